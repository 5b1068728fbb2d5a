import { codec } from "@maria/rules/authority";
import { type OrderKind, orderKind } from "./orders/orders.ts";

/** What a store gives back: an entry of the record, and the sealed order that made it. */
export interface StoredEntry {
  /** Nothing in it is trusted: the rules will read it. */
  readonly entry: unknown;
  readonly order: OrderKind | null;
}

/** Tells the order from the entry; what has none, or none that is known, is an entry as it is. */
export const withoutOrder = (stored: unknown): StoredEntry => {
  if (!codec.isPlain(stored) || !Object.hasOwn(stored, "order")) return { entry: stored, order: null };
  const { order, ...entry } = stored as { readonly order: unknown };
  const known = codec.read(orderKind, order);
  return { entry, order: known === codec.MALFORMED ? null : known };
};
