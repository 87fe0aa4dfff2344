import { mount } from "svelte";
import App from "./App.svelte";
import "./art/themes.css";
import "./style.css";

mount(App, { target: document.getElementById("app")! });
