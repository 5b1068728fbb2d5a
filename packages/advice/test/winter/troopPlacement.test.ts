import { choices, refusalOf, type View, view } from "@maria/rules";
import {
  type AssignTroopsChoice,
  cityId,
  type PieceId,
  pieceId,
  type RecruitChoice,
  type Seat,
  type TroopPlaces,
  worthOfHand,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { suggestedPayment } from "../../src/tacticalCards/index.ts";
import {
  keptIn,
  mostRecruits,
  NOTHING_PLACED,
  openSites,
  receiversOf,
  roomFor,
  splitOf,
  type TroopPlacement,
  troopsFor,
  troopsPlaced,
  withoutReentry,
  withReentry,
  withTroops,
} from "../../src/winter/index.ts";
import { ADVANCED, randomGame } from "../support/table.ts";

const GENERAL = pieceId(0);
const OTHER = pieceId(1);
const THIRD = pieceId(2);
const CITY = cityId(7);
const PLACES: TroopPlaces = {
  power: 0,
  room: [{ general: THIRD, room: 3 }],
  offBoard: [
    { general: GENERAL, sites: [{ city: CITY, commanders: null }] },
    { general: OTHER, sites: [{ city: CITY, commanders: null }] },
  ],
  vacancies: [{ city: CITY, vacancies: 1 }],
  mostTroops: 24,
};

describe("placing new troops", () => {
  test("RUL-64 under the troop ceiling there is no more room than it allows", () => {
    const placement = withReentry(NOTHING_PLACED, { general: GENERAL, city: CITY });
    expect(roomFor(PLACES, placement)).toBe(11);
    expect(roomFor({ ...PLACES, mostTroops: 4 }, placement)).toBe(4);
  });

  test("RUL-63 no more may be recruited than there is room for, with whoever finds a city back on the board", () => {
    expect(mostRecruits(PLACES)).toBe(3 + 8);
    expect(mostRecruits({ ...PLACES, vacancies: [{ city: CITY, vacancies: 2 }] })).toBe(3 + 8 + 8);
    expect(mostRecruits({ ...PLACES, offBoard: [] })).toBe(3);
    expect(mostRecruits({ ...PLACES, mostTroops: 4 })).toBe(4);
  });

  test("WTR-03 a general who re-enters gets a new troop at once", () => {
    const placement = withReentry(NOTHING_PLACED, { general: GENERAL, city: CITY });
    expect(splitOf(placement)).toEqual([{ general: GENERAL, troops: 1 }]);
    expect(receiversOf(PLACES, placement)[0]).toEqual({ general: GENERAL, least: 1, most: 8 });
  });

  test("WTR-08 a city with one vacancy takes one of two generals", () => {
    const placement = withReentry(NOTHING_PLACED, { general: GENERAL, city: CITY });
    expect(openSites(PLACES, NOTHING_PLACED, OTHER)).toHaveLength(1);
    expect(openSites(PLACES, placement, OTHER)).toEqual([]);
    expect(openSites(PLACES, placement, GENERAL)).toHaveLength(1);
  });

  test("who stays off the board after all gives his troops back", () => {
    const entered = withTroops(withReentry(NOTHING_PLACED, { general: GENERAL, city: CITY }), GENERAL, 5);
    expect(troopsPlaced(entered)).toBe(5);
    expect(troopsPlaced(withoutReentry(entered, GENERAL))).toBe(0);
  });

  test("what has become impossible is dropped, the rest is kept", () => {
    const wanted = withTroops(withReentry(NOTHING_PLACED, { general: GENERAL, city: CITY }), THIRD, 3);
    const fewer: TroopPlaces = { ...PLACES, room: [{ general: THIRD, room: 2 }], offBoard: [] };
    const kept = keptIn(fewer, wanted);
    expect(kept.reentries).toEqual([]);
    expect(splitOf(kept)).toEqual([{ general: THIRD, troops: 2 }]);
  });
});

/** Everybody comes back who can, then troops are given out in turn as long as there are any. */
const fill = (places: TroopPlaces, available: number): TroopPlacement => {
  let placement = NOTHING_PLACED;
  for (const { general } of places.offBoard) {
    const site = openSites(places, placement, general)[0];
    if (site === undefined || troopsPlaced(placement) === available) continue;
    const commander: PieceId | undefined = site.commanders?.[0];
    placement = withReentry(
      placement,
      commander === undefined ? { general, city: site.city } : { general, city: site.city, commander },
    );
  }
  for (const { general, most } of receiversOf(places, placement)) {
    const left = available - troopsPlaced(placement);
    const given = troopsFor(placement, general);
    placement = withTroops(placement, general, Math.min(most, given + left));
  }
  return placement;
};

const recruitRefusal = (seen: View, seat: Seat, choice: RecruitChoice) => {
  const affordable = Math.floor(worthOfHand(choice.hand) / choice.pricePerTroop);
  const placement = fill(choice, Math.min(affordable, choice.mostTroops));
  const troops = troopsPlaced(placement);
  return refusalOf(seen, seat, {
    type: "recruit",
    power: choice.power,
    troops,
    reentries: placement.reentries,
    cards: suggestedPayment(choice.hand, troops * choice.pricePerTroop) ?? [],
    split: splitOf(placement),
  });
};

const grantRefusal = (seen: View, seat: Seat, choice: AssignTroopsChoice) => {
  const placement = fill(choice, Math.min(choice.troops, choice.mostTroops));
  expect(troopsPlaced(placement)).toBe(Math.min(choice.troops, roomFor(choice, placement)));
  return refusalOf(seen, seat, {
    type: "assignTroops",
    reentries: placement.reentries,
    split: splitOf(placement),
  });
};

test.each([
  ["without the troop ceiling", ADVANCED],
  ["STK-20 with it", { ...ADVANCED, troopCeiling: true }],
])("DEC-12, DEC-41 to DEC-43 a placement made this way is accepted by the rules, %s", (_, options) => {
  let recruited = 0;
  let granted = 0;
  let reentered = 0;
  for (const seed of [1, 2, 3])
    for (const { state, seat } of randomGame(options, seed)) {
      const frame = state.agenda.at(-1)?.kind;
      if (frame !== "winter" && frame !== "grant") continue;
      const seen = view(state, seat);
      for (const choice of choices(seen, seat)) {
        if (choice.type !== "recruit" && choice.type !== "assignTroops") continue;
        if (choice.offBoard.length > 0) reentered++;
        if (choice.type === "recruit") {
          recruited++;
          expect(recruitRefusal(seen, seat, choice)).toBeNull();
        } else {
          granted++;
          expect(grantRefusal(seen, seat, choice)).toBeNull();
        }
      }
    }
  expect(recruited).toBeGreaterThan(5);
  expect(granted).toBeGreaterThan(0);
  expect(reentered).toBeGreaterThan(0);
});
