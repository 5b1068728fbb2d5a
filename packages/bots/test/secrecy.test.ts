import { choices, newGame, pending, play, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { sees } from "@maria/rules/board";
import { type GameOptions, POWERS, type Seat, type State } from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { playGame } from "@maria/table";
import { describe, expect, test } from "vitest";
import { advise, BOTS, type Bot, QUICK_COUNSELLOR, STYLES } from "../src/index.ts";
import { ADVANCED, TWO_PLAYERS } from "./support/advancedTable.ts";
import { historical, THREE, TWO } from "./support/historical.ts";
import { chance } from "./support/position.ts";

const GAMBIT: GameOptions = { ...THREE, variant: "silesia-gambit" };

/** Every object that can be reached from a value, the own properties of functions included. */
const reachable = (value: unknown, seen = new Set<object>()): Set<object> => {
  if ((typeof value !== "object" && typeof value !== "function") || value === null || seen.has(value))
    return seen;
  seen.add(value);
  for (const key of Reflect.ownKeys(value)) reachable(Reflect.get(value, key), seen);
  return seen;
};

/** What a state has and a view has not. */
const SECRETS = ["rng", "drawDeck", "disclosures"] as const;

type Answering = (position: State, seat: Seat, number: number) => unknown;

/** Counted in nodes alone, so that a busy machine answers the same. */
const BUDGET = { milliseconds: Number.POSITIVE_INFINITY, nodes: 12 };

const byBot =
  (bot: Bot): Answering =>
  (state, seat, number) => {
    const seen = view(state, seat);
    return bot(seen, choices(seen, seat), BUDGET, chance(number));
  };

const byAdvice: Answering = (state, seat, number) => {
  const seen = view(state, seat);
  const counsellors = { first: BOTS[QUICK_COUNSELLOR], further: BOTS[QUICK_COUNSELLOR] };
  return advise(counsellors, seen, choices(seen, seat), BUDGET, chance(number));
};

/** Everybody who is ever asked; how many decisions pass before the slow are asked again, beside the first of each kind. */
const ASKED: readonly { readonly name: string; readonly every: number; readonly answer: Answering }[] = [
  { name: "cadet", every: 1, answer: byBot(BOTS.cadet) },
  { name: "racer", every: 5, answer: byBot(STYLES.racer) },
  { name: "turtle", every: 5, answer: byBot(STYLES.turtle) },
  { name: "colonel", every: 90, answer: byBot(BOTS.colonel) },
  { name: "marshal", every: 120, answer: byBot(BOTS.marshal) },
  { name: "advice", every: 150, answer: byAdvice },
];

/** What nobody may read, each by itself: a swap that changed none of it would show nothing. */
const HIDDEN: Readonly<Record<string, (state: State, seat: Seat) => unknown>> = {
  "foreign hands": ({ hands }) => hands,
  "the draw deck": ({ drawDeck }) => drawDeck,
  "how foreign troops are split": ({ troops }) => troops,
  "the generator": ({ rng }) => rng,
  "the political cards to come": ({ closed }) => closed?.politicalDeck,
  "cards placed in politics": ({ closed }) => closed?.placed,
  "cards left face-down": ({ closed }) => closed?.faceDown,
  "cards put aside": ({ closed }) => closed?.putAside,
  "the winters' scores": ({ closed }) => closed?.winterScores,
};

interface Compared {
  readonly decisions: number;
  /** How often each was asked. */
  readonly asked: Readonly<Record<string, number>>;
  /** What differed at least once between a game and its lookalike. */
  readonly swapped: ReadonlySet<string>;
}

/** Plays a game of cadets, and asks everybody again in a position that only looks the same to the seat. */
const decisionsCompared = async (seed: number, options: GameOptions): Promise<Compared> => {
  let state: State = newGame(historical, options, seedFromNumber(seed));
  let decisions = 0;
  const asked: Record<string, number> = {};
  const swapped = new Set<string>();
  const met = new Set<string>();
  while (state.result === null) {
    const { seat } = pending(state)[0] as { seat: Seat };
    const seen = view(state, seat);
    const lookalike = imagine(seen, memoryFrom(seen), chance(decisions + 1000));
    expect(view(lookalike, seat)).toEqual(seen);
    for (const [name, of] of Object.entries(HIDDEN))
      if (JSON.stringify(of(lookalike, seat)) !== JSON.stringify(of(state, seat))) swapped.add(name);
    const kind = state.agenda.at(-1)?.kind ?? "";
    const isNew = !met.has(kind);
    met.add(kind);
    for (const { name, every, answer } of ASKED) {
      if (!isNew && decisions % every !== 0) continue;
      asked[name] = (asked[name] ?? 0) + 1;
      const [own, other] = [await answer(state, seat, decisions), await answer(lookalike, seat, decisions)];
      expect(other, `${name}, decision ${decisions} (${kind})`).toEqual(own);
    }
    const played = play(state, seat, await BOTS.cadet(seen, choices(seen, seat), BUDGET, chance(decisions)));
    if (!("state" in played)) throw new Error(played.rule);
    state = played.state;
    decisions++;
  }
  return { decisions, asked, swapped };
};

describe("a bot gets a view, never a state", () => {
  test("nothing it is handed leads to a state, to a foreign hand or to foreign troops", async () => {
    const checking: Bot = (seen, offered, budget, random) => {
      for (const object of reachable([seen, offered, budget]))
        for (const secret of SECRETS) expect(secret in object).toBe(false);
      for (const power of POWERS) {
        if (sees(seen, seen.seat, power)) continue;
        expect(seen.hands[power]).toEqual([]);
        for (const general of historical.armies[power]?.generals ?? [])
          expect(seen.troops[general]).toBeLessThanOrEqual(0);
      }
      return BOTS.random(seen, offered, budget, random);
    };
    const bots = { maria: checking, frederick: checking, louis: checking };
    const { state } = await playGame(historical, THREE, seedFromNumber(4), bots);
    expect(state.result).not.toBeNull();
  });

  const always = ["foreign hands", "the draw deck", "how foreign troops are split", "the generator"];
  const inPolitics = [
    ...always,
    "the political cards to come",
    "cards placed in politics",
    "the winters' scores",
  ];

  test.each([
    { name: "introductory game", options: THREE, seed: 11, hidden: always },
    { name: "introductory game for two", options: TWO, seed: 12, hidden: always },
    { name: "advanced game", options: ADVANCED, seed: 13, hidden: inPolitics },
    { name: "advanced game for two", options: TWO_PLAYERS, seed: 14, hidden: inPolitics },
    {
      name: "optional political rule",
      options: { ...ADVANCED, politicalOption: true },
      seed: 17,
      hidden: [...inPolitics, "cards left face-down"],
    },
    { name: "Silesia Gambit", options: GAMBIT, seed: 16, hidden: [...always, "cards put aside"] },
  ])(
    "what he cannot see has no influence on anybody's answer, nor on advice: $name",
    async ({ options, seed, hidden }) => {
      const { decisions, asked, swapped } = await decisionsCompared(seed, options);
      expect(decisions).toBeGreaterThan(50);
      for (const { name } of ASKED) expect(asked[name]).toBeGreaterThan(3);
      expect([...swapped]).toEqual(expect.arrayContaining(hidden));
    },
  );
});
