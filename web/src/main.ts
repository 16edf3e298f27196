import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/places.css";
import App from "./App.svelte";
import icons from "./art/icons.svg?raw";
import { inlay } from "./lib/sprite";

inlay("icons", icons);
mount(App, { target: document.getElementById("app")! });
