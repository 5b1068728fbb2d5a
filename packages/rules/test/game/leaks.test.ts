import { describe, expect, test } from "vitest";
import {
  type GameEvent,
  logEntry,
  logFor,
  POWERS,
  type Seat,
  type State,
  sees,
  view,
} from "../../src/engine.ts";
import {
  EVERY_KIND,
  type GamePlan,
  overRandomGames,
  type PlayedStep,
  randomFrom,
  randomGame,
  someStepsOf,
} from "../support/games.ts";
import { isSecretFrom, onlookers, withOtherSecretPart, withOtherSecrets } from "../support/secrecy.ts";

type Onlooker = Seat | null;
/** What a careless view would show besides what it may. */
type Leak = (state: State, seat: Onlooker) => unknown;

const hiddenFrom = (state: State, seat: Onlooker) => POWERS.filter((power) => !sees(state, seat, power));

const ofOthers = <T>(list: readonly T[] | undefined, state: State, seat: Onlooker): (T | undefined)[] =>
  hiddenFrom(state, seat).map((power) => list?.[power]);

const ADVANCED = { variant: "advanced", players: 3 } as const;
const WITH_OPTION = { ...ADVANCED, politicalOption: true, troopCeiling: false } as const;
const GAMBIT = { variant: "silesia-gambit", players: 3 } as const;

const VIEW_LEAKS: readonly { rule: string; what: string; kind: Partial<GamePlan>; leak: Leak }[] = [
  {
    rule: "HID-01",
    what: "the troops of others",
    kind: ADVANCED,
    leak: ({ troops }) => troops,
  },
  {
    rule: "HID-05",
    what: "the hands of others",
    kind: ADVANCED,
    leak: (state, seat) => ofOthers(state.hands, state, seat),
  },
  { rule: "HID-08", what: "the draw deck", kind: ADVANCED, leak: ({ drawDeck }) => drawDeck },
  {
    rule: "HID-14",
    what: "the scores of past winters",
    kind: ADVANCED,
    leak: ({ closed }) => closed?.winterScores,
  },
  {
    rule: "HID-16",
    what: "the order of the political deck",
    kind: ADVANCED,
    leak: ({ closed }) => closed?.politicalDeck,
  },
  {
    rule: "HID-17",
    what: "the cards others have placed",
    kind: ADVANCED,
    leak: (state, seat) => ofOthers(state.closed?.placed, state, seat),
  },
  {
    rule: "HID-20",
    what: "the face-down cards of others",
    kind: WITH_OPTION,
    leak: (state, seat) => ofOthers(state.closed?.faceDown, state, seat),
  },
  {
    rule: "HID-26",
    what: "the cards put aside, even if shown to France alone",
    kind: GAMBIT,
    leak: ({ closed }, seat) => (seat === "louis" ? closed?.putAside : null),
  },
  { rule: "HID-28", what: "the generator", kind: ADVANCED, leak: ({ rng }) => rng },
];

/** Whether some onlooker's view, with the leak in it, changes when his unknowns are dealt anew. */
const isNoticed = (kind: Partial<GamePlan>, leak: Leak): boolean => {
  const random = randomFrom(1);
  const seen = (state: State, seat: Onlooker): string =>
    JSON.stringify([view(state, seat), state.result === null ? leak(state, seat) : null]);
  for (const { after } of someStepsOf({ players: 3, shuffle: 5, whim: 5, ...kind }, 2))
    for (const seat of onlookers(after))
      if (seen(after, seat) !== seen(withOtherSecrets(after, seat, random), seat)) return true;
  return false;
};

describe("a view that betrays a secret is found out", () => {
  test.each(VIEW_LEAKS)("$rule a view that shows $what", ({ kind, leak }) => {
    expect(isNoticed(kind, leak)).toBe(true);
  });

  test.each([ADVANCED, WITH_OPTION, GAMBIT])("a view that shows no more than it may is not: %o", (kind) => {
    expect(isNoticed(kind, () => null)).toBe(false);
  });

  test("dealing secrets anew changes every secret of the game, for every onlooker", () => {
    const secretsOf = (state: State, seat: Onlooker): Record<string, unknown> => ({
      hands: ofOthers(state.hands, state, seat),
      troops: state.troops,
      drawDeck: state.drawDeck,
      generator: state.rng,
      takeBack: state.takeBack,
      politicalDeck: state.closed?.politicalDeck,
      winterScores: state.closed?.winterScores,
      placed: ofOthers(state.closed?.placed, state, seat),
      faceDown: ofOthers(state.closed?.faceDown, state, seat),
      putAside: state.closed?.putAside,
    });
    const always = ["hands", "troops", "drawDeck", "generator", "takeBack"];
    const ofAdvanced = [...always, "politicalDeck", "winterScores", "placed"];
    const expected = ({ variant, politicalOption }: Partial<GamePlan>): string[] => {
      if (variant === "silesia-gambit") return [...always, "putAside"];
      if (variant === undefined) return always;
      return politicalOption ? [...ofAdvanced, "faceDown"] : ofAdvanced;
    };
    for (const kind of EVERY_KIND) {
      const random = randomFrom(1);
      const changed = new Map<Onlooker, Set<string>>();
      for (const { after } of someStepsOf({ ...kind, shuffle: 5, whim: 5 }, 3))
        for (const seat of onlookers(after)) {
          const before = secretsOf(after, seat);
          const other = secretsOf(withOtherSecrets(after, seat, random), seat);
          const names = changed.get(seat) ?? new Set();
          for (const name of Object.keys(before))
            if (JSON.stringify(before[name]) !== JSON.stringify(other[name])) names.add(name);
          changed.set(seat, names);
        }
      for (const names of changed.values()) expect([...names].sort()).toEqual(expected(kind).sort());
    }
  });
});

/** Onlookers who may not know the secret part of an event, with the event. */
function* secretsToldIn({ after, events }: PlayedStep): Generator<[GameEvent, Onlooker]> {
  for (const event of events)
    for (const seat of onlookers(after)) if (isSecretFrom(after, event, seat)) yield [event, seat];
}

/** What a careless log would let everybody read. */
const LOG_LEAKS: readonly { rule: string; what: string; kind: Partial<GamePlan>; type: GameEvent["type"] }[] =
  [
    { rule: "HID-04", what: "an allotment", kind: ADVANCED, type: "allotted" },
    { rule: "HID-05", what: "the cards drawn", kind: ADVANCED, type: "cardsDrawn" },
    { rule: "HID-14", what: "the scores of a winter", kind: ADVANCED, type: "winterScored" },
    { rule: "HID-13", what: "who got the recruits", kind: ADVANCED, type: "recruited" },
    { rule: "HID-17", what: "the card placed", kind: ADVANCED, type: "cardPlaced" },
    { rule: "HID-20", what: "face-down cards taken back", kind: WITH_OPTION, type: "cardsTakenBack" },
    { rule: "HID-20", what: "which cards are turned face-down", kind: WITH_OPTION, type: "cardsTurnedDown" },
    { rule: "HID-21", what: "the subsidy card", kind: ADVANCED, type: "subsidyPaid" },
    { rule: "HID-23", what: "who got the troops of a card", kind: ADVANCED, type: "troopsAssigned" },
    { rule: "HID-26", what: "the cards put aside and taken up", kind: GAMBIT, type: "putAsideTaken" },
  ];

describe("a log that betrays a secret is found out", () => {
  test("what an onlooker reads does not depend on the secret part of any event", () => {
    const holds = (plan: GamePlan): void => {
      for (const step of randomGame(plan))
        for (const [event, seat] of secretsToldIn(step)) {
          const other = withOtherSecretPart(event);
          expect(logEntry(step.after, other, seat)).toEqual(logEntry(step.after, event, seat));
        }
    };
    overRandomGames(1, holds);
  });

  test("the owner of a secret, and he alone, reads all of it", () => {
    const holds = (plan: GamePlan): void => {
      for (const { after, events } of randomGame(plan))
        for (const seat of onlookers(after)) {
          const own = events.filter((event) => !isSecretFrom(after, event, seat));
          expect(logFor(after, own, seat)).toEqual(own);
        }
    };
    overRandomGames(1, holds);
  });

  test.each(LOG_LEAKS)("$rule a log that tells $what", ({ kind, type }) => {
    const random = randomFrom(3);
    let told = false;
    for (let tries = 0; tries < 12 && !told; tries++) {
      const plan = { players: 3, ...kind, shuffle: random(999), whim: random(999) } as const;
      for (const step of randomGame(plan))
        for (const [event] of secretsToldIn(step)) {
          if (event.type !== type) continue;
          // As it is, the event differs from the one with another secret in it, so the comparison would fail.
          told ||= JSON.stringify(withOtherSecretPart(event)) !== JSON.stringify(event);
        }
    }
    expect(told).toBe(true);
  });
});
