import { readdirSync, readFileSync } from "node:fs";
import { marchOf, marchReach, waysTo } from "@maria/advice/movement";
import { choices, play, replay, view } from "@maria/rules";
import { parseRecord, RULES_VERSION } from "@maria/rules/authority";
import { type Action, isRefusal, type MarchAction, type State } from "@maria/rules/model";
import { isAsked, type Lesson, type LessonStep, lessonFault, recordAt } from "@maria/table";
import { sayWith, wordsFor } from "@maria/tell";
import { en as telling } from "@maria/tell/messages/en";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../../tell/test/support/houseStyle.ts";
import { de } from "../src/language/lessons/de.ts";
import { en } from "../src/language/lessons/en.ts";
import { fr } from "../src/language/lessons/fr.ts";
import { LESSON_IDS } from "../src/lessons/catalogue.ts";
import { textName } from "../src/lessons/textName.ts";
import { RULE_VALUES, valuesOf } from "../src/lessons/values.ts";
import { historical } from "./support/historical.ts";

type Texts = Readonly<Record<string, string>>;
const LANGUAGES: Readonly<Record<"en" | "de" | "fr", Texts>> = { en, de, fr };
const FOLDER = new URL("../lessons/", import.meta.url);
const CLAUSES = readFileSync(new URL("../../../docs/rules/rules.md", import.meta.url), "utf8");
const words = wordsFor("en", historical, sayWith<typeof telling>("en", telling));

const lessons = LESSON_IDS.map(
  (id) => JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), "utf8")) as Lesson,
);

/** The names of the texts a step needs. */
const textsOf = ({ id }: Lesson, { name, task }: LessonStep): string[] => {
  const base = textName(id, name);
  if (task.kind === "act") return [base, `${base}.do`];
  const answers = task.kind === "question" ? task.answers : 0;
  return [
    base,
    `${base}.do`,
    `${base}.why`,
    ...Array.from({ length: answers }, (_, index) => `${base}.${index + 1}`),
  ];
};
const needed = new Set(
  lessons.flatMap((lesson) => [
    ...["title", "about", "end"].map((name) => `${lesson.id}.${name}`),
    ...lesson.steps.flatMap((step) => textsOf(lesson, step)),
  ]),
);

/** What whoever teaches and whoever accompanies say themselves stands in the sources, in full or as a family. */
const sources = ["lessons", "guide", "screens"]
  .map((folder) => new URL(`../src/${folder}/`, import.meta.url))
  .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8")))
  .join("\n");
const families = [...sources.matchAll(/`((?:learn|guide)\.[\w.]*)\$\{/g)].map(([, family]) => family ?? "");
const isSaid = (key: string): boolean =>
  /^(learn|guide)\./.test(key) &&
  (sources.includes(`"${key}"`) || families.some((family) => key.startsWith(family)));

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)].map(([, name]) => name ?? ""))].sort();

const stateAt = (lesson: Lesson, step: number): State => {
  const replayed = replay(recordAt(lesson, step));
  if (!("state" in replayed)) throw new Error(`${lesson.id} cannot be played`);
  return replayed.state;
};

/** What a march takes: fortresses, trains; and whether it wins. */
const takenBy = (lesson: Lesson, step: number, action: Action): readonly unknown[] => {
  const played = play(stateAt(lesson, step), lesson.seat, action);
  if (isRefusal(played)) throw new Error(played.rule);
  return played.events.filter(({ type }) => ["conquered", "trainEliminated", "gameEnded"].includes(type));
};

/** The ways the page offers when the march's end is tapped, the one it plans first. */
const offeredMarches = (lesson: Lesson, step: number, { piece, path, force }: MarchAction): MarchAction[] => {
  const state = stateAt(lesson, step);
  const choice = choices(state, lesson.seat).find((one) => one.type === "march" && one.piece === piece);
  const end = path.at(-1);
  if (choice?.type !== "march" || end === undefined) throw new Error(`${piece} may not march`);
  const reach = marchReach(choice, piece < historical.generals.length);
  return waysTo(historical, view(state, lesson.seat), lesson.seat, piece, reach, end)
    .filter((way) => way.force === force)
    .map((way) => marchOf(piece, way, null));
};

test("every lesson has its file, and no file is left over", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(LESSON_IDS.map((id) => `${id}.json`).sort());
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))("the lesson %s", (_id, lesson) => {
  test("can be played from end to end by today’s rules", () => {
    expect(parseRecord(lesson.record)).not.toHaveProperty("fault");
    expect([lesson.record.rules, lesson.record.pack]).toEqual([RULES_VERSION, historical.id]);
    expect(lessonFault(lesson)).toBeNull();
    expect(lesson.steps.length).toBeGreaterThan(2);
    expect(recordAt(lesson, 0)).toEqual(lesson.record);
  });

  test("asks for what there is: each action is its own answer, each answer one of those offered", () => {
    for (const [index, { task, rules }] of lesson.steps.entries()) {
      if (task.kind === "act")
        expect(isAsked(stateAt(lesson, index), lesson.seat, task.action, task.action)).toBe(true);
      if (task.kind === "question") expect(task.right).toBeLessThan(task.answers);
      if (task.kind === "piece") expect(historical.pieces[task.piece]).toBeDefined();
      if (task.kind === "city") expect(historical.cities[task.city]).toBeDefined();
      for (const rule of rules) expect(CLAUSES, rule).toContain(`**${rule}**`);
    }
  });

  test("the way that is planned by a tap on a march's end takes what is asked for, and one that takes less is not taken for it", () => {
    for (const [index, { name, task }] of lesson.steps.entries()) {
      if (task.kind !== "act" || task.action.type !== "march") continue;
      const wanted = takenBy(lesson, index, task.action);
      const offered = offeredMarches(lesson, index, task.action);
      expect(
        offered.slice(0, 1).map((way) => takenBy(lesson, index, way)),
        name,
      ).toEqual([wanted]);
      for (const way of offered) {
        const taken = JSON.stringify(takenBy(lesson, index, way));
        const isEnough = wanted.every((prize) => taken.includes(JSON.stringify(prize)));
        expect(isAsked(stateAt(lesson, index), lesson.seat, task.action, way), name).toBe(isEnough);
      }
    }
  });

  test("names nothing before and after its steps, where there are no values", () => {
    for (const name of ["title", "about", "end"])
      expect(placeholders((en as Texts)[`${lesson.id}.${name}`] ?? ""), name).toEqual([]);
  });

  test("gives every text the values it names", () => {
    for (const step of lesson.steps) {
      const values = valuesOf(words, step);
      for (const key of textsOf(lesson, step))
        for (const name of placeholders((en as Texts)[key] ?? ""))
          expect(values[name] ?? "", `${key} {${name}}`).not.toBe("");
    }
  });
});

describe.each(Object.entries(LANGUAGES))("the texts of the lessons in %s", (language, texts) => {
  test("are all there, none is left over", () => {
    expect([...needed].filter((key) => !(key in texts))).toEqual([]);
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    expect(Object.keys(texts).filter((key) => !needed.has(key) && !isSaid(key))).toEqual([]);
  });

  test("name what the English ones name, and keep to the customs of the house", () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(placeholders(text), key).toEqual(placeholders((en as Texts)[key] ?? ""));
      expect(text.trim(), key).toBe(text);
      expect(faultsOf(language as "en" | "de" | "fr", text), key).toEqual([]);
    }
  });
});

test("a number of the rules stands in a lesson as a value, never as a figure", () => {
  const figures = new Set(Object.values(RULE_VALUES).map(String));
  for (const [key, text] of Object.entries(en))
    for (const [figure] of text.matchAll(/\d+/g))
      expect(figures.has(figure), `${key}: ${figure}`).toBe(false);
});
