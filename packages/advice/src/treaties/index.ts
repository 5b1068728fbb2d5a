export { treatyBinding } from "./binding.ts";
export { type Ending, type MarchOwed, marchOwed } from "./marchOwed.ts";
export { whyNoOffer } from "./offersLeft.ts";
