/** Whatever has a rule says so with `data-rule`: a right click, a long press or the key ? open the rulebook there. */
import { openRule } from "../lib/rules.svelte";

const LONG_PRESS = 550; // milliseconds

export function ruleAt(target: EventTarget | null): string | undefined {
  const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-rule]") : null;
  return thing?.dataset["rule"];
}

export class Pointing {
  private target: EventTarget | null = null;
  private pressing = 0;

  /** For the element whose things have rules: `<main {...pointing.given}>`. */
  readonly given = {
    oncontextmenu: (event: MouseEvent) => {
      const rule = ruleAt(event.target);
      if (!rule) return;
      event.preventDefault();
      openRule(rule);
    },
    onpointerdown: (event: PointerEvent) => {
      const rule = event.pointerType === "touch" ? ruleAt(event.target) : undefined;
      if (rule) this.pressing = window.setTimeout(() => openRule(rule), LONG_PRESS);
    },
    onpointerup: () => clearTimeout(this.pressing),
    onpointercancel: () => clearTimeout(this.pressing),
    onpointerleave: () => clearTimeout(this.pressing),
    onpointermove: (event: PointerEvent) => {
      this.target = event.target;
    },
  };

  /** The rule of what has the focus, or of what is pointed at. */
  get rule(): string | undefined {
    return ruleAt(document.activeElement) ?? ruleAt(this.target);
  }
}
