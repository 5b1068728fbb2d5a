export { cessionNow, goalsIfCeded } from "./ceded.ts";
