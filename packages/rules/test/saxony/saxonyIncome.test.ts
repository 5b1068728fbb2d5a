import { expect, test } from "vitest";
import { SAXONY_AUSTRIAN_ALLY, SAXONY_NEUTRAL } from "../../src/model/powers.ts";
import { historical } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsPosition,
  affairsWithEvents,
  afterShift,
} from "../support/politicalChanges.ts";
import { handOf, offered, piece } from "../support/position.ts";
import { cardsReceived, quietlyTo } from "../support/quietPlay.ts";

test("SAX-19 Austrian trains may re-enter in Dresden, Prussian ones no more", () => {
  const sites = (stage: 4 | 5, seat: "maria" | "frederick", train: string): string[] => {
    const state = affairsPosition({
      turn: 5,
      saxony: SAXONY_AUSTRIAN_ALLY,
      hands: { austria: ["H4"], prussia: ["S4"], saxony: ["D4"], pragmatic: ["C4"] },
      begin: { stage, phase: "movement" },
    });
    return offered(state, seat, "reenterTrain")
      .filter((choice) => choice.train === piece(historical, train))
      .flatMap(({ cities }) => cities.map((id) => historical.cities[id]?.key ?? ""));
  };
  expect(sites(5, "maria", "austriaT1")).toContain("dresden");
  expect(sites(5, "maria", "saxonyT1")).toEqual(["dresden"]);
  expect(sites(5, "frederick", "pragmaticT1")).not.toContain("dresden");
  expect(sites(4, "frederick", "prussiaT1")).not.toContain("dresden");
});

test("SAX-20 and TAC-08 Saxony draws 2 per turn as Austria's ally: its base of 1 and the icon of the box, counted once", () => {
  const drawn = (more: Omit<AffairsSetup, "begin">): number =>
    cardsReceived(
      affairsWithEvents({ turn: 5, ...more, begin: { stage: 5, phase: "tacticalCards" } }).events,
      "saxony",
    );
  expect(drawn({ saxony: SAXONY_AUSTRIAN_ALLY })).toBe(2);
  expect(drawn({ saxony: SAXONY_NEUTRAL })).toBe(1);
  expect(drawn({ saxony: SAXONY_AUSTRIAN_ALLY, markers: { dresden: "prussia" } })).toBe(0);
  expect(drawn({ saxony: SAXONY_AUSTRIAN_ALLY, markers: { dresden: "austria" } })).toBe(2);
  expect(drawn({})).toBe(0);
});

test("SAX-20 after a change in the politics stage it draws them in the stage 5 that follows, and in every turn", () => {
  const { state } = afterShift({ pieces: { saxony1: "leipzig" } }, 4);
  const inStage5 = quietlyTo(state, 5, "movement");
  expect(handOf(inStage5, "saxony")).toHaveLength(2);
  expect(handOf(quietlyTo(inStage5, 5, "movement", 6), "saxony")).toHaveLength(4);
});
