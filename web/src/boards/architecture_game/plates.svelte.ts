/** The 24 drawings, each fetched once and laid into the page as a symbol; a fragment is a region of its plate. */
import { SvelteSet } from "svelte/reactivity";
import regions from "../../art/plates/regions.json";
import { drawing, inlay } from "../../lib/sprite";
import type { Region } from "./view";

const DRAWINGS = import.meta.glob<string>("../../art/plates/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const SIZE = 1000; // of a plate
const MARGIN = 16;

interface Cut {
  building: string;
  region: Region;
}

const PLATES = regions as unknown as Record<string, { box: Region; fragments: Record<string, Region> }>;
const CUTS = new Map<string, Cut>(
  Object.entries(PLATES).flatMap(([building, { fragments }]) =>
    Object.entries(fragments).map(([id, region]) => [id, { building, region }] as const),
  ),
);

export const BUILDINGS = Object.keys(PLATES);
export const laid = new SvelteSet<string>();

export function cut(fragment: string): Cut {
  const found = CUTS.get(fragment);
  if (!found) throw new Error(`no fragment ${fragment}`);
  return found;
}

export function fragmentsOf(building: string): string[] {
  return Object.keys(PLATES[building]?.fragments ?? {});
}

export function symbolOf(building: string): string {
  return `plate-${building}`;
}

const asked = new Map<string, Promise<void>>();

export function lay(building: string): Promise<void> {
  const found = asked.get(building) ?? fetchPlate(building);
  asked.set(building, found);
  return found;
}

async function fetchPlate(building: string): Promise<void> {
  const svg = await drawing(DRAWINGS[`../../art/plates/${building}.svg`] ?? "");
  if (!svg) return void asked.delete(building); // it is asked for again when it is next seen
  const symbol = svg.replace("<svg ", `<symbol id="${symbolOf(building)}" `).replace(/<\/svg>\s*$/, "</symbol>");
  inlay(symbolOf(building), `<svg width="0" height="0">${symbol}</svg>`);
  laid.add(building);
}

/** In a race nobody waits for a drawing: all of them, one after the other. */
export async function layAll(): Promise<void> {
  for (const building of BUILDINGS) await lay(building);
}

/** The part of a plate that shows a building and all its windows in so many pixels, and how long a pixel is there. */
export function framed(building: string, width: number, height: number): { box: Region; pixel: number } {
  const plate = PLATES[building];
  const parts = plate ? [plate.box, ...Object.values(plate.fragments)] : [[0, 0, SIZE, SIZE] as Region];
  const left = Math.max(0, Math.min(...parts.map(([x]) => x)) - MARGIN);
  const top = Math.max(0, Math.min(...parts.map(([, y]) => y)) - MARGIN);
  const right = Math.min(SIZE, Math.max(...parts.map(([x, , w]) => x + w)) + MARGIN);
  const bottom = Math.min(SIZE, Math.max(...parts.map(([, y, , h]) => y + h)) + MARGIN);
  const pixel = Math.max((right - left) / Math.max(width, 1), (bottom - top) / Math.max(height, 1));
  const [w, h] = [width * pixel, height * pixel];
  return { box: [(left + right - w) / 2, (top + bottom - h) / 2, w, h], pixel };
}

/** How thick the pen is, for lines that neither vanish in a small drawing nor swell in a large one. */
export function pen(pixel: number): number {
  return Math.min(1.9, Math.max(0.72, 0.3 * pixel));
}
