import { readdirSync, readFileSync } from "node:fs";
import { actionsOf, choices, pending, play, replay } from "@maria/rules";
import { parseRecord, RULES_VERSION } from "@maria/rules/authority";
import { boardOf, packOf, supplyRouteOf, UNSUPPLIED } from "@maria/rules/board";
import {
  type Action,
  type GameEvent,
  isOnBoard,
  isRefusal,
  OFF_BOARD,
  type PieceId,
  type Seat,
  type State,
  seatOfPower,
  worthOf,
} from "@maria/rules/model";
import {
  answerKey,
  answersIn,
  battleIn,
  hungry,
  judge,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleGame,
  readPuzzles,
  recordOf,
  type StoredPuzzleGame,
  sidesOf,
  solutionOf,
  storePuzzles,
  taskAfter,
} from "@maria/table";
import { sayWith, wordsFor } from "@maria/tell";
import { en as telling } from "@maria/tell/messages/en";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../../tell/test/support/houseStyle.ts";
import { puzzles as german } from "../src/language/puzzles/de.ts";
import { puzzles as english } from "../src/language/puzzles/en.ts";
import { puzzles as french } from "../src/language/puzzles/fr.ts";
import { PUZZLES } from "../src/puzzles/catalogue.ts";
import { puzzleOfDay } from "../src/puzzles/daily.ts";
import { CLAUSES_OF, courseTold, taskText, wrongText } from "../src/puzzles/telling.ts";
import { historical } from "./support/historical.ts";

const FOLDER = new URL("../puzzles/", import.meta.url);
const LIST = "catalogue.json";
const CLAUSES = readFileSync(new URL("../../../docs/rules/rules.md", import.meta.url), "utf8");
const words = wordsFor("en", historical, sayWith<typeof telling>("en", telling));
const say = sayWith<typeof english>("en", english);

const files = readdirSync(FOLDER).filter((name) => name !== LIST);
const games = files.map((name) => {
  const stored = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as StoredPuzzleGame;
  return { name: name.replace(".json", ""), stored, game: readPuzzles(stored) };
});
const all = games.flatMap(({ game }) => game.puzzles.map((puzzle) => ({ puzzle, game })));

const stateOf = (game: PuzzleGame, puzzle: Puzzle): State => {
  const replayed = replay(recordOf(game, puzzle));
  if (!("state" in replayed)) throw new Error(JSON.stringify(replayed));
  return replayed.state;
};
const after = (state: State, seat: Seat, action: Action) => {
  const played = play(state, seat, action);
  if (isRefusal(played)) throw new Error(played.rule);
  return played;
};
const isOwn = (state: State, seat: Seat, piece: PieceId): boolean =>
  seatOfPower(state.options, historical.generals[piece]?.power ?? 0, state.saxony) === seat;
const supplyAt = (state: State, general: PieceId): number =>
  supplyRouteOf(state, packOf(state), boardOf(state), general).supply;

const hasWon = (state: State, seat: Seat, marches: number): boolean => {
  if (state.result !== null) return state.result.winner === seat;
  if (marches === 0) return false;
  for (const action of answersIn(state, seat))
    if (action.type === "march" && hasWon(after(state, seat, action).state, seat, marches - 1)) return true;
  return false;
};

/** Troops of a side that a battle has left, by what was announced. */
const troopsLeft = (state: State, seat: Seat, events: readonly GameEvent[]): number => {
  const battle = battleIn(state);
  if (battle === null) throw new Error("no battle");
  const { own, name } = sidesOf(state, seat, battle);
  const end = events.find((event) => event.type === "battleEnded");
  if (end?.type !== "battleEnded") throw new Error("the battle is not over");
  if (end.winner === null || end.winner === name) return own.troops;
  const isLost = events.some(
    (event) => event.type === "noRetreat" && event.generals.some((g) => own.generals.includes(g)),
  );
  return isLost ? 0 : own.troops - end.loss;
};
const outcome = (state: State, { kind, seat }: Puzzle, events: readonly GameEvent[]): number => {
  if (kind === "army") return troopsLeft(state, seat, events);
  const end = events.find((event) => event.type === "battleEnded");
  const battle = battleIn(state);
  if (end?.type !== "battleEnded" || battle === null) throw new Error("the battle is not over");
  if (end.winner === null) return 0;
  return end.winner === sidesOf(state, seat, battle).name ? 1 : -1;
};

/** The least a battle comes to, whatever the enemy plays, if its seat follows the solution. */
const leastOf = (first: State, puzzle: Puzzle, state: State, told: readonly GameEvent[]): number => {
  if (told.some(({ type }) => type === "battleEnded")) return outcome(first, puzzle, told);
  const seat = pending(state)[0]?.seat ?? puzzle.seat;
  const answers =
    seat === puzzle.seat
      ? [solutionOf(state, puzzle)]
      : choices(state, seat).flatMap((choice) =>
          choice.type === "playCard" || choice.type === "stop" ? [...actionsOf(choice)] : [],
        );
  return Math.min(
    ...answers.map((action) => {
      const next = after(state, seat, action);
      return leastOf(first, puzzle, next.state, [...told, ...next.events]);
    }),
  );
};

/** What an answer comes to, worked out anew and plainly from what the engine announces. */
const plainly = (state: State, puzzle: Puzzle, action: Action): number => {
  const { kind, seat, marches } = puzzle;
  if (kind === "battle" || kind === "army")
    return outcome(state, puzzle, judge(state, puzzle, action).events);
  if (kind === "payment")
    return action.type === "paySupply" ? -action.cards.reduce((sum, card) => sum + worthOf(card), 0) : -999;
  if (action.type === "done" && kind !== "hussars") {
    const missing = hungry(state, seat).length;
    return kind === "supply" ? 0 - missing : 0;
  }
  const next = action.type === "done" ? { state, events: [] } : after(state, seat, action);
  const { generals } = historical;
  switch (kind) {
    case "victory":
      return hasWon(next.state, seat, marches - 1) ? 1 : 0;
    case "conquest":
      return next.events.filter(({ type }) => type === "conquered").length;
    case "retreat": {
      const told = next.events.find((event) => event.type === "retreated");
      if (told?.type !== "retreated") throw new Error("no retreat");
      const at = state.at.map((place, piece) =>
        told.generals.includes(piece as PieceId) ? (told.path.at(-1) ?? place) : place,
      );
      return told.generals.filter((general) => supplyAt({ ...state, at }, general) === UNSUPPLIED).length;
    }
    case "supply":
      return (
        0 -
        generals.filter(
          ({ id, power }) =>
            isOwn(state, seat, id) &&
            isOnBoard(next.state.at[id] ?? OFF_BOARD) &&
            state.agenda.some((frame) => frame.kind === "movement" && frame.powers.includes(power)) &&
            supplyAt(next.state, id) === UNSUPPLIED,
        ).length
      );
    case "hussars":
      return generals.reduce((sum, { id }) => sum + Math.max(0, supplyAt(next.state, id)), 0);
  }
};

test("there are enough puzzles, of many kinds and of both forms, and the list names them all", () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ puzzle }) => puzzle.kind)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(games.map(({ game }) => game.record.options.variant)).size).toBe(2);
  expect(new Set(all.map(({ puzzle }) => puzzle.id)).size).toBe(all.length);
  const listed = games.flatMap(({ name, game }) =>
    game.puzzles.map(({ id, kind, level, seat }) => ({
      id,
      kind,
      level,
      seat,
      game: name,
      variant: game.record.options.variant,
    })),
  );
  const byId = (a: { id: string }, b: { id: string }): number => a.id.localeCompare(b.id);
  expect([...PUZZLES].sort(byId)).toEqual(listed.sort(byId));
});

test.each(games.map(({ name, stored, game }) => [name, stored, game] as const))(
  "the game %s is sound and stored in the short form",
  (_name, stored, game) => {
    expect(parseRecord(game.record)).not.toHaveProperty("fault");
    expect([game.record.rules, game.record.pack]).toEqual([RULES_VERSION, historical.id]);
    expect(storePuzzles(game)).toEqual(stored);
  },
);

describe.each(all.map(({ puzzle, game }) => [puzzle.id, puzzle.kind, puzzle, game] as const))(
  "the puzzle %s (%s)",
  (_id, _kind, puzzle, game) => {
    const state = stateOf(game, puzzle);

    test("every right answer comes to what is asked, and every other to less", () => {
      const right = new Set(puzzle.answers.map(answerKey));
      for (const action of puzzle.answers)
        expect(plainly(state, puzzle, action), answerKey(action)).toBe(puzzle.worth);
      let wrong = 0;
      for (const action of answersIn(state, puzzle.seat)) {
        if (right.has(answerKey(action))) continue;
        wrong++;
        expect(plainly(state, puzzle, action), JSON.stringify(action)).toBeLessThan(puzzle.worth);
        if (wrong <= 3)
          expect(wrongText(say, puzzle, judge(state, puzzle, action))).not.toMatch(/[{}]|undefined/);
      }
      expect(wrong).toBeGreaterThan(1);
    });

    test("its solution is played to the end", () => {
      expect(taskText(words, say, puzzle, state)).not.toMatch(/[{}]|undefined/);
      let now: { task: Puzzle; state: State } = { task: puzzle, state };
      for (let decisions = 1; ; decisions++) {
        expect(decisions).toBeLessThan(20);
        const action = solutionOf(now.state, now.task);
        const judged = judge(now.state, now.task, action);
        expect(judged.isRight).toBe(true);
        expect(courseTold(words, now.task, judged).length).toBeGreaterThan(0);
        if (judged.isSolved) break;
        now = { task: taskAfter(now.task), state: judged.state };
      }
      if (puzzle.kind === "battle" || puzzle.kind === "army")
        expect(leastOf(state, puzzle, state, [])).toBe(puzzle.worth);
    });
  },
);

test("the answers weighed are those the engine lists, but for other ways of the same force march", () => {
  const found = all.find(({ puzzle }) => puzzle.kind === "conquest");
  if (found === undefined) throw new Error("no puzzle");
  const state = stateOf(found.game, found.puzzle);
  const { seat } = found.puzzle;
  const listed = new Set<string>();
  for (const choice of choices(state, seat))
    if (choice.type === "march")
      for (const action of actionsOf({ ...choice, mayForce: false })) listed.add(JSON.stringify(action));
  const weighed = [...answersIn(state, seat)].filter((action) => action.type === "march");
  expect(new Set(weighed.filter(({ force }) => !force).map((action) => JSON.stringify(action)))).toEqual(
    listed,
  );
  const [first] = choices(state, seat).flatMap((choice) =>
    choice.type === "march" && choice.mayForce ? [choice] : [],
  );
  if (first === undefined) throw new Error("no general");
  const ends = new Set<string>();
  let looked = 0;
  for (const action of actionsOf(first)) {
    if (action.type === "march" && action.force) ends.add(answerKey(action));
    if (++looked > 200_000) break;
  }
  const own = weighed.filter(({ force, piece }) => force && piece === first.piece).map(answerKey);
  expect([...ends].filter((end) => !own.includes(end))).toEqual([]);
});

test("each day has its puzzle, and all come before one comes again", () => {
  const days = PUZZLES.map((_, n) => puzzleOfDay(PUZZLES, new Date(2026, 0, 1 + n))?.id);
  expect(new Set(days).size).toBe(PUZZLES.length);
  expect(puzzleOfDay(PUZZLES, new Date(2026, 5, 1, 0, 5))).toBe(
    puzzleOfDay(PUZZLES, new Date(2026, 5, 1, 23, 55)),
  );
  expect(puzzleOfDay([], new Date())).toBeNull();
});

test("the clauses named are there, and the texts keep to the customs of the house", () => {
  for (const kind of PUZZLE_KINDS)
    for (const rule of CLAUSES_OF[kind]) expect(CLAUSES, rule).toContain(`**${rule}**`);
  for (const [language, texts] of Object.entries({ en: english, de: german, fr: french }))
    for (const [key, text] of Object.entries(texts))
      expect(faultsOf(language as "en" | "de" | "fr", text), key).toEqual([]);
});
