export { suggestedAllotment, takesPart } from "./suggestedAllotment.ts";
