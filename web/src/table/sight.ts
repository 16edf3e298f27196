const AROUND = 40; // pixels: what a place is called stands beside it

/**
 * What is asked about may lie below the fold of a small screen, or under what stays at the head of the board (`data-stays`): scroll to all
 * of it where it can be seen at once, else to the first of it unless some is seen.
 */
export function bringIntoSight(board: HTMLElement): void {
  const stay = [...board.querySelectorAll("[data-stays]")].filter(
    (part) => getComputedStyle(part).position === "sticky",
  );
  const legal = [...board.querySelectorAll("[data-state='legal']")].filter(
    (place) => place.getClientRects().length && !stay.some((part) => part.contains(place)),
  );
  const lit = legal.filter((place) => place.matches("[data-lit]"));
  const places = lit.length ? lit : legal;
  if (!places.length) return;
  const frame = board.getBoundingClientRect();
  const [top, bottom] = [Math.max(frame.top, ...stay.map((part) => part.getBoundingClientRect().bottom)), frame.bottom];
  const boxes = places.map((place) => place.getBoundingClientRect());
  const [first, last] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const spare = bottom - top - (last - first);
  const isSeen = (box: DOMRect) => box.top >= top - 1 && box.bottom <= bottom + 1;
  if (spare < 0) {
    if (!boxes.some(isSeen)) places[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return;
  }
  const around = Math.min(AROUND, spare / 2);
  board.scrollBy(0, Math.min(0, first - around - top) || Math.max(0, last + around - bottom));
  for (const place of places)
    // in a list that scrolls by itself
    if (!isSeen(place.getBoundingClientRect())) place.scrollIntoView({ block: "nearest", inline: "nearest" });
}
