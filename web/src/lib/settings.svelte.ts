/** What a person has chosen for this browser; it outlives the page. */
export type Lang = "fr" | "en";
export type Theme = "auto" | "day" | "night";
export type Motion = "normal" | "fast" | "none";

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
}

const KEY = "chantier";
const dark = matchMedia("(prefers-color-scheme: dark)");

function spoken(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((lang) => lang === "fr" || lang === "en") ?? "en"; // whoever speaks neither rather reads English
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
  sound = $state(false);

  constructor() {
    const { lang, theme, motion, sound } = kept();
    if (lang === "fr" || lang === "en") this.lang = lang;
    if (theme === "day" || theme === "night") this.theme = theme;
    if (motion === "fast" || motion === "none") this.motion = motion;
    this.sound = sound === true;
    dark.addEventListener("change", () => this.apply());
    this.apply();
  }

  change(changed: Partial<Kept>): void {
    Object.assign(this, changed);
    const { lang, theme, motion, sound } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, sound }));
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
