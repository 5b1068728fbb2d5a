import { choices, pending } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import type { GameOptions, Seat } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { Authority, MemoryStore, type Moment, newGameStart } from "@maria/table";
import { describe, expect, test } from "vitest";
import { asOne, decidesAfresh, goesOn } from "../../src/game/showing.ts";
import { historical as pack } from "../support/historical.ts";

const OPTIONS: GameOptions = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

/** A game, and the moments one seat is shown as it goes on. */
class Watched {
  readonly moments: Moment[] = [];
  private readonly table: Authority;
  private readonly random = chanceFrom(4);
  private readonly reader: Seat;

  private constructor(table: Authority, reader: Seat) {
    this.table = table;
    this.reader = reader;
  }

  static async by(reader: Seat): Promise<Watched> {
    const start = newGameStart(pack.id, OPTIONS, seedFromNumber(3));
    const game = new Watched(await Authority.open(start, new MemoryStore()), reader);
    await game.table.watch(reader, (moment) => game.moments.push(moment));
    return game;
  }

  get last(): Moment {
    return this.moments[this.moments.length - 1] as Moment;
  }

  async wholeLog(): Promise<Moment["lines"]> {
    let lines: Moment["lines"] = [];
    const stop = await this.table.watch(this.reader, (moment) => {
      lines = moment.lines;
    });
    stop();
    return lines;
  }

  async act(seat: Seat, type: "any" | "takeBack" = "any"): Promise<void> {
    const action =
      type === "takeBack" ? { type } : randomAction(choices(this.table.state, seat), this.random);
    expect(await this.table.act(seat, this.table.seenBy(seat), action)).toEqual({ accepted: true });
  }

  isAsked(seat: Seat): boolean {
    return pending(this.table.state).some((decision) => decision.seat === seat);
  }
}

describe("while others' moves are shown", () => {
  test("DEC-02 a seat still allotting its troops goes on when another has allotted its own", async () => {
    const game = await Watched.by("maria");
    const [before] = game.moments as [Moment];
    await game.act("frederick");
    expect(goesOn(before, [game.last], "maria")).toBe(true);
    expect(decidesAfresh(before, game.last, "maria")).toBe(false);
  });

  test("a seat that has acted itself decides afresh", async () => {
    const game = await Watched.by("louis");
    const [before] = game.moments as [Moment];
    await game.act("louis");
    expect(decidesAfresh(before, game.last, "louis")).toBe(true);
  });

  test("whoever is not asked in one of the moments to come has nothing to go on with", async () => {
    const game = await Watched.by("maria");
    const [before] = game.moments as [Moment];
    while (game.isAsked("maria")) await game.act("maria");
    expect(goesOn(before, game.moments.slice(1), "maria")).toBe(false);
    expect(goesOn(game.last, [], "maria")).toBe(false);
  });

  test("a decision of another phase is another decision, even if its seat is asked in between all the time", async () => {
    const game = await Watched.by("maria");
    const [before] = game.moments as [Moment];
    const later: Moment = { ...before, lines: [], isWhole: false, view: { ...before.view, step: 7 } };
    expect(decidesAfresh(before, later, "maria")).toBe(true);
    expect(decidesAfresh(before, { ...before, lines: [], isWhole: false }, "maria")).toBe(false);
  });

  test("after a take-back everything is chosen anew", async () => {
    const game = await Watched.by("maria");
    await game.act("louis");
    const before = game.last;
    await game.act("louis", "takeBack");
    expect(decidesAfresh(before, game.last, "maria")).toBe(true);
  });
});

describe("moments skipped", () => {
  test("are told together, in their order", async () => {
    const game = await Watched.by("maria");
    await game.act("frederick");
    await game.act("louis");
    const skipped = game.moments.slice(1);
    const one = asOne(skipped);
    expect(one?.seen).toBe(2);
    expect(one?.lines).toEqual(skipped.flatMap(({ lines }) => lines));
    expect(one?.isWhole).toBe(false);
  });

  test("tell the whole log if something among them was taken back", async () => {
    const game = await Watched.by("maria");
    await game.act("frederick");
    await game.act("louis");
    await game.act("louis", "takeBack");
    await game.act("louis");
    const one = asOne(game.moments.slice(1));
    expect(one?.isWhole).toBe(true);
    expect(one?.lines).toEqual(await game.wholeLog());
  });

  test("are nothing if there are none", () => expect(asOne([])).toBeNull());
});
