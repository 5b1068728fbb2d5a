import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import { generalsIn } from "../../src/ground/stacks.ts";
import type { Action } from "../../src/model/actions.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical, packWith, rowOf } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  decisionsOffered,
  marchOf,
  offered,
  piece,
  played,
  playedAll,
  position,
  power,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";

const onFlanders = { map: "flanders", sector: "FA3" } as const;
const row = packWith(
  { a: onFlanders, b: onFlanders, c: onFlanders, d: onFlanders, e: onFlanders, beside: onFlanders },
  [...rowOf(["a", "b", "c", "d", "e"]), ["b", "beside"]],
);

const AGREE: Action = { type: "answerStack", agree: true };
const REFUSE: Action = { type: "answerStack", agree: false };

/** Stage 5 with nobody disputing the order of moves. */
const moving = (pieces: Setup["pieces"]): State =>
  playedAll(
    position({
      pack: row,
      variant: "advanced",
      begin: { stage: 5, phase: "movement" },
      ...(pieces && { pieces }),
    }),
    ["maria", { type: "answerDispute", dispute: false }],
    ["frederick", { type: "answerDispute", dispute: false }],
  );

const keyIn = (state: State) => (id: number) => packOf(state).cities[id]?.key;

const idOf = (state: State, name: string) => piece(packOf(state), name);

describe("consent to a march", () => {
  const state = moving({ austria2: "a", pragmatic1: "c", pragmatic3: "e" });
  const proposed = played(state, "maria", marchOf(state, "austria2", ["b", "c"]));

  test("MOV-26 an Austrian general joins a Pragmatic one only after Frederick has agreed", () => {
    expect(eventsOfType(proposed.events, "stackProposed")).toHaveLength(1);
    expect(whereIs(proposed.state, "austria2")).toBe("b");
    const { state: joined, events } = played(proposed.state, "frederick", AGREE);
    expect([whereIs(joined, "austria2"), whereIs(joined, "pragmatic1")]).toEqual(["c", "c"]);
    expect(eventsOfType(events, "stackFormed")[0]?.commander).toBe(idOf(state, "pragmatic1"));
    refused(joined, "maria", marchOf(joined, "austria2", ["b"]), "MOV-11");
    refused(joined, "frederick", marchOf(joined, "pragmatic1", ["b"]), "MOV-11");
  });

  test("MOV-26 the march is told as far as it has gone; the rest of it when it goes on", () => {
    const from = moving({ austria2: "a", pragmatic1: "d" });
    const marched = (events: readonly GameEvent[]) =>
      eventsOfType(events, "marched").map((event) => [event.from, event.path].flat().map(keyIn(from)));
    const asking = played(from, "maria", marchOf(from, "austria2", ["b", "c", "d"]));
    expect(marched(asking.events)).toEqual([["a", "b", "c"]]);
    expect(asking.events.map(({ type }) => type)).toEqual(["marched", "stackProposed"]);
    expect(marched(played(asking.state, "frederick", AGREE).events)).toEqual([["c", "d"]]);
    const onward = played(asking.state, "frederick", REFUSE).state;
    expect(marched(played(onward, "maria", marchOf(onward, "austria2", ["b"])).events)).toEqual([["c", "b"]]);
    const near = moving({ austria2: "b", pragmatic1: "c" });
    expect(marched(played(near, "maria", marchOf(near, "austria2", ["c"])).events)).toEqual([]);
  });

  test("MOV-26 a Pragmatic general joins an Austrian one only after Maria Theresa has agreed", () => {
    const asking = moving({ austria2: "a", pragmatic1: "c" });
    const waiting = played(asking, "frederick", marchOf(asking, "pragmatic1", ["b", "a"])).state;
    expect(asked(waiting)).toEqual(["maria"]);
    expect(whereIs(played(waiting, "maria", AGREE).state, "pragmatic1")).toBe("a");
  });

  test("MOV-26 generals of the same player need nobody's consent", () => {
    const own = moving({ pragmatic1: "a", pragmatic2: "b", austria1: "e" });
    const joined = played(own, "frederick", marchOf(own, "pragmatic1", ["b"])).state;
    expect(pending(joined).map(({ kind }) => kind)).toEqual(["movement", "movement"]);
    expect(whereIs(joined, "pragmatic1")).toBe("b");
  });

  test("DEC-26 exactly the other player is asked, and may agree or refuse", () => {
    expect(pending(proposed.state)).toEqual([{ seat: "frederick", kind: "consent" }]);
    expect(actionsOffered(proposed.state, "frederick", "answerStack")).toEqual([AGREE, REFUSE]);
    expect(decisionsOffered(proposed.state, "frederick")).toHaveLength(1);
    expect([decisionsOffered(proposed.state, "maria"), decisionsOffered(proposed.state, "louis")]).toEqual([
      [],
      [],
    ]);
    refused(proposed.state, "maria", AGREE, "MOV-26", "notYourDecision");
    refused(proposed.state, "maria", { type: "done" }, "MOV-26", "notYourDecision");
    refused(proposed.state, "frederick", { type: "done" }, "MOV-26", "notAskedNow");
  });

  test("DEC-26 refused, the mover chooses anew from the last city: marches on with what is left, or halts", () => {
    const refusedStack = played(proposed.state, "frederick", REFUSE).state;
    expect(pending(refusedStack)).toEqual([{ seat: "maria", kind: "marchOn" }]);
    expect(actionsOffered(refusedStack, "maria", "march")).toEqual(
      // One step is taken: two are left, and the refused city is closed.
      [["a"], ["a", "b"], ["beside"], ["beside", "b"]].map((path) => marchOf(refusedStack, "austria2", path)),
    );
    expect(offered(refusedStack, "maria", "halt")).toHaveLength(1);
    refused(refusedStack, "maria", marchOf(state, "austria2", ["c"]), "MOV-26", "stackWasRefused");
    refused(refusedStack, "maria", marchOf(state, "austria2", ["a", "b", "a"]), "MOV-05");
    refused(refusedStack, "frederick", { type: "halt" }, "MOV-04", "notYourDecision");
    refused(refusedStack, "maria", { type: "done" }, "MOV-04", "notAskedNow");
    const halted = played(refusedStack, "maria", { type: "halt" }).state;
    expect(whereIs(halted, "austria2")).toBe("b");
    refused(halted, "maria", marchOf(halted, "austria2", ["a"]), "MOV-03", "hasMoved");
    const onward = played(refusedStack, "maria", marchOf(state, "austria2", ["beside"])).state;
    expect(whereIs(onward, "austria2")).toBe("beside");
    expect(asked(onward)).toEqual(["maria", "frederick"]);
  });

  test("DEC-26 a general refused before his first step has not moved at all", () => {
    const near = moving({ austria2: "b", pragmatic1: "c" });
    const stays = playedAll(near, ["maria", marchOf(near, "austria2", ["c"])], ["frederick", REFUSE]);
    expect(asked(stays)).toEqual(["maria", "frederick"]);
    refused(stays, "maria", marchOf(stays, "austria2", ["c"]), "MOV-26", "stackWasRefused");
    expect(whereIs(played(stays, "maria", marchOf(stays, "austria2", ["a"])).state, "austria2")).toBe("a");
  });
});

describe("command", () => {
  test("RUL-07 command follows rank automatically, in an Austrian-Pragmatic stack too", () => {
    const state = moving({ austria1: "a", pragmatic2: "b" });
    refused(
      state,
      "maria",
      marchOf(state, "austria1", ["b"], { commander: "pragmatic2" }),
      "STK-05",
      "commanderFollowsRank",
    );
    const { events } = played(
      played(state, "maria", marchOf(state, "austria1", ["b"])).state,
      "frederick",
      AGREE,
    );
    expect(eventsOfType(events, "stackFormed")[0]?.commander).toBe(idOf(state, "austria1"));
  });

  test("RUL-07 with equal ranks the mover proposes the commander with the stack, and both are agreed to or refused together", () => {
    const state = moving({ austria1: "a", pragmatic1: "b" });
    refused(state, "maria", marchOf(state, "austria1", ["b"]), "STK-06", "mustNameCommander");
    for (const commander of ["austria1", "pragmatic1"]) {
      const waiting = played(state, "maria", marchOf(state, "austria1", ["b"], { commander })).state;
      expect(actionsOffered(waiting, "frederick", "answerStack")).toEqual([AGREE, REFUSE]);
      const { events } = played(waiting, "frederick", AGREE);
      expect(eventsOfType(events, "stackFormed")[0]?.commander).toBe(idOf(state, commander));
      expect(whereIs(played(waiting, "frederick", REFUSE).state, "austria1")).toBe("a");
    }
  });

  test("RUL-07 with equal ranks the choice lasts as long as that stack, and a new stack means a new choice", () => {
    const state = position({
      begin: { stage: 4, phase: "movement" },
      pieces: { saxony1: "meissen", prussia1: "dresden" },
    });
    const dresden = city(historical, "dresden");
    const stacked = played(
      state,
      "frederick",
      marchOf(state, "saxony1", ["dresden"], { commander: "saxony1" }),
    ).state;
    const later = quietlyTo(played(stacked, "frederick", { type: "done" }).state, 4, "movement", 2);
    expect(generalsIn(later, historical, dresden)[0]).toBe(piece(historical, "saxony1"));
    const again = played(
      later,
      "frederick",
      marchOf(later, "prussia1", ["pirna", "dresden"], { commander: "prussia1" }),
    );
    expect(eventsOfType(again.events, "stackFormed")[0]?.commander).toBe(piece(historical, "prussia1"));
    expect(generalsIn(again.state, historical, dresden)[0]).toBe(piece(historical, "prussia1"));
  });
});

describe("consent to a re-entry in winter", () => {
  /** Brüssel, an Austrian major fortress, holds the Pragmatic general of rank 1. */
  const winter = position({
    variant: "advanced",
    turn: 3,
    begin: { stage: 5, phase: "winter" },
    pieces: { pragmatic1: "bruessel", austria3: "amsterdam" },
    hands: { austria: ["H4"], pragmatic: ["S4"] },
  });
  const bruessel = city(historical, "bruessel");
  const propose = (name: string, key: string, commander?: string): Action => ({
    type: "proposeStack",
    general: piece(historical, name),
    city: city(historical, key),
    ...(commander === undefined ? {} : { commander: piece(historical, commander) }),
  });
  const reenter = (name: string, key: string, commander?: string): Action => {
    const general = piece(historical, name);
    const own = name.startsWith("austria") ? "austria" : "pragmatic";
    const reentry = { general, city: city(historical, key) };
    return {
      type: "recruit",
      power: power(own),
      troops: 1,
      reentries: [
        commander === undefined ? reentry : { ...reentry, commander: piece(historical, commander) },
      ],
      cards: [card(own === "austria" ? "H4" : "S4")],
      split: [{ general, troops: 1 }],
    };
  };

  test("RUL-07 and MOV-26 a re-entry that would form an Austrian-Pragmatic stack needs the other player's consent", () => {
    refused(winter, "maria", reenter("austria2", "bruessel"), "MOV-26");
    const asking = played(winter, "maria", propose("austria2", "bruessel")).state;
    expect(pending(asking)).toEqual([{ seat: "frederick", kind: "consent" }]);
    refused(asking, "maria", AGREE, "MOV-26", "notYourDecision");
    const agreed = played(asking, "frederick", AGREE).state;
    const { state: after, events } = played(agreed, "maria", reenter("austria2", "bruessel"));
    expect(whereIs(after, "austria2")).toBe("bruessel");
    expect(eventsOfType(events, "stackFormed")[0]?.commander).toBe(piece(historical, "pragmatic1"));
  });

  test("RUL-07 a Pragmatic general who would re-enter beside an Austrian one asks Maria Theresa", () => {
    refused(winter, "frederick", reenter("pragmatic2", "amsterdam"), "MOV-26");
    const asking = played(winter, "frederick", propose("pragmatic2", "amsterdam")).state;
    expect(asked(asking)).toEqual(["maria"]);
    const after = playedAll(asking, ["maria", AGREE], ["frederick", reenter("pragmatic2", "amsterdam")]);
    expect(whereIs(after, "pragmatic2")).toBe("amsterdam");
  });

  test("RUL-07 a refused re-entry stack stays closed in this winter, elsewhere the general may come in", () => {
    const closed = playedAll(winter, ["maria", propose("austria2", "bruessel")], ["frederick", REFUSE]);
    refused(closed, "maria", propose("austria2", "bruessel"), "MOV-26", "stackWasRefused");
    refused(closed, "maria", reenter("austria2", "bruessel"), "MOV-26");
    expect(whereIs(played(closed, "maria", reenter("austria2", "wien")).state, "austria2")).toBe("wien");
  });

  test("RUL-07 the consent covers the commander proposed and no other", () => {
    refused(winter, "maria", propose("austria1", "bruessel"), "STK-06", "mustNameCommander");
    refused(winter, "maria", propose("austria2", "bruessel", "austria2"), "STK-05", "commanderFollowsRank");
    const agreed = playedAll(
      winter,
      ["maria", propose("austria1", "bruessel", "austria1")],
      ["frederick", AGREE],
    );
    refused(agreed, "maria", reenter("austria1", "bruessel", "pragmatic1"), "STK-06");
    refused(agreed, "maria", reenter("austria1", "bruessel"), "STK-06");
    const after = played(agreed, "maria", reenter("austria1", "bruessel", "austria1")).state;
    expect(generalsIn(after, historical, bruessel)[0]).toBe(piece(historical, "austria1"));
  });

  test("DEC-26 proposals are offered exactly for generals off the board beside the other player's general", () => {
    const expected = ["austria1", "austria2", "austria4", "austria5", "austria6"].flatMap((name) =>
      name === "austria1"
        ? [propose(name, "bruessel", "austria1"), propose(name, "bruessel", "pragmatic1")]
        : [propose(name, "bruessel")],
    );
    expect(actionsOffered(winter, "maria", "proposeStack")).toEqual(expected);
    expect(actionsOffered(winter, "frederick", "proposeStack")).toEqual([
      propose("pragmatic2", "amsterdam"),
      propose("pragmatic3", "amsterdam", "pragmatic3"),
      propose("pragmatic3", "amsterdam", "austria3"),
    ]);
    refused(winter, "maria", propose("austria2", "wien"), "MOV-26", "notAskedNow");
    refused(winter, "maria", propose("pragmatic2", "amsterdam"), "WTR-03", "notYourPiece");
  });
});
