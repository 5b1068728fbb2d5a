import { describe, expect, test } from "vitest";
import { seatOf } from "../src/flow/handler.ts";
import {
  type Action,
  brokenLaws,
  choices,
  type GameEvent,
  isRefusal,
  type PieceId,
  type Played,
  POWERS,
  play,
  type Random,
  randomOf,
  type Seat,
  type State,
  seatsOf,
  sees,
  splits,
  view,
} from "../src/index.ts";
import { type GamePlan, overRandomGames, randomFrom, randomGame } from "./support/games.ts";
import { historical } from "./support/packs.ts";
import { played } from "./support/position.ts";
import { asReadBy, asSeenBy, onlookers, withOtherSecrets } from "./support/secrecy.ts";

/** A card has come from the deck: the games go apart for good reason. */
const draws = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === "cardsDrawn" || type === "subsidyPaid");

/** The strengths stated, by which games may go apart too: totals at the end of set-up and of both sides in combat. */
const stated = ({ state, events }: Played): string => {
  const battles = events.filter(({ type }) => type === "battleBegan");
  const totals = events.some(({ type }) => type === "setUpCompleted") ? view(state, null).troopTotals : null;
  return JSON.stringify([battles, totals]);
};

/** Whether an action taken in two games that look alike to an onlooker must look alike to him as well. */
const mustLookAlike = (one: Played, other: Played): boolean =>
  !draws(one.events) && stated(one) === stated(other);

const expectAlike = (one: Played, other: Played, seat: Seat | null): void => {
  expect(asReadBy(other.state, other.events, seat)).toBe(asReadBy(one.state, one.events, seat));
  expect(asSeenBy(other.state, seat)).toBe(asSeenBy(one.state, seat));
};

/** The same declaration with another secret part, or null where there is no secret or no other way. */
const withOtherSplit = (state: State, action: Action, random: Random): Action | null => {
  if (action.type === "allot") {
    const [choice] = choices(state, seatOf(state, action.power)).filter(
      (one) => one.type === "allot" && one.power === action.power,
    );
    return choice === undefined ? null : randomOf(choice, random);
  }
  if (action.type !== "recruit") return null;
  const enters = (general: PieceId): boolean => action.reentries.some((entry) => entry.general === general);
  const room = historical.generals
    .filter(({ id, power }) => power === action.power && (enters(id) || (state.at[id] as number) >= 0))
    .map(({ id }) => ({ general: id, least: enters(id) ? 1 : 0, most: 8 - (state.troops[id] as number) }));
  const shares = [
    ...splits(
      action.troops,
      room.map(({ least }) => least),
      room.map(({ most }) => most),
    ),
  ];
  const share = shares[random(shares.length)] ?? [];
  const split = room
    .map(({ general }, index) => ({ general, troops: share[index] as number }))
    .filter(({ troops }) => troops > 0);
  return { ...action, split };
};

/** What a seat does with these depends on nothing that others may not know. */
const OPEN: readonly Action["type"][] = ["march", "done", "placeHussar", "retreat", "subsidy", "fight"];

describe("what a seat may not know has no influence on what it sees, over whole random games", () => {
  test("with all other secrets dealt anew every view, offer and question is the same to the letter", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 2);
      for (const { after } of randomGame(plan))
        for (const seat of onlookers(after)) {
          const other = withOtherSecrets(after, seat, random);
          expect(asSeenBy(other, seat)).toBe(asSeenBy(after, seat));
        }
    };
    overRandomGames(10, holds);
  });

  test("a game with other secrets is a possible game", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 3);
      for (const { after } of randomGame(plan))
        for (const seat of onlookers(after))
          expect(brokenLaws(withOtherSecrets(after, seat, random))).toEqual([]);
    };
    overRandomGames(6, holds);
  });

  test("an own action that discloses nothing leads to the same log and the same view", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 4);
      for (const { before, seat, action, after, events } of randomGame(plan)) {
        const other = played(withOtherSecrets(before, seat, random), seat, action);
        if (mustLookAlike({ state: after, events }, other))
          expectAlike({ state: after, events }, other, seat);
      }
    };
    overRandomGames(10, holds);
  });

  test("another seat's open action is accepted, logged and seen alike whatever that seat hides", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 5);
      for (const { before, seat, action, after, events } of randomGame(plan)) {
        if (!OPEN.includes(action.type)) continue;
        for (const onlooker of onlookers(before)) {
          const other = play(withOtherSecrets(before, onlooker, random), seat, action);
          if (isRefusal(other)) throw new Error(`${action.type} is refused by ${other.rule}`);
          if (mustLookAlike({ state: after, events }, other))
            expectAlike({ state: after, events }, other, onlooker);
        }
      }
    };
    overRandomGames(6, holds);
  });

  test("a secret transfer put in anywhere leaves every other view and log as they were", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 6);
      for (const { after } of randomGame(plan))
        for (const seat of seatsOf(after.options)) {
          const [choice] = choices(after, seat).filter(({ type }) => type === "transfer");
          const transfer = choice === undefined ? null : randomOf(choice, random);
          if (transfer === null) continue;
          const secretly = played(after, seat, transfer);
          for (const onlooker of onlookers(after)) {
            if (onlooker === seat) continue;
            expect(asSeenBy(secretly.state, onlooker)).toBe(asSeenBy(after, onlooker));
            expect(asReadBy(secretly.state, secretly.events, onlooker)).toBe("[]");
          }
        }
    };
    overRandomGames(8, holds);
  });

  test("who was allotted or recruited what makes no difference to anybody else", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 8);
      for (const { before, seat, action, after, events } of randomGame(plan)) {
        const other = withOtherSplit(before, action, random);
        if (other === null) continue;
        const outcome = played(before, seat, other);
        if (!mustLookAlike({ state: after, events }, outcome)) continue;
        for (const onlooker of onlookers(before))
          if (onlooker !== seat) expectAlike({ state: after, events }, outcome, onlooker);
      }
    };
    overRandomGames(12, holds);
  });
});

/** Every list of numbers anywhere inside a value. */
function* listsIn(value: unknown): Generator<readonly unknown[]> {
  if (value === null || typeof value !== "object") return;
  if (Array.isArray(value)) yield value;
  for (const part of Object.values(value)) yield* listsIn(part);
}

const isRunOf = (run: readonly unknown[], list: readonly unknown[]): boolean =>
  list.some((_, start) => run.every((item, index) => list[start + index] === item));

describe("chance is in no view", () => {
  test("neither the generator nor the order of the draw deck stands in any view", () => {
    const holds = (plan: GamePlan): void => {
      for (const { after } of randomGame(plan)) {
        const next = after.drawDeck.slice(-5);
        for (const seat of onlookers(after)) {
          const seen = view(after, seat);
          const text = JSON.stringify(seen);
          expect(text).not.toMatch(/"(rng|seed|drawDeck|disclosures)"/);
          for (const word of after.rng)
            if (Math.abs(word) > 9_999_999) expect(text).not.toContain(String(word));
          const runs = next.length < 5 ? [] : [next, [...next].reverse()];
          const betrayed = [...listsIn(seen)].some((list) => runs.some((run) => isRunOf(run, list)));
          expect(betrayed).toBe(false);
        }
      }
    };
    overRandomGames(4, holds);
  });
});

describe("the comparison has teeth", () => {
  /** The secrets of a game from one seat's point of view, by name. */
  const secretsOf = (state: State, seat: Seat | null): Record<string, string> => {
    const hidden = POWERS.filter((power) => !sees(state, seat, power));
    return {
      hands: JSON.stringify(hidden.map((power) => state.hands[power])),
      troops: JSON.stringify(state.troops),
      drawDeck: JSON.stringify(state.drawDeck),
      generator: JSON.stringify(state.rng),
      takeBack: JSON.stringify(state.takeBack),
    };
  };

  test("dealing secrets anew changes hands, troops, draw deck, generator and take-backs, so that a leak shows", () => {
    for (const players of [2, 3] as const) {
      const random = randomFrom(1);
      const changed = new Map<Seat | null, Set<string>>();
      for (const { after } of randomGame({ players, shuffle: 1, whim: 1 }))
        for (const seat of onlookers(after)) {
          const before = secretsOf(after, seat);
          const other = secretsOf(withOtherSecrets(after, seat, random), seat);
          const names = changed.get(seat) ?? new Set();
          for (const name of Object.keys(before)) if (before[name] !== other[name]) names.add(name);
          changed.set(seat, names);
        }
      for (const names of changed.values())
        expect([...names].sort()).toEqual(["drawDeck", "generator", "hands", "takeBack", "troops"]);
    }
  });
});
