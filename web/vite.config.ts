import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** RULES.fr.md becomes its numbered rules, each with its title and its text as HTML. */
function rulebook(): Plugin {
  return {
    name: "rulebook",
    transform(code, id) {
      if (!id.endsWith(".md")) return null;
      const [opening = "", ...chapters] = code.split(/^## /m);
      const chapter = (text: string) => {
        const [head = "", ...rules] = text.split(/^### /m);
        const [title = "", ...rest] = head.split("\n");
        return { title, html: html(rest.join("\n")), rules: rules.map(rule) };
      };
      const [title = "", ...rest] = opening.replace(/^# /, "").split("\n");
      const book = { title, html: html(rest.join("\n")), chapters: chapters.map(chapter) };
      return { code: `export default ${JSON.stringify(book)}`, map: null };
    },
  };
}

function rule(text: string) {
  const [heading = "", ...rest] = text.split("\n");
  const [, id = "", title = ""] = /^([A-Z]{2}-\w+)\s+(.*)$/.exec(heading) ?? [null, "", heading];
  return { id, title, html: html(rest.join("\n")) };
}

function html(text: string): string {
  return marked.parse(text, { async: false });
}

export default defineConfig({
  plugins: [rulebook(), svelte()],
  resolve: {
    alias: {
      $bots: path("../src/chantier/bots"),
      $games: path("../src/chantier/games"),
      $kernel: path("../src/chantier/kernel"),
    },
  },
  build: {
    outDir: process.env["CLIENT_OUT"] ?? path("../src/chantier/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, // the Host stays the page's, so its Origin is its own
  },
});
