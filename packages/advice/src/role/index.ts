export { type Camp, campsOf } from "./camps.ts";
export { ADVICE, type Advice, firstAdvice } from "./firstAdvice.ts";
export { type Goal, goalsOf } from "./goals.ts";
