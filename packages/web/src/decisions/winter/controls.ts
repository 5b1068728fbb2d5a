export { default as Recruiting } from "./Recruiting.svelte";
