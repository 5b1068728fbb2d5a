import type { SayOf } from "@maria/tell";
import type { Language } from "../../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../../language/later.ts";
import type { orders } from "../../language/orders/en.ts";

type English = typeof orders;
/** Says the texts of sealed orders. */
export type OrderSay = SayOf<English>;

const TEXTS: LaterTexts<English> = {
  en: async () => (await import("../../language/orders/en.ts")).orders,
  de: async () => (await import("../../language/orders/de.ts")).orders,
  fr: async () => (await import("../../language/orders/fr.ts")).orders,
};

export const orderTexts = (language: Language): Promise<OrderSay> => spokenLater(TEXTS, language);
