export { type Charged, chargedAmong, type Disturbance, disturbanceIn, disturbances } from "./disturbance.ts";
