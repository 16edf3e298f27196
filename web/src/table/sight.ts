/** What is asked about may lie below the fold of a small screen: scroll the board to it, unless some of it is seen. */
export function bringIntoSight(board: HTMLElement): void {
  const places = [...board.querySelectorAll("[data-state='legal']")].filter((place) => place.getClientRects().length);
  const wanted = places.find((place) => place.matches("[data-lit]"));
  const { top, bottom } = board.getBoundingClientRect();
  const isSeen = (place: Element) => {
    const box = place.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (wanted ? !isSeen(wanted) : !places.some(isSeen))
    (wanted ?? places[0])?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
