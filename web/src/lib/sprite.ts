/** Symbols are laid into the page once, so that `<use href="#seat-1">` finds them and they take the page's colours. */
export function inlay(name: string, svg: string): void {
  if (!svg || document.getElementById(`sprite-${name}`)) return;
  const holder = document.createElement("div");
  holder.id = `sprite-${name}`;
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = svg;
  document.body.prepend(holder);
}

/** A drawing as text; none if it does not come, since a board can be played without its pictures. */
export async function drawing(address: string): Promise<string> {
  const answer = address ? await fetch(address).catch(() => null) : null;
  return answer?.ok ? answer.text() : "";
}

/** The symbols of a game. The board does not wait for them. */
export async function fetchSprite(name: string, address: string): Promise<void> {
  inlay(name, await drawing(address));
}
