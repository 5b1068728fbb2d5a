export { default as Battle } from "./Battle.svelte";
export { default as Fights } from "./Fights.svelte";
export { default as Retreat } from "./Retreat.svelte";
