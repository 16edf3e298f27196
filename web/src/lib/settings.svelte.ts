/** What a person has chosen for this browser; it outlives the page. */
import { ENGLISH, LANGS, type Lang } from "./languages";

export type { Lang } from "./languages";
export type Theme = "auto" | "day" | "night";
export type Motion = "normal" | "fast" | "none";
export const PACES = ["step", "slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];
export const LEVELS = ["apprentice", "journeyman", "master", "grandmaster"] as const;
export type Level = (typeof LEVELS)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  level: Level; // of the bots that the shelf seats
  opponents: number;
}

export const served = document.documentElement.lang; // the language that the browser asks for by itself
const KEY = "chantier";
const dark = matchMedia("(prefers-color-scheme: dark)");

function spoken(): Lang {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-", 1)[0]!);
  return wanted.find((lang) => LANGS.includes(lang)) ?? ENGLISH;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // somebody's browser keeps nothing, or something else
  }
}

class Settings {
  lang = $state<Lang>(spoken());
  theme = $state<Theme>("auto");
  motion = $state<Motion>("normal");
  pace = $state<Pace>("normal"); // of what others do
  sound = $state(false);
  level = $state<Level>("journeyman");
  opponents = $state(2);

  constructor() {
    const { lang, theme, motion, pace, sound, level, opponents } = kept();
    if (lang && LANGS.includes(lang)) this.lang = lang;
    if (theme === "day" || theme === "night") this.theme = theme;
    if (motion === "fast" || motion === "none") this.motion = motion;
    if (pace && PACES.includes(pace)) this.pace = pace;
    this.sound = sound === true;
    if (level && LEVELS.includes(level)) this.level = level;
    if (opponents === 1 || opponents === 2 || opponents === 3 || opponents === 4) this.opponents = opponents;
    dark.addEventListener("change", () => this.apply());
    this.apply();
  }

  change(changed: Partial<Kept>): void {
    Object.assign(this, changed);
    const { lang, theme, motion, pace, sound, level, opponents } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, pace, sound, level, opponents }));
    } catch {
      // it holds until the page is closed
    }
    this.apply();
  }

  private apply(): void {
    const night = this.theme === "night" || (this.theme === "auto" && dark.matches);
    const { dataset } = document.documentElement;
    document.documentElement.lang = this.lang;
    dataset["theme"] = night ? "night" : "day";
    dataset["motion"] = this.motion;
  }
}

export const settings = new Settings();
