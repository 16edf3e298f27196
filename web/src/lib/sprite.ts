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
