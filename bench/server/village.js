// A small game of our own for boardgame.io's server: two builders, twelve offers, no secrets, 150 moves.
// Its rules are simpler than those of Queen's Architect; its state holds as much as a player of that game sees (see `bytes/update`).
const { Server, Origins } = require("boardgame.io/server");

const OFFERS = 12;
const LONGEST = 150;
const GUILDS = ["woodcutter", "smith", "glazier", "stonecutter", "mason", "tailor"];
const PLACES = ["capital", "Valmière", "Hautbois", "Clairmont", "Rivecourt", "Montfort", "Belleville", "Saint-Amand", "Grandpré", "Roche"];

const offer = (n) => ({ id: `${GUILDS[n % 6]}-${n}`, price: 1 + (n % 5), worth: 1 + ((n * 7) % 9), guild: GUILDS[n % 6], values: [3, 2, 5, 3, 5, 3], notch: n % 6, uses: 6, repair: n % 3, labourer: n % 4 === 0 });
const place = (name, n) => ({ id: `place-${n}`, name, kind: ["village", "town", "city"][n % 3], guilds: [GUILDS[n % 6], GUILDS[(n + 2) % 6], GUILDS[(n + 3) % 6]], bonus: "thalers", amount: n, cap: 3 + (n % 4), malus: 0, builders: [] });

const prospect = (n) => ({ rule: `V-${n}`, gives: "thalers", amount: n, terms: [{ name: "wage", amount: n, who: "" }, { name: "labourer", amount: 1, who: GUILDS[n % 6] }], lacks: [], turned: { [`${GUILDS[n % 6]}-${n}`]: n % 6 }, ways: [{ steps: 1, bonds: n }, { steps: 0, bonds: n + 1 }] });

const village = {
  name: "village",
  deltaState: process.env.DELTA === "1",
  setup: () => ({
    offers: Array.from({ length: OFFERS }, (_, n) => offer(n)),
    seats: [0, 1].map((n) => ({ thalers: 10, bonds: 1, trust: 2, esteem: 0, at: 0, action: "labour", crew: [0, 1, 2].map((i) => offer(3 * n + i)), tavern: [null, null, null] })),
    places: PLACES.map(place),
    distances: PLACES.map((_, from) => PLACES.map((_, to) => Math.abs(from - to) % 5)),
    pile: Object.fromEntries(GUILDS.flatMap((guild) => [1, 2, 3].map((n) => [`${guild}-${n}`, n]))),
    tokens: [6, 9, 7, 8, 5, 6, 6, 8, 4],
    fares: [0, 1].map(() => PLACES.map((_, n) => (n % 5 ? n % 5 : null))),
    prospects: [0, 1].map(() => Object.fromEntries(["construction", "labour", "recruitment", "broker", "travel", "tavern"].map((name, n) => [`go ${name}`, prospect(n)]))),
    played: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    build: ({ G, ctx, random }, chosen) => {
      const seat = G.seats[Number(ctx.currentPlayer)];
      const taken = G.offers[chosen];
      seat.thalers += taken.price > seat.thalers ? 5 : -taken.price;
      seat.esteem += taken.worth;
      seat.crew = [...seat.crew.slice(-2), taken];
      seat.at = (seat.at + taken.price) % G.places.length;
      G.places[seat.at].builders = [...G.places[seat.at].builders.slice(-3), Number(ctx.currentPlayer)];
      G.offers[chosen] = offer(random.Die(54));
      G.played += 1;
    },
  },
  endIf: ({ G }) => (G.played >= LONGEST ? { winner: G.seats[0].esteem > G.seats[1].esteem ? "0" : "1" } : undefined),
};

Server({ games: [village], origins: [Origins.LOCALHOST] }).run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
