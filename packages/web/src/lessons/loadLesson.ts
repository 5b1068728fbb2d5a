import type { Lesson } from "@maria/table";
import type { LessonId } from "./catalogue.ts";

/** Each lesson is a file of its own, found by `npm run lessons` and loaded when it is opened. */
const FILES = import.meta.glob<Lesson>("../../lessons/*.json", { import: "default" });

/** They ship with the page, and the tests have played them: nothing is checked here. */
export const loadLesson = async (id: LessonId): Promise<Lesson> => {
  const load = FILES[`../../lessons/${id}.json`];
  if (load === undefined) throw new Error(`there is no lesson ${id}`);
  return load();
};
