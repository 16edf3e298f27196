import type { Attachment } from "svelte/attachments";

/**
 * Tells how large an element is, whenever the browser has laid it out: `{@attach sized((w) => (width = w))}`. Svelte's `bind:clientWidth`
 * also asks while the page is made, and each time all that is there so far is laid out for it.
 */
export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element, { box: "border-box" });
    return () => observer.disconnect();
  };
}
