export { default as Hussars } from "./Hussars.svelte";
