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
import { pageAt } from "./pages";

inlay("icons", icons);
/** Nothing is drawn before the first page is there; one that does not come says so itself. */
const first = pageAt(location.pathname)?.catch(() => null);
void Promise.all([fetchCommon(settings.lang), first]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
