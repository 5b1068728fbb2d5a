import { recall, remember } from "../settings/memory.ts";
import { FIRST_LESSONS } from "./catalogue.ts";

const KEY = "maria-lessons";

/** How far somebody has come in a lesson on this device: the step to go on from, and whether he has seen it all. */
export interface LessonProgress {
  readonly step: number;
  readonly isDone: boolean;
}

type Kept = Readonly<Record<string, LessonProgress>>;

const isProgress = (value: unknown): value is LessonProgress =>
  typeof value === "object" &&
  value !== null &&
  "step" in value &&
  Number.isInteger(value.step) &&
  "isDone" in value &&
  typeof value.isDone === "boolean";

/** What the browser has kept may be anything: what makes no sense counts as nothing. */
const kept = (): Kept => {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, LessonProgress] => isProgress(entry[1])),
    );
  } catch {
    return {};
  }
};

export const progressIn = (lesson: string): LessonProgress => kept()[lesson] ?? { step: 0, isDone: false };

export const noteStep = (lesson: string, step: number): void =>
  remember(KEY, JSON.stringify({ ...kept(), [lesson]: { step, isDone: progressIn(lesson).isDone } }));

/** It begins anew the next time. */
export const noteDone = (lesson: string): void =>
  remember(KEY, JSON.stringify({ ...kept(), [lesson]: { step: 0, isDone: true } }));

/** Enough has been learnt for a first game. */
export const isReadyToPlay = (): boolean => FIRST_LESSONS.every((lesson) => progressIn(lesson).isDone);

export const lessonsDone = (): number => Object.values(kept()).filter(({ isDone }) => isDone).length;
