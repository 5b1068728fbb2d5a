import type { Power } from "@maria/rules/model";
import type { Language } from "../language/language.svelte.ts";

/** "6.1", "6,1": one place behind the point. */
export const tenths = (language: Language, value: number): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "+0.4", "−1.2" */
export const signedTenths = (language: Language, value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return tenths(language, 0);
  return `${rounded > 0 ? "+" : "−"}${tenths(language, Math.abs(rounded))}`;
};

/** "38 %" */
export const percent = (language: Language, value: number): string =>
  value.toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });

/** "+38 %", "−4 %" */
export const signedPercent = (language: Language, value: number): string =>
  `${value > 0 ? "+" : value < 0 ? "−" : ""}${percent(language, Math.abs(value))}`;

/** The chance of each power to win. */
export type Chances = ReadonlyMap<Power, number>;

/** In whole hundredths, as they are told. */
export const inHundredths = (chances: Chances): Chances =>
  new Map([...chances].map(([power, chance]) => [power, Math.round(chance * 100)]));
