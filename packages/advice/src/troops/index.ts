export { type Strength, strengthOf } from "./strength.ts";
