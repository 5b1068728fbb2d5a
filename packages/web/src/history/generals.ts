import type { SayOf } from "@maria/tell";
import type { history } from "../language/history/en.ts";
import type { Language } from "../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../language/later.ts";

/** By the names of the historical pack: a general of another pack is told nothing about. */
const KEYS: ReadonlyMap<string, keyof typeof history> = new Map([
  ["Moritz von Sachsen", "history.maurice"],
  ["Belle-Isle", "history.belleIsle"],
  ["Broglie", "history.broglie"],
  ["Maillebois", "history.maillebois"],
  ["Noailles", "history.noailles"],
  ["Törring", "history.torring"],
  ["Friedrich", "history.frederick"],
  ["Schwerin", "history.schwerin"],
  ["Erbprinz Leopold", "history.leopold"],
  ["Der Alte Dessauer", "history.dessauer"],
  ["Rutowski", "history.rutowski"],
  ["Karl von Lothringen", "history.charles"],
  ["Traun", "history.traun"],
  ["Khevenhüller", "history.khevenhuller"],
  ["Batthyány", "history.batthyany"],
  ["Neipperg", "history.neipperg"],
  ["Arenberg", "history.arenberg"],
  ["George II", "history.george"],
  ["Cumberland", "history.cumberland"],
  ["Earl of Stair", "history.stair"],
]);

export const hasHistory = (general: string): boolean => KEYS.has(general);

const TEXTS: LaterTexts<typeof history> = {
  en: async () => (await import("../language/history/en.ts")).history,
  de: async () => (await import("../language/history/de.ts")).history,
  fr: async () => (await import("../language/history/fr.ts")).history,
};

/** Who a general was: fetched when it is first asked. */
export const historyOf = async (general: string, language: Language): Promise<string> => {
  const say: SayOf<typeof history> = await spokenLater(TEXTS, language);
  const key = KEYS.get(general);
  return key === undefined ? "" : say(key);
};
