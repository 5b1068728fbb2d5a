// @vitest-environment happy-dom
import type { Player } from "@maria/table";
import { beforeEach, expect, test } from "vitest";
import { chooseLevel, LEVELS, lastLevel, rememberLevel } from "../src/newGame/lastLevel.ts";
import { lastSeat, rememberSeat } from "../src/newGame/lastSeat.ts";

const person: Player = { kind: "person" };
const bot: Player = { kind: "bot", level: "cadet" };

beforeEach(() => localStorage.clear());

test("the role of a single person is remembered", () => {
  expect(lastSeat()).toBeNull();
  rememberSeat({ maria: bot, frederick: person, louis: bot });
  expect(lastSeat()).toBe("frederick");
});

test("two players, several people or none leave it as it was", () => {
  rememberSeat({ maria: person, frederick: bot, louis: bot });
  rememberSeat({ maria: bot, frederick: person, louis: person });
  rememberSeat({ maria: bot, frederick: bot, louis: bot });
  rememberSeat({ playerA: person, playerB: bot });
  expect(lastSeat()).toBe("maria");
});

test("what is no role is none", () => {
  localStorage.setItem("maria-last-seat", "playerA");
  expect(lastSeat()).toBeNull();
});

test("opponents are cadets until others are chosen, and those are remembered", () => {
  expect(lastLevel()).toBe("cadet");
  for (const level of LEVELS) {
    chooseLevel(level);
    expect(lastLevel()).toBe(level);
  }
  localStorage.setItem("maria-last-level", "general");
  expect(lastLevel()).toBe("cadet");
});

test("a game whose bots are all of one level tells whom to meet next; others leave it as it was", () => {
  const colonel: Player = { kind: "bot", level: "colonel" };
  rememberLevel({ maria: person, frederick: colonel, louis: colonel });
  expect(lastLevel()).toBe("colonel");
  rememberLevel({ maria: person, frederick: bot, louis: colonel });
  rememberLevel({ maria: person, frederick: person, louis: person });
  rememberLevel({ playerA: person, playerB: { kind: "bot", level: "random" } });
  expect(lastLevel()).toBe("colonel");
});
