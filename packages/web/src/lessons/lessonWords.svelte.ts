import { type Language, type SayOf, sayWith, type Translation } from "@maria/tell";
import { language } from "../language/language.svelte.ts";
import type { en } from "../language/lessons/en.ts";

type Texts = typeof en;
export type LessonKey = keyof Texts;
export type LessonSay = SayOf<Texts>;
export type LessonValues = Readonly<Record<string, string | number>>;

/** The texts of all lessons, in one file for each language: loaded when somebody wants to learn. */
const TEXTS: { readonly [Name in Language]: () => Promise<Translation<Texts>> } = {
  en: async () => (await import("../language/lessons/en.ts")).en,
  de: async () => (await import("../language/lessons/de.ts")).de,
  fr: async () => (await import("../language/lessons/fr.ts")).fr,
};

/** Speaks of lessons in the language of the page. */
class LessonWords {
  private texts = $state.raw<Translation<Texts> | null>(null);
  private spoken = $state.raw<Language>("en");

  /** Loads the texts of the page's language; those spoken before stay until they have come. */
  async load(wanted: Language): Promise<void> {
    const texts = await TEXTS[wanted]();
    if (wanted !== language.current) return;
    this.texts = texts;
    this.spoken = wanted;
  }

  private get loaded(): Translation<Texts> {
    if (this.texts === null) throw new Error("the lessons have not been loaded yet");
    return this.texts;
  }

  get say(): LessonSay {
    return sayWith<Texts>(this.spoken, this.loaded);
  }

  /** A text found by its name, as a lesson's data names it; null where there is none. */
  told(key: string, values: LessonValues): string | null {
    const text = Object.hasOwn(this.loaded, key) ? this.loaded[key as LessonKey] : undefined;
    if (text === undefined) return null;
    const say = sayWith<{ readonly text: string }>(this.spoken, { text });
    return (say as unknown as (name: "text", values: LessonValues) => string)("text", values);
  }
}

export const lessonWords = new LessonWords();
