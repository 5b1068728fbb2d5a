import type { Entry, GameRecord } from "@maria/rules";
import {
  CARDS,
  type CardId,
  cardId,
  isOnBoard,
  OFF_BOARD,
  POWERS,
  type Power,
  type State,
  suitOf,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { reportOf } from "../../src/report/index.ts";
import { historical } from "../support/historical.ts";
import { RECORDED } from "./recorded.ts";
import { stepsOf } from "./steps.ts";

/** What somebody counts who has the record and looks at the table after each action, and hears nothing. */
interface Plain {
  readonly before: State;
  readonly after: State;
  readonly action: Entry["action"];
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const byPower = (count: (power: Power) => number): number[] => POWERS.map(count);
const powerOf = (piece: number): Power | undefined => historical.pieces[piece]?.power;

const lookedAt = (
  record: GameRecord,
): { readonly looks: readonly Plain[]; readonly states: readonly State[] } => {
  const { states } = stepsOf(record);
  const looks = record.entries.flatMap(({ action }, index): Plain[] => {
    const before = states[index];
    const after = states[index + 1];
    return before === undefined || after === undefined ? [] : [{ before, after, action }];
  });
  return { looks, states };
};

/** The cards of a power wherever they lie. */
const cardsOf = ({ hands, affairs, closed }: State, power: Power): ReadonlySet<CardId> =>
  new Set([
    ...(hands[power] ?? []),
    ...(affairs?.conserved[power] ?? []),
    ...(closed?.faceDown[power] ?? []),
    ...[closed?.placed[power] ?? -1].flatMap((card) => (card === -1 ? [] : [card])),
  ]);

/** By suit, the Reserves last. */
const spread = (cards: readonly CardId[]): number[] =>
  [0, 1, 2, 3, -1].map((suit) => cards.filter((card) => suitOf(card) === suit).length);

const ALL = Array.from({ length: CARDS }, (_, card) => cardId(card));
const moved = (looks: readonly Plain[], power: Power, from: "before" | "after", to: "before" | "after") =>
  looks.flatMap((look) => {
    const had = cardsOf(look[from], power);
    const has = cardsOf(look[to], power);
    return ALL.filter((card) => had.has(card) && !has.has(card));
  });

const troopsOf = ({ troops }: State, power: Power): number =>
  total(historical.generals.filter((general) => general.power === power).map(({ id }) => troops[id] ?? 0));

describe.each(Object.entries(RECORDED))("the report of %s beside a plain count", (_, record) => {
  const { looks, states } = lookedAt(record);
  const { steps } = stepsOf(record);
  const { options } = record;
  const report = reportOf({ steps, dealt: states[0]?.hands ?? [], pack: historical, options });
  const army = <Name extends keyof (typeof report.armies)[number]>(name: Name) =>
    POWERS.map((power) => report.armies.find((one) => one.power === power)?.[name]);

  test("marches, force marches and cities gone, of each power", () => {
    const marches = looks.flatMap(({ action, after }) => {
      if (action.type !== "march") return [];
      // The march that wins the game ends where it was won: by leaving a fortress, so not before it has come back.
      const place = after.at[action.piece];
      const walked =
        after.result === null ? action.path.length : action.path.map(Number).lastIndexOf(Number(place)) + 1;
      return [{ power: powerOf(action.piece), force: action.force, walked }];
    });
    const of = (power: Power) => marches.filter((march) => march.power === power);
    expect(army("marches")).toEqual(byPower((power) => of(power).length));
    expect(army("forceMarches")).toEqual(byPower((power) => of(power).filter(({ force }) => force).length));
    expect(army("cities")).toEqual(byPower((power) => total(of(power).map(({ walked }) => walked))));
  });

  test("cards drawn and spent by suit, of each power", () => {
    const [first] = states;
    if (first === undefined) throw new Error("no game");
    for (const power of POWERS) {
      const drawn = [...(first.hands[power] ?? []), ...moved(looks, power, "after", "before")];
      const spent = moved(looks, power, "before", "after");
      const account = report.cards.find((one) => one.power === power);
      const told = account === undefined ? [] : Object.values(account.spent);
      const sumOf = (spreads: readonly { suits: readonly number[]; reserves: number }[]): number[] =>
        [0, 1, 2, 3]
          .map((suit) => total(spreads.map(({ suits }) => suits[suit] ?? 0)))
          .concat(total(spreads.map(({ reserves }) => reserves)));
      expect([power, sumOf(account === undefined ? [] : [account.drawn])]).toEqual([power, spread(drawn)]);
      expect([power, sumOf(told)]).toEqual([power, spread(spent)]);
    }
  });

  test("troops recruited and lost", () => {
    const recruited = byPower((power) =>
      total(
        looks.map(({ action }) => (action.type === "recruit" && action.power === power ? action.troops : 0)),
      ),
    );
    expect(army("recruits")).toEqual(recruited);
    const begun = looks.findIndex(({ before }) => before.agenda[0]?.kind !== "allotment");
    // SGA-18: what leaves the board with the cession has not been lost.
    const fallen = looks
      .slice(begun)
      .filter(({ action }) => action.type !== "cede")
      .map(({ before, after }) =>
        total(POWERS.map((power) => Math.max(0, troopsOf(before, power) - troopsOf(after, power)))),
      );
    const lost = report.armies.map((one) => one.lostInCombat + one.lostToSupply);
    expect(total(lost)).toBe(total(fallen));
  });

  test("generals and supply trains taken off the board, of each power", () => {
    const gone = (pieces: readonly { id: number; power: Power }[], power: Power): number =>
      total(
        looks.map(
          ({ before, after }) =>
            pieces.filter((piece) => {
              const place = before.at[piece.id];
              return (
                piece.power === power &&
                place !== undefined &&
                isOnBoard(place) &&
                after.at[piece.id] === OFF_BOARD
              );
            }).length,
        ),
      );
    expect(army("generalsLost")).toEqual(byPower((power) => gone(historical.generals, power)));
    expect(army("trainsLost")).toEqual(byPower((power) => gone(historical.trains, power)));
    expect(total(report.armies.map(({ trainsTaken }) => trainsTaken))).toBe(
      total(report.armies.map(({ trainsLost }) => trainsLost)),
    );
  });

  test("Political Cards executed, in order, by whom and for how many cards", () => {
    const executed = looks.flatMap(({ action, before }) => {
      const frame = before.agenda.at(-1);
      if (action.type !== "execute" || frame?.kind !== "execution") return [];
      return action.instruction || action.shifts.length > 0 ? [[frame.power, frame.card]] : [];
    });
    expect(report.executions.map(({ power, card }) => [power, card])).toEqual(executed);
  });

  test("battles: as many as the record fights, and what was played in each", () => {
    const played = looks.filter(({ action }) => action.type === "playCard").length;
    expect(total(report.cards.map(({ spent }) => spent.combat.count))).toBe(played);
    const turns = report.battles.map(({ turn }) => turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    const stops = looks.filter(({ action }) => action.type === "stop").length;
    // A side that holds no card to play stops of itself.
    expect(report.battles.length).toBeGreaterThanOrEqual(stops);
  });
});

test.each(["frederick", "louis", "maria"] as const)(
  "in the introductory game (%s) a fortress is conquered whenever its marker changes",
  (name) => {
    const { looks, states } = lookedAt(RECORDED[name]);
    const { steps } = stepsOf(RECORDED[name]);
    const { options } = RECORDED[name];
    const report = reportOf({ steps, dealt: states[0]?.hands ?? [], pack: historical, options });
    const changed = looks.map(
      ({ before, after }) =>
        after.markers.filter((marker, fortress) => marker !== before.markers[fortress]).length,
    );
    expect(total(report.armies.map(({ conquests }) => conquests))).toBe(total(changed));
  },
);
