/** What is wrong in TypeScript and Svelte. How it looks is Prettier's matter, and whether the types hold svelte-check's. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/**/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteDirective[kind='Binding'][key.name.name=/^(client|offset)(Width|Height)$/]",
          message: "It lays out the page while it is made; {@attach sized(…)} waits (lib/sized.ts).",
        },
      ],
      "no-alert": "error", // what is asked is asked on a sheet of ours
      "no-undef": "off", // TypeScript sees it
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "svelte/no-useless-mustaches": "off", // {" · "} keeps its spaces
      "svelte/prefer-svelte-reactivity": "off", // our maps are never changed once they are made, or not shown
    },
  },
  {
    files: ["src/parts/{Cover,RulesPanel,TopBar}.svelte"],
    rules: { "svelte/no-at-html-tags": "off" }, // our own drawings and rulebooks, put in by the build
  },
);
