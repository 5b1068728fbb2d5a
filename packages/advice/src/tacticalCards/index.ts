export { cheapestPayments, type Payment } from "./cheapestPayments.ts";
export { suggestedPayment, suggestedPayments } from "./suggestedPayment.ts";
