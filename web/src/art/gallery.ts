import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import "./themes.css";

mount(Gallery, { target: document.getElementById("gallery")! });
