export { type SupplyLoss, supplyLosses } from "./shortfall.ts";
