import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/places.css";
import "./styles/printed.css";
import App from "./App.svelte";
import icons from "./art/icons.svg?raw";
import { settings } from "./lib/settings.svelte";
import { inlay } from "./lib/sprite";
import { fetchCommon } from "./lib/words.svelte";

inlay("icons", icons);
void fetchCommon(settings.lang).then(() => mount(App, { target: document.getElementById("app")! }));
