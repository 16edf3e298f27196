/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { readFile } from "node:fs/promises";
import { defineConfig, type Plugin } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The messages of a file, without comments; those that a language lacks are said in English. */
async function messagesOf(file: string): Promise<string[]> {
  const read = async (one: string) =>
    (await readFile(one, "utf8")).split(/^(?=[a-z])/m).filter((message) => /^[a-z]/.test(message));
  const told = await read(file);
  const known = new Set(told.map(idOf));
  const english = await read(file.replace(/\.[a-z]+\.ftl$/, ".en.ftl"));
  return [...told, ...english.filter((message) => !known.has(idOf(message)))].map((message) =>
    message.replace(/^#.*\n/gm, "").trimEnd(),
  );
}

/** What pages fetch together is one file: each file costs a browser some time, however small it is. */
const TOGETHER = [
  {
    name: "common",
    test: /node_modules\/(svelte|@fluent)\/|preload-helper|\/lib\/(api|files|game_words|languages|margin|rules|settings|sound|words)\./,
  },
  { name: "seats", test: /\/art\/pieces\.svg|\/lib\/(people|pieces)\.|\/parts\/Seat\./ },
  {
    name: "table",
    test: /\/table\/(Bar|Digest|Foresight|Journal|Margin|MoveButton|Tab|Told|Why|[a-z])|\/lib\/(assemble|motion|pace|spot|story|table)\.|\/parts\/(Dialog|Face|Hit|LogLine|PlayerCard|RuleLink|TurnLine)\./,
  },
];

const idOf = (message: string) => message.split(" ", 1)[0]!;

/** Of the kernel's messages the client gets only what is said at a table; the bots' names come with what every page says. */
function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    async load(id) {
      const [, file = ""] = /^(.*\.ftl)\?raw$/.exec(id) ?? [];
      if (!file) return null;
      const told = await messagesOf(file);
      const said = file.includes("/kernel/") ? told.filter((message) => /^(refusal|seat)-/.test(message)) : told;
      const [, lang] = /\/words\/client\.([a-z]+)\.ftl$/.exec(file) ?? [];
      if (lang) said.unshift(...(await messagesOf(path(`../src/chantier/bots/messages.${lang}.ftl`))));
      return { code: `export default ${JSON.stringify(said.join("\n"))}`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [messages(), svelte()],
  resolve: {
    conditions: process.env["VITEST"] ? ["browser"] : undefined, // Svelte's own, with effects
    alias: {
      $kernel: path("../src/chantier/kernel"),
    },
  },
  build: {
    outDir: process.env["CLIENT_OUT"] ?? path("../src/chantier/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: TOGETHER,
          includeDependenciesRecursively: false, // the shelf's parts stay with the shelf
        },
      },
    },
    manifest: "manifest.json", // the server tells a page's files beforehand
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    alias: { ws: path("node_modules/ws/wrapper.mjs") }, // the server of websockets, which browsers have not
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true }, // the Host stays the page's, so its Origin is its own
      "/games": "http://127.0.0.1:8000",
    },
  },
});
