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
