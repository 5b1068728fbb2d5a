import type { Pack } from "@maria/rules/model";
import {
  LANGUAGES,
  type Language,
  type SayOf,
  sayWith,
  type Translation,
  type Words,
  wordsFor,
} from "@maria/tell";
import { recall, remember } from "../settings/memory.ts";
import type { en } from "./en.ts";

type Say = SayOf<typeof en>;
export type MessageKey = keyof typeof en;

/** Each language is a file of its own: only the one that is spoken is loaded. */
const TEXTS: { readonly [Name in Language]: () => Promise<Translation<typeof en>> } = {
  en: async () => (await import("./en.ts")).en,
  de: async () => (await import("./de.ts")).de,
  fr: async () => (await import("./fr.ts")).fr,
};

const KEY = "maria-language";

/** The language chosen before, or the first of the browser's that is known here. */
const wantedLanguage = (): Language => {
  const wanted = [recall(KEY) ?? "", ...navigator.languages].map((name) => name.slice(0, 2));
  return wanted.flatMap((name) => LANGUAGES.filter((known) => known === name))[0] ?? "en";
};

/** The language of the page. Whoever reads `say` or `words` is shown anew when it changes. */
class PageLanguage {
  current = $state<Language>("en");
  private speaking = $state.raw<Say | null>(null);
  private pack = $state.raw<Pack | null>(null);
  private readonly speaker: Words<Say> | null = $derived(
    this.speaking === null || this.pack === null ? null : wordsFor(this.current, this.pack, this.speaking),
  );

  /** Says a message of the page. */
  get say(): Say {
    if (this.speaking === null) throw new Error("no language has been loaded yet");
    return this.speaking;
  }

  /** For the functions of @maria/tell; there are words once the component pack is known. */
  get words(): Words<Say> {
    if (this.speaker === null) throw new Error("no component pack has been loaded yet");
    return this.speaker;
  }

  speakOf(pack: Pack): void {
    this.pack = pack;
  }

  async begin(): Promise<void> {
    await this.speak(wantedLanguage());
  }

  async choose(language: Language): Promise<void> {
    remember(KEY, language);
    await this.speak(language);
  }

  private async speak(language: Language): Promise<void> {
    const texts = await TEXTS[language]();
    this.current = language;
    this.speaking = sayWith<typeof en>(language, texts);
    document.documentElement.lang = language;
  }
}

export const language = new PageLanguage();
export { LANGUAGES, type Language };
