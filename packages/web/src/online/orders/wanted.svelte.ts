import type { OrderKind } from "@maria/table";

/** The order somebody has asked for beside a decision: it lies open when the orders are shown. */
class WantedOrder {
  kind = $state<OrderKind | null>(null);
}

export const wantedOrder = new WantedOrder();
