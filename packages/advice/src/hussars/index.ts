export { type Charged, type Disturbance, disturbanceIn, disturbances } from "./disturbance.ts";
