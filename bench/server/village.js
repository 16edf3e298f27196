// A small game of our own for boardgame.io's server: two builders, twelve offers, no secrets, 150 moves.
// Its state is smaller than that of Queen's Architect, which is in boardgame.io's favour.
const { Server, Origins } = require("boardgame.io/server");

const OFFERS = 12;
const LONGEST = 150;
const offer = (n) => ({ id: n, price: 1 + (n % 5), worth: 1 + ((n * 7) % 9), guild: ["mason", "joiner", "glazier", "smith"][n % 4] });

const village = {
  name: "village",
  setup: () => ({
    offers: Array.from({ length: OFFERS }, (_, n) => offer(n)),
    seats: [0, 1].map(() => ({ thalers: 10, esteem: 0, crew: [], at: 0 })),
    places: Array.from({ length: 9 }, (_, n) => ({ id: n, cap: 3 + (n % 4), builders: [] })),
    played: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    build: ({ G, ctx, random }, chosen) => {
      const seat = G.seats[Number(ctx.currentPlayer)];
      const taken = G.offers[chosen];
      seat.thalers += taken.price > seat.thalers ? 5 : -taken.price;
      seat.esteem += taken.worth;
      seat.crew = [...seat.crew.slice(-4), taken.id];
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
