// @vitest-environment happy-dom
import { newGame } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import {
  type Choice,
  type PoliticalCardId,
  PRUSSIA,
  pieceId,
  type Seat,
  type State,
  type Variant,
} from "@maria/rules/model";
import { afterEach, expect, test, vi } from "vitest";
import { optionsOf } from "../../../advice/test/support/position.ts";
import Cession from "../../src/decisions/politics/Cession.svelte";
import Peace from "../../src/decisions/politics/Peace.svelte";
import Reduction from "../../src/decisions/politics/Reduction.svelte";
import SaxonyShift from "../../src/decisions/politics/SaxonyShift.svelte";
import { hussarMark } from "../../src/game/boardMarks.ts";
import type { Session } from "../../src/game/session.svelte.ts";
import CardHistory from "../../src/history/CardHistory.svelte";
import { historyOf } from "../../src/history/historyOf.ts";
import ArmySheet from "../../src/panels/ArmySheet.svelte";
import Inspector from "../../src/panels/Inspector.svelte";
import PoliticsDisplay from "../../src/panels/PoliticsDisplay.svelte";
import PoliticsStage from "../../src/story/PoliticsStage.svelte";
import { movementOf, piece } from "../movement/table.ts";
import { historical } from "../support/historical.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";
import { seatedAt } from "../support/seated.ts";

vi.mock("../../src/history/historyOf.ts", { spy: true });

afterEach(closeAll);

const topicsOn = (place: HTMLElement): (string | undefined)[] =>
  [...place.querySelectorAll<HTMLElement>("[data-history]")].map(({ dataset }) => dataset.history);
const opened = async (place: HTMLElement): Promise<string> => {
  press(place, "[data-history] > summary");
  await vi.waitFor(() => expect(place.querySelector("[data-history] p")).not.toBeNull());
  return place.querySelector("[data-history] p")?.textContent ?? "";
};

test("a general, his power and a power's army offer their history, and nothing is fetched before it is opened", async () => {
  const state = movementOf("frederick", { prussia1: "steinau" });
  const { session } = await seatedAt(state, "frederick");
  session.inspected = { piece: piece("prussia1") };
  const inspector = await mounted(Inspector, { session });
  expect(topicsOn(inspector)).toEqual(["history.general.Friedrich", "history.power.prussia"]);
  const army = await mounted(ArmySheet, { session, power: PRUSSIA });
  expect(topicsOn(army)).toEqual(["history.power.prussia"]);
  expect(army.querySelector("[data-history] > summary")?.textContent).toBe("History: Prussia");
  expect(historyOf).not.toHaveBeenCalled();
  expect(await opened(army)).toMatch(/kingdom/);
  expect(historyOf).toHaveBeenCalledExactlyOnceWith("history.power.prussia", "en");
});

test("every Political Card offers its history", async () => {
  for (const { id, key } of historical.politics.cards) {
    const place = await mounted(CardHistory, { card: id });
    expect(topicsOn(place)).toEqual([`history.card.${key}`]);
  }
  const denmark = historical.politics.cards.find(({ key }) => key === "denmark")?.id ?? -1;
  expect(await opened(await mounted(CardHistory, { card: denmark }))).toMatch(/Christian VI/);
});

/** A game at its beginning, but with these Political Cards face-up and those discarded. */
const withCards = (openCards: readonly PoliticalCardId[], spentCards: readonly PoliticalCardId[]): State => {
  const state = newGame(historical, optionsOf("advanced"), seedFromNumber(1));
  if (state.affairs === null) throw new Error("the advanced game has politics");
  return { ...state, affairs: { ...state.affairs, openCards, spentCards } };
};

test("face-up and discarded Political Cards and the Imperial Election offer theirs where they are shown", async () => {
  const [military, war, charles] = ["military-aid", "russo-swedish-war", "charles-emmanuel"];
  const { session } = await seatedAt(withCards([0, 1], [2]), "louis");
  const election = "imperial-election";
  const [openOnes, others] = [
    [military, war],
    [election, charles],
  ].map((keys) => keys.map((key) => `history.card.${key}`));
  expect(topicsOn(await mounted(PoliticsDisplay, { session }))).toEqual([
    ...(openOnes ?? []),
    "history.event.saxony",
    ...(others ?? []),
  ]);
  expect(topicsOn(await mounted(PoliticsStage, { session }))).toEqual(
    [military, war].map((key) => `history.card.${key}`),
  );
});

test("the Silesia Gambit, which has no Political Cards, offers that of the cession", async () => {
  const { session } = await seatedAt(
    newGame(historical, optionsOf("silesia-gambit"), seedFromNumber(1)),
    "maria",
  );
  expect(topicsOn(await mounted(PoliticsDisplay, { session }))).toEqual(["history.event.cession"]);
});

/** A seat that is asked this, and nothing else. */
const asked = async (variant: Variant, seat: Seat, choice: Choice): Promise<Session> => {
  const { session } = await seatedAt(newGame(historical, optionsOf(variant), seedFromNumber(1)), seat);
  const offered = (type: Choice["type"]): Choice[] => (type === choice.type ? [choice] : []);
  return { offered, view: session.view, pack: historical, seat } as unknown as Session;
};

test("whoever decides on ceding or annexing Silesia is offered the cession's", async () => {
  const ceding = await asked("silesia-gambit", "maria", { type: "cede" });
  expect(topicsOn(await mounted(Cession, { session: ceding }))).toEqual(["history.event.cession"]);
  const offering = await asked("advanced", "frederick", { type: "offerPeace", offers: [true, false] });
  expect(topicsOn(await mounted(Peace, { session: offering }))).toEqual(["history.event.cession"]);
  const answering = await asked("advanced", "maria", { type: "answerPeace", answers: [true, false] });
  expect(topicsOn(await mounted(Peace, { session: answering }))).toEqual(["history.event.cession"]);
});

test("whoever moves Saxony’s marker or gives up objectives, and whoever looks at a hussar, is offered theirs", async () => {
  const shifting = await asked("advanced", "maria", { type: "shiftSaxony", most: 1 });
  expect(topicsOn(await mounted(SaxonyShift, { session: shifting }))).toEqual(["history.event.saxony"]);
  const reducing = await asked("advanced", "louis", { type: "reduce" });
  expect(topicsOn(await mounted(Reduction, { session: reducing }))).toEqual(["history.event.reduction"]);
  const { session } = await seatedAt(movementOf("frederick", { prussia1: "steinau" }), "frederick");
  session.inspected = { piece: pieceId(hussarMark(historical, 0)) };
  expect(topicsOn(await mounted(Inspector, { session }))).toEqual(["history.event.hussars"]);
});
