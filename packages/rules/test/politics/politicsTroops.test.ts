import { describe, expect, test } from "vitest";
import { logFor } from "../../src/engine.ts";
import { view } from "../../src/game/view.ts";
import type { AssignTroopsAction } from "../../src/model/actions.ts";
import type { PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical } from "../support/packs.ts";
import {
  executed,
  incomes,
  isAsked,
  type PoliticsSetup,
  packWithCard,
  placed,
  politics,
  powerAsked,
  selected,
  selectionOver,
} from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  decisionsOffered,
  handOf,
  offered,
  piece,
  played,
  power,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietPlay } from "../support/quietPlay.ts";

/** The power with most influence has executed the card's instruction; another has still to decide. */
const granted = (key: string, by: PowerName, setup: PoliticsSetup = {}, receiver?: PowerName): State => {
  const other = by === "prussia" ? "austria" : "prussia";
  const hands = { ...setup.hands, [by]: ["H9"], [other]: ["H4"] };
  const state = politics({ ...setup, opens: [key, "russo-swedish-war"], hands });
  const selecting = selected(placed(state, { [by]: "H9", [other]: "H4" }).state, key).state;
  return executed(selecting, receiver === undefined ? { instruction: true } : { instruction: true, receiver })
    .state;
};

const assigning = (
  state: State,
  split: Readonly<Record<string, number>>,
  reentries: readonly (readonly [string, string])[] = [],
): AssignTroopsAction => {
  const pack = packOf(state);
  return {
    type: "assignTroops",
    reentries: reentries.map(([general, key]) => ({ general: piece(pack, general), city: city(pack, key) })),
    split: Object.entries(split).map(([general, troops]) => ({ general: piece(pack, general), troops })),
  };
};

/** The Pragmatic Army may come back nowhere. */
const NO_WAY_BACK = { amsterdam: "france", hannover: "france" } as const;

describe("troops from cards", () => {
  test("PCE-07 the receiving power assigns the troops at once to its generals as it likes", () => {
    const pieces = { pragmatic1: "hannover", pragmatic2: "utrecht", austria6: "namur" };
    const state = granted("denmark", "pragmatic", { pieces, troops: { pragmatic2: 6 } });
    expect(asked(state)).toEqual(["frederick"]);
    for (const [first, second] of [
      [3, 0],
      [2, 1],
      [1, 2],
    ] as const) {
      const split = second === 0 ? { pragmatic1: first } : { pragmatic1: first, pragmatic2: second };
      const after = played(state, "frederick", assigning(state, split)).state;
      expect([troopsAt(after, "pragmatic1"), troopsAt(after, "pragmatic2")]).toEqual([4 + first, 6 + second]);
      expect(powerAsked(after)).toBe("prussia");
    }
    refused(state, "frederick", assigning(state, { pragmatic1: 2 }), "WTR-04", "recruitsMustAllBePlaced");
    refused(state, "frederick", assigning(state, { pragmatic2: 3 }), "WTR-13", "generalHoldsAtMostEight");
    refused(state, "frederick", assigning(state, { austria6: 3 }), "TAC-10", "notYourPiece");
    refused(state, "frederick", { type: "conserve" }, "PCE-07", "notAskedNow");
    refused(state, "maria", assigning(state, { pragmatic1: 3 }), "PCE-07", "notYourDecision");
  });

  test("PCE-08 generals off the board re-enter at once with them under the rules of winter", () => {
    const pieces = { pragmatic1: "utrecht", franceT1: "amsterdam" };
    const state = granted("denmark", "pragmatic", { pieces, markers: { hannover: "france" } });
    const { state: after, events } = played(
      state,
      "frederick",
      assigning(state, { pragmatic1: 1, pragmatic2: 2 }, [["pragmatic2", "amsterdam"]]),
    );
    expect(whereIs(after, "pragmatic2")).toBe("amsterdam");
    expect([troopsAt(after, "pragmatic1"), troopsAt(after, "pragmatic2")]).toEqual([5, 2]);
    expect(whereIs(after, "franceT1")).toBeNull();
    expect(eventsOfType(events, "trainEliminated")).toHaveLength(1);
    const reenter = (key: string, troops = 3) =>
      assigning(state, { pragmatic2: troops }, [["pragmatic2", key]]);
    refused(state, "frederick", reenter("utrecht"), "WTR-06", "reenterOnMajorFortress");
    refused(state, "frederick", reenter("hannover"), "WTR-07", "fortressNotFriendly");
    const empty = assigning(state, { pragmatic1: 3 }, [["pragmatic2", "amsterdam"]]);
    refused(state, "frederick", empty, "WTR-03", "reenteringGeneralNeedsRecruit");
    const third = [["pragmatic2", "amsterdam"] as const, ["pragmatic3", "amsterdam"] as const];
    const both = played(state, "frederick", assigning(state, { pragmatic2: 1, pragmatic3: 2 }, third)).state;
    expect(whereIs(both, "pragmatic3")).toBe("amsterdam");
  });

  test("PCE-08 a re-entry into a stack with the other player's general needs his consent", () => {
    const pieces = { austria6: "amsterdam" };
    const state = granted("denmark", "pragmatic", { pieces, markers: { hannover: "france" } });
    const reenter = assigning(state, { pragmatic2: 3 }, [["pragmatic2", "amsterdam"]]);
    refused(state, "frederick", reenter, "MOV-26", "stackWasRefused");
    const general = piece(historical, "pragmatic2");
    const propose = { type: "proposeStack", general, city: city(historical, "amsterdam") } as const;
    expect(actionsOffered(state, "frederick", "proposeStack")).toContainEqual(propose);
    refused(state, "maria", propose, "PCE-07", "notYourDecision");
    const proposed = played(state, "frederick", propose).state;
    expect(asked(proposed)).toEqual(["maria"]);
    const agreed = played(proposed, "maria", { type: "answerStack", agree: true }).state;
    const after = played(agreed, "frederick", reenter).state;
    expect(whereIs(after, "pragmatic2")).toBe("amsterdam");
    const declined = played(proposed, "maria", { type: "answerStack", agree: false }).state;
    refused(declined, "frederick", propose, "MOV-26", "stackWasRefused");
    refused(declined, "frederick", reenter, "MOV-26", "stackWasRefused");
  });

  test("DEC-12 every split among generals with room and every legal re-entry is offered to the receiver alone", () => {
    const pieces = { pragmatic1: "utrecht" };
    const state = granted("denmark", "pragmatic", {
      pieces,
      troops: { pragmatic1: 6 },
      inBox: ["prussia4", "pragmatic3"],
    });
    const none = [assigning(state, { pragmatic1: 2 })];
    const back = ["amsterdam", "hannover"].flatMap((key) =>
      [{ pragmatic2: 3 }, { pragmatic1: 1, pragmatic2: 2 }, { pragmatic1: 2, pragmatic2: 1 }].map((split) =>
        assigning(state, split, [["pragmatic2", key]]),
      ),
    );
    const text = (actions: readonly object[]) => actions.map((action) => JSON.stringify(action)).sort();
    expect(text(actionsOffered(state, "frederick", "assignTroops"))).toEqual(text([...none, ...back]));
    expect(decisionsOffered(state, "frederick").map(({ type }) => type)).toEqual(["assignTroops"]);
    expect(decisionsOffered(state, "maria")).toEqual([]);
    expect(decisionsOffered(state, "louis")).toEqual([]);
  });
});

describe("RUL-77 in detail", () => {
  test("RUL-77 TCs are drawn at once from the draw deck and are no part of the income", () => {
    const state = granted("denmark", "pragmatic", { markers: NO_WAY_BACK, nextCards: ["H2d", "S7c"] });
    expect(handOf(state, "pragmatic")).toEqual([card("S7c")]);
    expect(powerAsked(state)).toBe("prussia");
    expect(incomes(state).pragmatic).toBe(3);
  });

  test("RUL-77 troops beyond the room are lost", () => {
    const setup = { pieces: { pragmatic1: "utrecht" }, markers: NO_WAY_BACK };
    const state = granted("denmark", "pragmatic", { ...setup, troops: { pragmatic1: 7 } });
    refused(state, "frederick", assigning(state, { pragmatic1: 3 }), "WTR-13");
    const after = played(state, "frederick", assigning(state, { pragmatic1: 1 })).state;
    expect(view(after, null).troopTotals?.[power("pragmatic")]).toBe(8);
    const full = granted("denmark", "pragmatic", { ...setup, troops: { pragmatic1: 8 } });
    expect(isAsked(full, "grant")).toBe(false);
    expect(powerAsked(full)).toBe("prussia");
  });

  test("RUL-77 generals in off-map boxes receive none", () => {
    const state = granted("denmark", "pragmatic", {
      pieces: { pragmatic1: "utrecht" },
      inBox: ["prussia4", "pragmatic3"],
    });
    refused(state, "frederick", assigning(state, { pragmatic3: 3 }), "WTR-04", "pieceNotOnBoard");
    const back = assigning(state, { pragmatic3: 3 }, [["pragmatic3", "amsterdam"]]);
    refused(state, "frederick", back, "WTR-03", "generalIsOnBoard");
    const [choice] = offered(state, "frederick", "assignTroops");
    expect(choice?.room.map(({ general }) => general)).toEqual([piece(historical, "pragmatic1")]);
    expect(choice?.offBoard.map(({ general }) => general)).toEqual([piece(historical, "pragmatic2")]);
  });

  test("RUL-77 a minor power whose major fortress is lost gets its troops but no TCs", () => {
    const pack = packWithCard("union-of-frankfurt", {
      instruction: { kind: "grant", receivers: ["france", "bavaria"], tacticalCards: 1, troops: 2 },
    });
    const setup = { pack, pieces: { bavaria1: "landshut" } };
    const held = granted("union-of-frankfurt", "france", setup, "bavaria");
    expect(handOf(held, "bavaria")).toHaveLength(1);
    const lost = granted(
      "union-of-frankfurt",
      "france",
      { ...setup, markers: { muenchen: "austria" } },
      "bavaria",
    );
    expect(handOf(lost, "bavaria")).toHaveLength(0);
    expect(isAsked(lost, "grant")).toBe(true);
    expect(asked(lost)).toEqual(["louis"]);
  });

  test("RUL-77 one TC less this turn means France's next draw and no later one", () => {
    const state = selectionOver(granted("jenkins-ear", "france")).state;
    expect(incomes(state)).toMatchObject({ france: 3, bavaria: 2 });
    const next = [...quietPlay(state, (at) => at.turn === 2)].at(-1)?.after;
    if (!next) throw new Error("no second turn");
    expect(incomes(next)).toMatchObject({ france: 4, bavaria: 2 });
  });
});

describe("what others see", () => {
  const pieces = { pragmatic1: "hannover", pragmatic2: "utrecht" };

  test("HID-23 the number of troops is public, their distribution is the owner's secret", () => {
    const state = granted("denmark", "pragmatic", { pieces });
    const outcomes = [{ pragmatic1: 3 }, { pragmatic1: 1, pragmatic2: 2 }].map((split) =>
      played(state, "frederick", assigning(state, split)),
    );
    for (const seat of ["maria", "louis", null] as const) {
      const [first, second] = outcomes.map(({ state: after, events }) => [
        JSON.stringify(view(after, seat)),
        JSON.stringify(logFor(after, events, seat)),
      ]);
      expect(second).toEqual(first);
      expect(first?.[1]).toContain('"troops":3');
    }
    const own = outcomes.map(({ state: after }) => JSON.stringify(view(after, "frederick")));
    expect(own[0]).not.toBe(own[1]);
  });

  test("HID-23 a strength seen in combat is no longer certain once a card has given troops", () => {
    const start = granted("denmark", "pragmatic", { pieces });
    const sighting = { generals: [piece(historical, "pragmatic1")], total: 4, certain: true };
    const state = { ...start, sightings: [sighting] };
    const after = played(state, "frederick", assigning(state, { pragmatic2: 3 })).state;
    expect(after.sightings).toEqual([{ ...sighting, certain: false }]);
  });

  test("HID-23 troops of generals in off-map boxes are secret and part of the total", () => {
    const state = politics({
      hands: { prussia: ["H9"] },
      pieces: { prussia1: "berlin" },
      troops: { prussia4: 6 },
    });
    const dessauer = piece(historical, "prussia4");
    for (const seat of ["maria", "louis", null] as const) {
      expect(view(state, seat).troops[dessauer]).toBe(-1);
      expect(view(state, seat).troopTotals?.[power("prussia")]).toBe(10);
    }
    expect(view(state, "frederick").troops[dessauer]).toBe(6);
  });
});
