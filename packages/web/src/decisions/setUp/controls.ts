export { default as Allotment } from "./Allotment.svelte";
