import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { fileURLToPath } from "node:url";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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

/** Of the messages in a .ftl the client gets no comments, and of the kernel's only what is said at a table. */
function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    async load(id) {
      const [, file = ""] = /^(.*\.ftl)\?raw$/.exec(id) ?? [];
      if (!file) return null;
      const told = (await readFile(file, "utf8"))
        .split(/^(?=[a-z])/m)
        .map((message) => message.replace(/^#.*\n/gm, ""));
      const said = file.includes("/kernel/") ? told.filter((message) => /^(refusal|seat)-/.test(message)) : told;
      return {
        code: `export default ${JSON.stringify(said.map((message) => message.trimEnd()).join("\n"))}`,
        map: null,
      };
    },
  };
}

function html(text: string): string {
  return marked.parse(text, { async: false });
}

export default defineConfig({
  plugins: [rulebook(), messages(), svelte()],
  resolve: {
    conditions: process.env["VITEST"] ? ["browser"] : undefined, // Svelte's own, with effects
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
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    alias: { ws: path("node_modules/ws/wrapper.mjs") }, // the server of websockets, which browsers have not
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, // the Host stays the page's, so its Origin is its own
  },
});
