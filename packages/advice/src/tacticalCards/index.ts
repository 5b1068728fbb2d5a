export { suggestedPayment } from "./suggestedPayment.ts";
