// @vitest-environment happy-dom
import type { Player } from "@maria/table";
import { beforeEach, expect, test } from "vitest";
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
