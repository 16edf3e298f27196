/** The people that bots are called after: a portrait and a few words each, fetched when one of them sits down. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import "./pieces";
import { settings } from "./settings.svelte";
import { inlay } from "./sprite";

const DRAWN = import.meta.glob<string>("../art/people/*.svg", { query: "?raw", import: "default" });
const TOLD = import.meta.glob<string>("../../../src/chantier/bots/people.*.ftl", { query: "?raw", import: "default" });

class People {
  private drawn = $state.raw<ReadonlySet<string>>(new Set());
  private told = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  private asked = new Set<string>();
  private cut: string[] = []; // the names of the marks

  /** The symbol of somebody's portrait; undefined before it is there, and for names that are nobody's. */
  portrait(name: string): string | undefined {
    const code = name.toLowerCase();
    this.fetch(code);
    return this.drawn.has(code) ? `face-${code}` : undefined;
  }

  /** The symbol of the mark that somebody signs with; undefined before it is there, and for one that is not drawn. */
  mark(name: string | undefined): string | undefined {
    return name && this.marks.includes(name) ? `mark-${name}` : undefined;
  }

  /** The marks that people can choose from. */
  get marks(): string[] {
    this.fetch("marks");
    return this.drawn.has("marks") ? this.cut : [];
  }

  /** Rings and marks round a portrait. */
  get hasStates(): boolean {
    this.fetch("states");
    return this.drawn.has("states");
  }

  /** "glazier, Bruges, about 1450. Cuts true the first time…", once it is fetched. */
  about(name: string): string {
    const bundle = this.told.get(settings.lang);
    if (!bundle) void this.learn();
    const part = (what: string) => {
      const said = bundle?.getMessage(`person-${name.toLowerCase()}-${what}`)?.value;
      return said ? bundle!.formatPattern(said) : "";
    };
    return part("trade") && `${part("trade")}, ${part("from")}. ${part("manner")}`;
  }

  private fetch(code: string): void {
    const load = DRAWN[`../art/people/${code}.svg`];
    if (!load || this.asked.has(code)) return;
    this.asked.add(code);
    void load().then((svg) => {
      inlay(`people-${code}`, svg);
      if (code === "marks") this.cut = [...svg.matchAll(/id="mark-([a-z-]+)"/g)].map(([, name]) => name!);
      this.drawn = new Set([...this.drawn, code]);
    });
  }

  private async learn(): Promise<void> {
    const { lang } = settings;
    if (this.asked.has(lang)) return;
    this.asked.add(lang);
    const text = await TOLD[`../../../src/chantier/bots/people.${lang}.ftl`]?.();
    if (!text) return;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.told = new Map([...this.told, [lang, bundle]]);
  }
}

export const people = new People();
