/** Cards slide to where they lie now, as fast as the tokens say (at once, for those who want no motion). */
import { flip, type AnimationConfig } from "svelte/animate";
import { lasts } from "../../lib/motion";

export function slide(card: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const seen = places.from.width > 0 && places.to.width > 0; // on a phone it may lie under another tab
  return seen ? flip(card, places, { duration: lasts("--m-move") }) : { duration: 0 };
}
