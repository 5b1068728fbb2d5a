/** The lessons in the order in which they are learnt: those of the introductory game, then the advanced one's. */
export const LESSONS = {
  introductory: [
    "winning",
    "pieces",
    "marching",
    "conquest",
    "combat",
    "retreat",
    "supply",
    "hussars",
    "forceMarch",
    "winter",
    "turnFrederick",
    "turnLouis",
    "turnMaria",
  ],
  advanced: ["politics", "tracks", "emperor", "silesia", "treaties"],
} as const;
/** Whoever has done so many of the first knows enough for a first game; the guide's words name the number. */
const ENOUGH = 7;
export const FIRST_LESSONS: readonly LessonId[] = LESSONS.introductory.slice(0, ENOUGH);
export type LessonCourse = keyof typeof LESSONS;
export const COURSES = Object.keys(LESSONS) as readonly LessonCourse[];
export type LessonId = (typeof LESSONS)[LessonCourse][number];

export const LESSON_IDS: readonly LessonId[] = COURSES.flatMap((course) => [...LESSONS[course]]);
export const isLessonId = (id: string): id is LessonId => LESSON_IDS.some((known) => known === id);

export const lessonAfter = (id: LessonId): LessonId | null => LESSON_IDS[LESSON_IDS.indexOf(id) + 1] ?? null;
