/** The outline of an artisan's tile, on a ground of 200 by 200 with its middle at 0. */
export const HEXAGON = "M98 0L49 84.9L-49 84.9L-98 0L-49 -84.9L49 -84.9Z";

/** A point so far from the middle, 0 degrees to the right. */
export function polar(radius: number, degrees: number): [number, number] {
  return [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)];
}

export function closed(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** One of the six sides that carry a figure, the uppermost first. */
export function side(i: number): string {
  return closed([polar(98, 60 * i - 120), polar(98, 60 * i - 60), polar(59, 60 * i - 60), polar(59, 60 * i - 120)]);
}
