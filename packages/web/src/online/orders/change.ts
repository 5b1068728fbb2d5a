import type { OrderKind, Orders } from "@maria/table";

/** Has these orders sealed, of which one kind is another than before; `news` is told when the server has taken them. */
export type Change = (kind: OrderKind, orders: Orders, news: string) => void | Promise<void>;
