/**
 * Where the places of our two maps lie, wide and tall. A map is drawn in the real pixels of its frame: places and roads are
 * stretched to it, what stands on them is not.
 */
export type Side = "right" | "left" | "below" | "above";
export interface Spot {
  x: number;
  y: number;
  side: Side; // where its name and tags stand; in the capital, the carriages
  shift: number; // how much lower than usual
  free: 1 | -1; // on which hand a price has room; carriages stand on the other
}
type Row = [x: number, y: number, side: Side, shift?: number];
export interface Layout {
  width: number;
  height: number;
  places: Record<string, Row>;
  roads: Record<string, string>; // from the smaller index to the greater: "capital village-1"
  river: string;
  woods: [symbol: number, x: number, y: number][];
  hills: [symbol: number, x: number, y: number][];
}

const WIDE_GROUND = {
  width: 916,
  height: 428,
  river: "M540 -6C520 40 556 92 524 140S498 210 520 262 566 330 540 380 556 420 552 436",
};

const WIDE_FOUR: Layout = {
  ...WIDE_GROUND,
  places: {
    capital: [446, 226, "right"],
    "city-1": [424, 46, "below"],
    "monastery-2": [650, 60, "right"],
    "city-2": [716, 238, "right"],
    "monastery-3": [652, 372, "right"],
    "city-3": [460, 408, "above"],
    "monastery-4": [208, 366, "left", 14],
    "city-4": [74, 214, "right"],
    "monastery-1": [206, 64, "left"],
    "village-1": [284, 148, "right", 8],
    "village-2": [588, 156, "right"],
    "village-3": [590, 296, "right"],
    "village-4": [286, 288, "left", -6],
  },
  roads: {
    "capital village-1": "M446 226C400 226 330 220 284 148",
    "capital village-2": "M446 226C520 222 560 200 588 156",
    "capital village-3": "M446 226C500 250 540 290 590 296",
    "capital village-4": "M446 226C380 236 330 244 286 288",
    "village-1 monastery-1": "M284 148C262 120 238 96 206 64",
    "village-2 monastery-2": "M588 156C604 116 626 96 650 60",
    "village-3 monastery-3": "M590 296C606 330 630 350 652 372",
    "village-4 monastery-4": "M286 288C270 324 250 350 208 366",
    "monastery-1 city-1": "M206 64C270 40 350 36 424 46",
    "city-1 monastery-2": "M424 46C500 36 590 48 650 60",
    "monastery-2 city-2": "M650 60C664 122 730 110 716 238",
    "city-2 monastery-3": "M716 238C730 328 664 318 652 372",
    "monastery-3 city-3": "M652 372C590 404 520 412 460 408",
    "city-3 monastery-4": "M460 408C370 414 280 400 208 366",
    "monastery-4 city-4": "M208 366C170 300 96 300 74 214",
    "monastery-1 city-4": "M206 64C170 130 96 130 74 214",
  },
  woods: [
    [1, 330, 96],
    [2, 24, 96],
    [3, 850, 316],
    [4, 150, 176],
    [2, 24, 372],
    [1, 806, 24],
    [4, 566, 348],
    [1, 340, 404],
  ],
  hills: [
    [2, 120, 140],
    [1, 866, 140],
    [3, 832, 152],
    [1, 96, 276],
    [3, 128, 288],
    [3, 356, 190],
    [3, 588, 30],
  ],
};

const WIDE_THREE: Layout = {
  ...WIDE_GROUND,
  places: {
    capital: [446, 222, "right"],
    "city-1": [424, 46, "below"],
    "monastery-2": [664, 74, "right"],
    "city-2": [716, 262, "right"],
    "monastery-3": [470, 388, "left"],
    "city-3": [128, 318, "below"],
    "monastery-1": [206, 78, "left"],
    "village-1": [296, 158, "left"],
    "village-2": [596, 164, "right"],
    "village-3": [560, 312, "right"],
  },
  roads: {
    "capital village-1": "M446 222C400 222 340 214 296 158",
    "capital village-2": "M446 222C520 218 560 206 596 164",
    "capital village-3": "M446 222C490 240 530 262 560 312",
    "village-1 monastery-1": "M296 158C272 128 246 106 206 78",
    "village-2 monastery-2": "M596 164C612 124 640 104 664 74",
    "village-3 monastery-3": "M560 312C566 346 520 372 470 388",
    "monastery-1 city-1": "M206 78C270 48 350 38 424 46",
    "city-1 monastery-2": "M424 46C510 36 600 50 664 74",
    "monastery-2 city-2": "M664 74C684 132 730 150 716 262",
    "city-2 monastery-3": "M716 262C722 362 600 410 470 388",
    "monastery-3 city-3": "M470 388C380 424 260 322 128 318",
    "monastery-1 city-3": "M206 78C130 140 120 220 128 318",
  },
  woods: [
    [1, 330, 90],
    [2, 24, 96],
    [3, 860, 330],
    [4, 184, 236],
    [2, 24, 372],
    [1, 806, 24],
    [4, 664, 340],
    [3, 330, 300],
  ],
  hills: [
    [2, 70, 210],
    [1, 866, 140],
    [3, 832, 152],
    [1, 380, 320],
    [3, 408, 330],
    [3, 580, 34],
  ],
};

const TALL_GROUND = {
  width: 390,
  river: "M230 -6C215 40 246 92 214 140S150 210 196 262 250 330 200 380 206 460 192 500 220 600 214 680",
};

const TALL_FOUR: Layout = {
  ...TALL_GROUND,
  height: 672,
  places: {
    capital: [195, 322, "below"],
    "city-1": [195, 38, "below"],
    "monastery-2": [322, 100, "below"],
    "city-2": [326, 296, "below"],
    "monastery-3": [330, 506, "below"],
    "city-3": [195, 580, "below"],
    "monastery-4": [60, 506, "below"],
    "city-4": [64, 296, "below"],
    "monastery-1": [68, 100, "below"],
    "village-1": [118, 206, "below"],
    "village-2": [272, 206, "below"],
    "village-3": [272, 412, "below"],
    "village-4": [118, 412, "below"],
  },
  roads: {
    "capital village-1": "M195 322C176 260 196 206 118 206",
    "capital village-2": "M195 322C214 260 194 206 272 206",
    "capital village-3": "M195 322C250 340 258 370 272 412",
    "capital village-4": "M195 322C140 340 132 370 118 412",
    "village-1 monastery-1": "M118 206C156 174 152 100 68 100",
    "village-2 monastery-2": "M272 206C234 174 238 100 322 100",
    "village-3 monastery-3": "M272 412C326 414 334 450 330 506",
    "village-4 monastery-4": "M118 412C64 414 56 450 60 506",
    "monastery-1 city-1": "M68 100C70 56 140 38 195 38",
    "city-1 monastery-2": "M195 38C250 38 320 56 322 100",
    "monastery-2 city-2": "M322 100C400 110 402 250 326 296",
    "city-2 monastery-3": "M326 296C404 310 396 450 330 506",
    "monastery-3 city-3": "M330 506C396 540 300 584 195 580",
    "city-3 monastery-4": "M195 580C90 584 -6 540 60 506",
    "monastery-4 city-4": "M60 506C-6 450 -14 310 64 296",
    "monastery-1 city-4": "M68 100C-10 110 -12 250 64 296",
  },
  woods: [
    [4, 24, 30],
    [4, 366, 30],
    [4, 366, 640],
    [4, 24, 640],
  ],
  hills: [
    [2, 110, 40],
    [2, 284, 40],
    [2, 110, 650],
    [3, 290, 650],
  ],
};

const TALL_THREE: Layout = {
  ...TALL_GROUND,
  height: 588,
  places: {
    capital: [195, 318, "right"],
    "city-1": [195, 38, "below"],
    "monastery-2": [322, 100, "below"],
    "city-2": [326, 366, "below"],
    "monastery-3": [195, 500, "below"],
    "city-3": [64, 366, "below"],
    "monastery-1": [68, 100, "below"],
    "village-1": [118, 204, "below"],
    "village-2": [272, 204, "below"],
    "village-3": [195, 398, "below"],
  },
  roads: {
    "capital village-1": "M195 318C176 260 196 204 118 204",
    "capital village-2": "M195 318C214 260 194 204 272 204",
    "capital village-3": "M195 318C270 340 250 390 195 398",
    "village-1 monastery-1": "M118 204C156 172 152 100 68 100",
    "village-2 monastery-2": "M272 204C234 172 238 100 322 100",
    "village-3 monastery-3": "M195 398C110 400 110 490 195 500",
    "monastery-1 city-1": "M68 100C70 56 140 38 195 38",
    "city-1 monastery-2": "M195 38C250 38 320 56 322 100",
    "monastery-2 city-2": "M322 100C400 120 402 300 326 366",
    "city-2 monastery-3": "M326 366C404 400 360 506 195 500",
    "monastery-3 city-3": "M195 500C30 506 -14 400 64 366",
    "monastery-1 city-3": "M68 100C-10 120 -12 300 64 366",
  },
  woods: [
    [4, 24, 30],
    [4, 366, 30],
    [4, 360, 550],
    [4, 30, 550],
  ],
  hills: [
    [2, 110, 40],
    [2, 284, 40],
    [3, 110, 560],
  ],
};

/** The layout of a map of so many places, for a frame of this width. */
export function layoutFor(places: number, width: number): Layout {
  if (width < 560) return places > 10 ? TALL_FOUR : TALL_THREE;
  return places > 10 ? WIDE_FOUR : WIDE_THREE;
}

/** Somebody's own map: the capital in the middle, its neighbours around it, the rest on an outer ring. */
export function ringed(distances: number[][], layout: Layout): Row[] {
  const near = distances[0]!.map((spaces) => spaces === 1);
  const wide = layout.width > layout.height;
  const middle: Row = [layout.width * (wide ? 0.44 : 0.5), layout.height * 0.5, "right"]; // wide, tags stand on the right
  return near.map((isNear, place) => {
    if (place === 0) return middle;
    const ring = near.flatMap((other, i) => (i > 0 && other === isNear ? [i] : []));
    const angle = (2 * Math.PI * (ring.indexOf(place) + (isNear ? 0.5 : 0))) / ring.length - Math.PI / 2;
    const reach = isNear ? 0.25 : 0.38;
    const [x, y] = [
      Math.cos(angle) * reach * layout.width,
      Math.sin(angle) * reach * layout.height * (wide ? 1.08 : 1),
    ];
    return [middle[0] + x, middle[1] + y, wide ? "right" : "below"];
  });
}

/** The same path in another frame. */
export function stretched(path: string, sx: number, sy: number): string {
  return path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${(Number(x) * sx).toFixed(1)} ${(Number(y) * sy).toFixed(1)}`,
  );
}
