import type { Language } from "@maria/tell";

/** A moment as the reader writes it: in the language of the page, in the manner of the browser's own country. */
export const momentIn = (language: Language, time: number | Date): string => {
  const manner = navigator.languages.find((name) => name.startsWith(language)) ?? language;
  return new Intl.DateTimeFormat(manner, { dateStyle: "medium", timeStyle: "short" }).format(time);
};
