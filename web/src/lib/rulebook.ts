/** A page of rules as its chapters and numbered rules, each with its text as HTML. */
export interface Rule {
  id: string;
  title: string;
  html: string;
}

export interface Rulebook {
  lang: string;
  title: string;
  html: string;
  chapters: { title: string; html: string; rules: Rule[] }[];
}
