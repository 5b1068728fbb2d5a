import { describe, expect, test } from "vitest";
import type { Action } from "../../src/model/actions.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  affairs,
  conserved,
  displayOf,
  executed,
  isAsked,
  placed,
  politicalCard,
  politics,
  powerAsked,
  selected,
  selectedAndExecuted,
  selectionOver,
} from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  card,
  decisionsOffered,
  handOf,
  power,
  refused,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

const id = (key: string): number => politicalCard(historical, key);
const selecting = (key: string): Action => ({ type: "selectCard", card: id(key) });
const CONSERVE: Action = { type: "conserve" };

/** Prussia 9, France 7, Pragmatic Army 5, Austria 3; Naples shows France and Austria, Denmark Pragmatic Army and France. */
const opened = (opens: readonly string[] = ["naples", "denmark"]): State =>
  placed(
    politics({ opens, hands: { prussia: ["H9"], france: ["H7"], pragmatic: ["H5"], austria: ["H3"] } }),
    { prussia: "H9", france: "H7", pragmatic: "H5", austria: "H3" },
  ).state;

/** EXA-34: X is Military Aid, Y the War of Jenkins' Ear, which shows France and not Austria. */
const example = (): State =>
  placed(
    politics({
      opens: ["military-aid", "jenkins-ear"],
      hands: { prussia: ["H9"], austria: ["H3"], france: ["H3b"] },
      conserved: { pragmatic: ["C2"] },
    }),
    { prussia: "H9", austria: "H3", france: "H3b" },
  ).state;

describe("select or conserve", () => {
  test("POL-17 in rank order each power conserves or selects one of the cards still open", () => {
    const state = opened(["russo-swedish-war", "naples"]);
    expect(powerAsked(state)).toBe("prussia");
    const second = selectedAndExecuted(state, "russo-swedish-war", {}).state;
    expect(powerAsked(second)).toBe("france");
    refused(second, "louis", selecting("russo-swedish-war"), "POL-17", "cardNotOpen");
    expect(isAsked(selected(second, "naples").state, "execution")).toBe(true);
    expect(powerAsked(conserved(second).state)).toBe("austria");
  });

  test("POL-18 a power selects only a card that shows its coat of arms", () => {
    const state = opened(["military-aid", "jenkins-ear"]);
    expect(powerAsked(state)).toBe("prussia");
    refused(state, "frederick", selecting("jenkins-ear"), "POL-18", "noCoatOfArms");
    expect(actionsOffered(state, "frederick", "selectCard")).toEqual([selecting("military-aid")]);
  });

  test("POL-19 a power none of whose arms lie open must conserve", () => {
    const state = politics({
      opens: ["naples", "denmark"],
      hands: { prussia: ["H9"], france: ["H7"] },
    });
    const { state: after, events } = placed(state, { prussia: "H9", france: "H7" });
    expect(eventsOfType(events, "conserved").map((event) => event.power)).toEqual([power("prussia")]);
    expect(displayOf(after, "prussia")).toEqual([card("H9")]);
    expect(powerAsked(after)).toBe("france");
  });

  test("POL-21 who conserves leaves all its TCs on the display", () => {
    const state = politics({ hands: { austria: ["H4"] }, conserved: { austria: ["C7", "R"] } });
    const { state: over } = selectionOver(placed(state, { austria: "H4" }).state);
    expect(displayOf(over, "austria")).toEqual(["C7", "R", "H4"].map(card));
    expect(handOf(over, "austria")).toEqual([]);
  });

  test("POL-22 who selects discards all its TCs on the display, though the card is then discarded too", () => {
    const state = politics({ hands: { austria: ["H4"] }, conserved: { austria: ["C7b", "R"] } });
    const { state: after, events } = selected(placed(state, { austria: "H4" }).state, "naples");
    expect(displayOf(after, "austria")).toEqual([]);
    expect(handOf(after, "austria")).toEqual([]);
    expect(after.discards).toEqual([[card("R"), card("H4")], [card("C7b")], [], [card("H2d")]]);
    expect(eventsOfType(events, "politicalCardSelected")).toEqual([
      {
        type: "politicalCardSelected",
        power: power("austria"),
        card: id("naples"),
        paid: ["C7b", "R", "H4"].map(card),
      },
    ]);
  });

  test("POL-23 a selected card is executed or discarded without effect", () => {
    const state = selected(opened(), "naples").state;
    const discarded = executed(state);
    expect(discarded.events).toContainEqual({ type: "politicalCardDiscarded", card: id("naples") });
    expect(affairs(selectionOver(discarded.state).state).tracks.italy).toBe(0);
    const done = executed(state, { shifts: [{ track: "italy", steps: -1 }] });
    expect(affairs(selectionOver(done.state).state).tracks.italy).toBe(-1);
    refused(state, "maria", { type: "execute", instruction: false, shifts: [] }, "POL-23", "notYourDecision");
    refused(state, "louis", CONSERVE, "POL-23", "notAskedNow");
  });

  test("POL-24 as soon as both cards are selected the powers still to come take their TCs back", () => {
    const state = politics({
      opens: ["military-aid", "denmark"],
      hands: { prussia: ["H9"], france: ["H7"], pragmatic: ["H6"], austria: ["H3"] },
      conserved: { austria: ["C2"] },
    });
    const ranked = placed(state, { prussia: "H9", france: "H7", pragmatic: "H6", austria: "H3" }).state;
    const first = selectedAndExecuted(ranked, "military-aid", {}).state;
    expect(handOf(first, "austria")).toEqual([]);
    const { state: second, events } = selected(first, "denmark");
    expect(handOf(second, "pragmatic")).toEqual([card("H6")]);
    expect([...handOf(second, "austria")].sort()).toEqual([card("C2"), card("H3")].sort());
    expect(eventsOfType(events, "cardsTakenBack").map((event) => event.power)).toEqual(
      (["pragmatic", "austria"] as const).map(power),
    );
    const over = executed(second).state;
    expect(isAsked(over, "selection")).toBe(false);
    expect(affairs(over).openCards).toEqual([]);
  });

  test("POL-25 cards nobody selected are discarded without effect", () => {
    const { state, events } = selectionOver(opened());
    expect(eventsOfType(events, "politicalCardDiscarded").map((event) => event.card)).toEqual(
      ["naples", "denmark"].map(id),
    );
    expect(affairs(state).openCards).toEqual([]);
    expect(affairs(state).spentCards).toEqual(["naples", "denmark"].map(id));
    expect(affairs(state).tracks.italy).toBe(0);
  });

  test("POL-26 each power acts once: whoever has conserved or selected is not asked again", () => {
    const state = opened(["russo-swedish-war", "naples"]);
    const second = selectedAndExecuted(state, "russo-swedish-war", {}).state;
    refused(second, "frederick", selecting("naples"), "POL-17", "notYourDecision");
    const third = conserved(second).state;
    refused(third, "louis", selecting("naples"), "POL-17", "notYourDecision");
    expect(powerAsked(third)).toBe("austria");
    expect(isAsked(conserved(third).state, "selection")).toBe(false);
  });

  test("DEC-10 the power whose turn it is may conserve or take any open card with its arms, nobody else anything", () => {
    const state = conserved(opened(["russo-swedish-war", "charles-emmanuel"])).state;
    expect(asked(state)).toEqual(["louis"]);
    expect(actionsOffered(state, "louis", "selectCard")).toEqual(
      ["russo-swedish-war", "charles-emmanuel"].map(selecting),
    );
    expect(decisionsOffered(state, "louis").map(({ type }) => type)).toEqual(["selectCard", "conserve"]);
    for (const seat of ["maria", "frederick"] as const) {
      expect(decisionsOffered(state, seat)).toEqual([]);
      refused(state, seat, CONSERVE, "POL-17", "notYourDecision");
    }
    refused(state, "louis", { type: "done" }, "POL-17", "notAskedNow");
    refused(state, "louis", { type: "selectCard", card: 99 }, "POL-17", "cardNotOpen");
  });
});

describe("the worked example", () => {
  test("EXA-34 Prussia selects X, Austria must conserve, France executes Y, the Pragmatic Army takes its TC back", () => {
    const state = example();
    expect(powerAsked(state)).toBe("prussia");
    const first = selectedAndExecuted(state, "military-aid", {});
    expect(first.events).toContainEqual({ type: "politicalCardDiscarded", card: id("military-aid") });
    expect(first.events).toContainEqual({ type: "conserved", power: power("austria") });
    expect(powerAsked(first.state)).toBe("france");
    const { state: over } = selectedAndExecuted(first.state, "jenkins-ear", { instruction: true });
    expect(affairs(over).incomeChanges[power("france")]).toBe(-1);
    expect(over.discards[0]).toEqual([card("H9")]);
    expect(over.discards[1]).toEqual([card("H3b")]);
    expect(displayOf(over, "austria")).toEqual([card("H3")]);
    expect(displayOf(over, "pragmatic")).toEqual([]);
    expect(handOf(over, "pragmatic")).toEqual([card("C2")]);
  });

  test("EXA-35 France and the Pragmatic Army conserve: their TCs stay and Y is discarded without effect", () => {
    const first = selectedAndExecuted(example(), "military-aid", {}).state;
    const third = conserved(first).state;
    expect(powerAsked(third)).toBe("pragmatic");
    const { state: over, events } = conserved(third);
    expect(events).toContainEqual({ type: "politicalCardDiscarded", card: id("jenkins-ear") });
    expect(displayOf(over, "france")).toEqual([card("H3b")]);
    expect(displayOf(over, "pragmatic")).toEqual([card("C2")]);
    expect(displayOf(over, "austria")).toEqual([card("H3")]);
    expect(affairs(over).incomeChanges[power("france")]).toBe(0);
  });
});
