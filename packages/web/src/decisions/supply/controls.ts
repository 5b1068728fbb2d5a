export { default as Subsidy } from "./Subsidy.svelte";
export { default as SupplyPayment } from "./SupplyPayment.svelte";
export { default as SupplyShortfall } from "./SupplyShortfall.svelte";
