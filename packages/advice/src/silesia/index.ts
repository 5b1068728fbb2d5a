export { goalsIfCeded } from "./ceded.ts";
