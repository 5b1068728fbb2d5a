import { describe, expect, test } from "vitest";
import {
  type Action,
  brokenLaws,
  type CardId,
  type CityId,
  choices,
  deckOf,
  type GameEvent,
  isOnBoard,
  isRefusal,
  NOBODY,
  type PieceId,
  type Played,
  type Power,
  play,
  type Random,
  type RecruitAction,
  type Reentry,
  randomOf,
  refusalOf,
  type Seat,
  type State,
  seatsOf,
  view,
} from "../../src/engine.ts";
import { seatOf } from "../../src/model/seats.ts";
import { splits } from "../../src/tools/splits.ts";
import { type GamePlan, overRandomGames, randomFrom, randomGame, someStepsOf } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { played } from "../support/position.ts";
import { asReadBy, asSeenBy, onlookers, withOtherSecrets } from "../support/secrecy.ts";

/** Something hidden has come to light: the games go apart for good reason. */
const COMES_TO_LIGHT: readonly GameEvent["type"][] = [
  "cardsDrawn",
  "subsidyPaid",
  "trumpTurnedUp",
  "politicalCardOpened",
  "cardRevealed",
  "saxonyChanged",
  "putAsideTaken",
  "handDiscarded",
];

const comesToLight = (events: readonly GameEvent[]): boolean =>
  events.some(
    (event) =>
      COMES_TO_LIGHT.includes(event.type) ||
      // A general who leaves the board takes his troops out of the total.
      (event.type === "displaced" && event.to === null) ||
      // HID-14: at the end of the advanced game the scores of all winters are told.
      (event.type === "gameEnded" && event.result.power !== NOBODY),
  );

/** The strengths stated, by which games may go apart too: totals at the end of set-up and of both sides in combat. */
const stated = ({ state, events }: Played): string => {
  const battles = events.filter(({ type }) => type === "battleBegan");
  const totals = events.some(({ type }) => type === "setUpCompleted") ? view(state, null).troopTotals : null;
  return JSON.stringify([battles, totals]);
};

/** Whether an action taken in two games that look alike to an onlooker must look alike to him as well. */
const mustLookAlike = (one: Played, other: Played): boolean =>
  !comesToLight(one.events) && stated(one) === stated(other);

const expectAlike = (one: Played, other: Played, seat: Seat | null): void => {
  expect(asReadBy(other.state, other.events, seat)).toBe(asReadBy(one.state, one.events, seat));
  expect(asSeenBy(other.state, seat)).toBe(asSeenBy(one.state, seat));
};

type Split = RecruitAction["split"];

/** The same number of troops for the same generals coming back, shared out otherwise. */
const otherSplit = (
  state: State,
  power: Power,
  reentries: readonly Reentry[],
  split: Split,
  random: Random,
): Split => {
  const enters = (general: PieceId): boolean => reentries.some((entry) => entry.general === general);
  const room = historical.generals
    .filter(({ id, power: own }) => own === power && (enters(id) || isOnBoard(state.at[id] as CityId)))
    .map(({ id }) => ({ general: id, least: enters(id) ? 1 : 0, most: 8 - (state.troops[id] as number) }));
  const shares = [
    ...splits(
      split.reduce((sum, { troops }) => sum + troops, 0),
      room.map(({ least }) => least),
      room.map(({ most }) => most),
    ),
  ];
  const share = shares[random(shares.length)] ?? [];
  return room
    .map(({ general }, index) => ({ general, troops: share[index] as number }))
    .filter(({ troops }) => troops > 0);
};

/** The same declaration with another secret part, or null where there is no secret or no other way. */
const withOtherSecret = (state: State, action: Action, random: Random): Action | null => {
  switch (action.type) {
    case "allot": {
      const [choice] = choices(state, seatOf(state, action.power)).filter(
        (one) => one.type === "allot" && one.power === action.power,
      );
      return choice === undefined ? null : randomOf(choice, random);
    }
    case "recruit":
      return { ...action, split: otherSplit(state, action.power, action.reentries, action.split, random) };
    case "assignTroops": {
      const frame = state.agenda[state.agenda.length - 1];
      if (frame?.kind !== "grant") return null;
      return { ...action, split: otherSplit(state, frame.power, action.reentries, action.split, random) };
    }
    // HID-17: the back of a card shows its deck.
    case "placeCard": {
      const { card } = action;
      const alike = (state.hands[action.power] ?? []).filter(
        (other) => card !== null && other !== card && deckOf(other) === deckOf(card),
      );
      return alike.length === 0 ? null : { ...action, card: alike[random(alike.length)] as CardId };
    }
    default:
      return null;
  }
};

/** What a seat does with these depends on nothing that others may not know. */
const OPEN: readonly Action["type"][] = [
  "march",
  "halt",
  "done",
  "notDone",
  "placeHussar",
  "retreat",
  "subsidy",
  "fight",
  "answerDispute",
  "dispute",
  "passFlanders",
  "answerStack",
  "proposeStack",
  "chooseTrump",
  "selectCard",
  "conserve",
  "execute",
  "bringBack",
  "displace",
  "shiftSaxony",
  "reduce",
  "offerPeace",
  "answerPeace",
  "placeTrain",
  "vote",
  "cede",
  "propose",
  "answerOffer",
  "withdrawOffer",
  "endTreaty",
];

describe("what a seat may not know has no influence on what it sees, over whole random games", () => {
  test("with all other secrets dealt anew every view, offer and question is the same to the letter", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 2);
      for (const { after } of someStepsOf(plan, 4))
        for (const seat of onlookers(after)) {
          const other = withOtherSecrets(after, seat, random);
          expect(asSeenBy(other, seat)).toBe(asSeenBy(after, seat));
        }
    };
    overRandomGames(1, holds);
  });

  test("a game with other secrets is a possible game", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 3);
      for (const { after } of someStepsOf(plan, 4))
        for (const seat of onlookers(after))
          expect(brokenLaws(withOtherSecrets(after, seat, random))).toEqual([]);
    };
    overRandomGames(1, holds);
  });

  test("an own action that discloses nothing leads to the same log and the same view", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 4);
      for (const { before, seat, action, after, events } of someStepsOf(plan, 2)) {
        const other = played(withOtherSecrets(before, seat, random), seat, action);
        if (mustLookAlike({ state: after, events }, other))
          expectAlike({ state: after, events }, other, seat);
      }
    };
    overRandomGames(1, holds);
  });

  test("another seat's open action is accepted, logged and seen alike whatever that seat hides", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 5);
      for (const { before, seat, action, after, events } of someStepsOf(plan, 3)) {
        if (!OPEN.includes(action.type)) continue;
        for (const onlooker of onlookers(before)) {
          const other = play(withOtherSecrets(before, onlooker, random), seat, action);
          if (isRefusal(other)) throw new Error(`${action.type} is refused by ${other.rule}`);
          if (mustLookAlike({ state: after, events }, other))
            expectAlike({ state: after, events }, other, onlooker);
        }
      }
    };
    overRandomGames(1, holds);
  });

  test("a secret transfer put in anywhere leaves every other view and log as they were", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 6);
      for (const { after } of someStepsOf(plan, 3))
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
    overRandomGames(1, holds);
  });

  test("who was allotted or recruited what, and which card was placed, makes no difference to anybody else", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 8);
      for (const { before, seat, action, after, events } of randomGame(plan)) {
        const other = withOtherSecret(before, action, random);
        // RUL-103: a promise, which is public, may leave one kind of card to place.
        if (other === null || refusalOf(before, seat, other) !== null) continue;
        const outcome = played(before, seat, other);
        if (!mustLookAlike({ state: after, events }, outcome)) continue;
        for (const onlooker of onlookers(before))
          if (onlooker !== seat) expectAlike({ state: after, events }, outcome, onlooker);
      }
    };
    overRandomGames(2, holds);
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
      for (const { after } of someStepsOf(plan, 5)) {
        const next = after.drawDeck.slice(-5);
        for (const seat of onlookers(after)) {
          const seen = view(after, seat);
          const text = JSON.stringify(seen);
          expect(text).not.toMatch(/"(rng|seed|drawDeck|closed|politicalDeck|disclosures)"/);
          for (const word of after.rng.key)
            if (Math.abs(word) > 9_999_999) expect(text).not.toContain(String(word));
          const runs = next.length < 5 ? [] : [next, [...next].reverse()];
          const betrayed = [...listsIn(seen)].some((list) => runs.some((run) => isRunOf(run, list)));
          expect(betrayed).toBe(false);
        }
      }
    };
    overRandomGames(1, holds);
  });
});
