export { MOST_TROOPS, suggestedAllotment, takesPart } from "./suggestedAllotment.ts";
