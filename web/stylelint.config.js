/**
 * Type, space and colour come from styles/tokens.css alone, windows have three sizes, and no component styles another's inside.
 * A board is as wide as its window says; only cards of one board, whose boxes have many sizes in one window, fit themselves with @container.
 */
/** A length that is no token. One pixel is the width of a line, and parts of the type's own size are allowed. */
const RAW = /(?<![\w.-])-?(?!1px)\d*\.?\d+(px|rem|vw|vh|pt)\b/;

const RULES = {
  "color-no-hex": true,
  "color-named": "never",
  "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
  "declaration-property-value-disallowed-list": {
    "/^(font|font-size|line-height|letter-spacing)$/": [RAW],
    "/^(margin|padding|gap|row-gap|column-gap)/": [RAW],
  },
  "media-feature-name-value-allowed-list": {
    "max-width": ["720px", "1180px"], // a phone; a tablet
    "min-width": ["721px", "1181px"],
    "max-height": ["500px", "860px"], // a phone lying down; a low screen
    "min-height": ["501px", "861px"],
  },
  "at-rule-disallowed-list": ["container"],
  "no-duplicate-selectors": true,
  "declaration-block-no-duplicate-properties": true,
  "selector-pseudo-class-disallowed-list": ["global"],
  "selector-disallowed-list": [/\[data-state/], // how a place looks is in styles/places.css alone
  "selector-class-pattern": ["^[a-z]{3,}[a-z0-9]*(-[a-z0-9]+)*$", { message: "A class is a whole word" }],
};

const ALLOWED = Object.fromEntries(Object.keys(RULES).map((rule) => [rule, null]));

export default {
  ignoreFiles: ["node_modules/**", "src/art/**"],
  reportNeedlessDisables: true,
  rules: {
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "custom-property-no-missing-var-function": true,
    "font-family-no-duplicate-names": true,
    "function-calc-no-unspaced-operator": true,
    "no-invalid-double-slash-comments": true,
    "property-no-unknown": true,
    "selector-pseudo-element-no-unknown": true,
    "unit-no-unknown": true,
    ...RULES,
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      // the one file that lays out what others have inside; lower than these two, boards shrink rather than scroll
      files: ["src/table/TableView.svelte"],
      rules: {
        "selector-pseudo-class-disallowed-list": null,
        "media-feature-name-value-allowed-list": {
          ...RULES["media-feature-name-value-allowed-list"],
          "max-height": ["500px", "755px", "788px", "860px"],
        },
      },
    },
    {
      // its cards and rows have boxes of many sizes in one and the same window
      files: ["src/boards/artisans_builders/*.svelte"],
      rules: { "at-rule-disallowed-list": null },
    },
    { files: ["src/styles/places.css"], rules: { "selector-disallowed-list": null } },
    { files: ["src/styles/tokens.css"], rules: ALLOWED },
  ],
};
