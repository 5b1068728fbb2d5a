import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { directoryFrom, packFrom } from "@maria/cli/commands/gameArguments";
import { complain, print } from "@maria/cli/terminal/io";
import type { Pack } from "@maria/rules/model";
import { type Lesson, lessonFault } from "@maria/table";
import { type Command, FAILURE, SUCCESS } from "../context.ts";
import type { Recipe } from "../lessons/recipe.ts";
import { RECIPES } from "../lessons/recipes/index.ts";
import { type ScoutedGame, type ScoutedVariant, scoutGame } from "../lessons/scout.ts";

/** The same number of steps from packages/lab/src/commands and from packages/lab/dist/commands. */
const FOLDER = fileURLToPath(new URL("../../../web/lessons/", import.meta.url));
const VARIANTS: readonly ScoutedVariant[] = ["introductory", "advanced"];
const MOST_GAMES = 10_000;

const firstIn = (recipe: Recipe, game: ScoutedGame): Lesson | null => {
  for (const from of game.moments.keys()) {
    const script = recipe.write(game, from);
    if (script !== null) return script.lesson();
  }
  return null;
};

/** Plays games until every recipe has found its moment; those that found none are missing. */
const findLessons = async (
  pack: Pack,
  recipes: readonly Recipe[],
  most: number,
): Promise<ReadonlyMap<string, Lesson>> => {
  const found = new Map<string, Lesson>();
  for (const variant of VARIANTS) {
    const isWanted = (recipe: Recipe): boolean => recipe.variant === variant && !found.has(recipe.id);
    for (let number = 1; number <= most && recipes.some(isWanted); number++) {
      const game = await scoutGame(pack, variant, number);
      for (const recipe of recipes.filter(isWanted)) {
        const lesson = firstIn(recipe, game);
        if (lesson !== null) found.set(recipe.id, lesson);
      }
    }
  }
  return found;
};

/** Finds a moment for every lesson in games among cadets, and writes the lessons that the page teaches. */
export const lessons: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, { games: "string", only: "string", out: "string" });
  const most = wholeNumber(context, "--games", values.games ?? "200", 1, MOST_GAMES);
  const folder = values.out === undefined ? FOLDER : directoryFrom(context, values.out);
  const only = values.only?.split(",");
  const wanted = RECIPES.filter(({ id }) => only?.includes(id) ?? true);
  const found = await findLessons(packFrom(context, undefined), wanted, most);
  mkdirSync(folder, { recursive: true });
  let isSound = true;
  for (const { id } of wanted) {
    const lesson = found.get(id);
    const fault = lesson === undefined ? say("lessons.notFound", { name: id }) : lessonFault(lesson);
    if (lesson === undefined || fault !== null) {
      complain(io, fault ?? "");
      isSound = false;
      continue;
    }
    writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(lesson)}\n`);
    print(
      io,
      say("lessons.written", { name: id, n: lesson.steps.length, entries: lesson.record.entries.length }),
    );
  }
  return isSound ? SUCCESS : FAILURE;
};
