import { replay, type View, view } from "@maria/rules";
import { CESSION_TURN } from "@maria/rules/model";
import { type LessonStep, recordAt } from "@maria/table";
import type { SayOf, Words } from "@maria/tell";
import type { Language } from "../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../language/later.ts";
import type { pictures } from "../language/pictures/en.ts";
import { loadLesson } from "../lessons/loadLesson.ts";
import { valuesOf } from "../lessons/values.ts";
import type { Drawn, Picture, PictureId } from "./pictures.ts";

export type PictureSay = SayOf<typeof pictures>;

const TEXTS: LaterTexts<typeof pictures> = {
  en: async () => (await import("../language/pictures/en.ts")).pictures,
  de: async () => (await import("../language/pictures/de.ts")).pictures,
  fr: async () => (await import("../language/pictures/fr.ts")).pictures,
};
export const pictureTexts = (language: Language): Promise<PictureSay> => spokenLater(TEXTS, language);

/** A picture ready to be drawn. */
export interface DrawnPicture {
  readonly view: View;
  readonly drawn: Drawn;
  readonly step: LessonStep;
}

/** The position of a picture, by playing its lesson up to there. The pack of the lesson must have been loaded. */
export const drawnPicture = (lesson: Parameters<typeof recordAt>[0], picture: Picture): DrawnPicture => {
  const replayed = replay(recordAt(lesson, picture.step));
  const step = lesson.steps[picture.step];
  if (!("state" in replayed) || step === undefined) throw new Error(`${picture.id} cannot be drawn`);
  const { state } = replayed;
  return { view: view(state, lesson.seat), drawn: picture.draw({ lesson, step, state }), step };
};

export const loadPicture = async (picture: Picture): Promise<DrawnPicture> =>
  drawnPicture(await loadLesson(picture.lesson), picture);

/** What stands below a picture. */
export const captionOf = (words: Words, say: PictureSay, id: PictureId, step: LessonStep): string => {
  const values = { ...valuesOf(words, step), cession: CESSION_TURN };
  return (say as (key: `picture.${PictureId}`, values: Readonly<Record<string, string | number>>) => string)(
    `picture.${id}`,
    values,
  );
};
