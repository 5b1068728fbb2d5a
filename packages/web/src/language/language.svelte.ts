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
import { PART_NAMES, type Part, textsOf } from "./parts.ts";

type Say = SayOf<typeof en>;
export type MessageKey = keyof typeof en;

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
  private readonly parts = new Set<Part>(["always"]);
  private wanted: Language | null = null;
  /** What has come of the language, part after part. */
  private texts: Partial<Translation<typeof en>> = {};
  /** A text has been wanted that had not come yet: whoever has shown nothing in its place is to look again. */
  private isLacking = false;
  /** The texts asked for last. */
  private coming: Promise<void> = Promise.resolve();
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
    await this.speak(this.wanted ?? wantedLanguage());
  }

  async choose(language: Language): Promise<void> {
    remember(KEY, language);
    await this.speak(language);
  }

  /** Fetches these parts of the language, unless they have come already. */
  async bring(...parts: readonly Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.parts.has(part));
    if (missing.length === 0) return this.coming;
    for (const part of missing) this.parts.add(part);
    try {
      await this.speak(this.wanted ?? wantedLanguage());
    } catch (error) {
      // Whoever asks again has another try.
      for (const part of missing) this.parts.delete(part);
      throw error;
    }
  }

  private speak(language: Language): Promise<void> {
    this.wanted = language;
    const coming: Promise<void> = textsOf(language, this.parts).then(
      (texts) => {
        // What has been asked for since brings these texts as well.
        if (coming !== this.coming) return this.coming;
        // More of the same language is no reason to show everything anew.
        if (this.speaking !== null && language === this.current && !this.isLacking) {
          Object.assign(this.texts, texts);
          return;
        }
        this.current = language;
        this.texts = texts;
        this.isLacking = false;
        this.speaking = sayWith<typeof en>(language, this.completed(texts));
        document.documentElement.lang = language;
      },
      (error: unknown) => {
        if (coming === this.coming) {
          this.coming = Promise.resolve();
          this.wanted = this.current;
        }
        throw error;
      },
    );
    this.coming = coming;
    return coming;
  }

  /** A text of a part that nobody has sent for is sent for when it is first wanted, and shown when it has come. */
  private completed(texts: Partial<Translation<typeof en>>): Translation<typeof en> {
    return new Proxy(texts, {
      get: (known, key: string) => {
        const text: string | undefined = Reflect.get(known, key);
        if (text !== undefined) return text;
        this.isLacking = true;
        void this.bring(...PART_NAMES).catch(() => {});
        return "";
      },
    }) as Translation<typeof en>;
  }
}

export const language = new PageLanguage();

/** What is loaded later comes with the parts of the language it speaks. */
export const speaking =
  <Loaded>(load: () => Promise<Loaded>, ...parts: readonly Part[]): (() => Promise<Loaded>) =>
  async () =>
    (await Promise.all([load(), language.bring(...parts)]))[0];
export { LANGUAGES, type Language };
