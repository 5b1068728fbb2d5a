export { default as Dispute } from "./Dispute.svelte";
export { default as Done } from "./Done.svelte";
export { default as Marches } from "./Marches.svelte";
export { default as StackConsent } from "./StackConsent.svelte";
export { default as TrainReentry } from "./TrainReentry.svelte";
