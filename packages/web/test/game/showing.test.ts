import {
  chanceFrom,
  choices,
  type GameOptions,
  openTable,
  pending,
  randomAction,
  type Seat,
  seedFromNumber,
} from "@maria/rules";
import { describe, expect, test } from "vitest";
import { asOne, decidesAfresh, goesOn } from "../../src/game/showing.ts";
import { Authority } from "../../src/table/authority.ts";
import type { Moment } from "../../src/table/table.ts";
import { historical as pack } from "../support/historical.ts";

const OPTIONS: GameOptions = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

/** A game, and the moments one seat is shown as it goes on. */
class Watched {
  readonly moments: Moment[];
  private readonly table = new Authority(openTable(pack.id, OPTIONS, seedFromNumber(3)).record);
  private readonly random = chanceFrom(4);
  private readonly reader: Seat;

  constructor(reader: Seat) {
    this.reader = reader;
    this.moments = [this.table.moment(reader, null)];
  }

  get last(): Moment {
    return this.moments[this.moments.length - 1] as Moment;
  }

  get wholeLog(): Moment["lines"] {
    return this.table.moment(this.reader, null).lines;
  }

  act(seat: Seat, type: "any" | "takeBack" = "any"): void {
    const since = this.table.seq;
    const offered = choices(this.table.position, seat);
    const action = type === "takeBack" ? { type } : randomAction(offered, this.random);
    if (action === null) throw new Error(`${seat} has nothing to do`);
    expect(this.table.act(seat, this.table.seq, action)).toEqual({ accepted: true });
    this.moments.push(this.table.moment(this.reader, type === "takeBack" ? null : since));
  }

  isAsked(seat: Seat): boolean {
    return pending(this.table.position).some((decision) => decision.seat === seat);
  }
}

describe("while others' moves are shown", () => {
  test("DEC-02 a seat still allotting its troops goes on when another has allotted its own", () => {
    const game = new Watched("maria");
    const [before] = game.moments as [Moment];
    game.act("frederick");
    expect(goesOn(before, [game.last], "maria")).toBe(true);
    expect(decidesAfresh(before, game.last, "maria")).toBe(false);
  });

  test("a seat that has acted itself decides afresh", () => {
    const game = new Watched("louis");
    const [before] = game.moments as [Moment];
    game.act("louis");
    expect(decidesAfresh(before, game.last, "louis")).toBe(true);
  });

  test("whoever is not asked in one of the moments to come has nothing to go on with", () => {
    const game = new Watched("maria");
    const [before] = game.moments as [Moment];
    while (game.isAsked("maria")) game.act("maria");
    expect(goesOn(before, game.moments.slice(1), "maria")).toBe(false);
    expect(goesOn(game.last, [], "maria")).toBe(false);
  });

  test("a decision of another phase is another decision, even if its seat is asked in between all the time", () => {
    const game = new Watched("maria");
    const [before] = game.moments as [Moment];
    const later: Moment = { ...before, lines: [], isWhole: false, view: { ...before.view, step: 7 } };
    expect(decidesAfresh(before, later, "maria")).toBe(true);
    expect(decidesAfresh(before, { ...before, lines: [], isWhole: false }, "maria")).toBe(false);
  });

  test("after a take-back everything is chosen anew", () => {
    const game = new Watched("maria");
    game.act("louis");
    const before = game.last;
    game.act("louis", "takeBack");
    expect(decidesAfresh(before, game.last, "maria")).toBe(true);
  });
});

describe("moments skipped", () => {
  test("are told together, in their order", () => {
    const game = new Watched("maria");
    game.act("frederick");
    game.act("louis");
    const skipped = game.moments.slice(1);
    const one = asOne(skipped);
    expect(one?.seq).toBe(2);
    expect(one?.lines).toEqual(skipped.flatMap(({ lines }) => lines));
    expect(one?.isWhole).toBe(false);
  });

  test("tell the whole log if something among them was taken back", () => {
    const game = new Watched("maria");
    game.act("frederick");
    game.act("louis");
    game.act("louis", "takeBack");
    game.act("louis");
    const one = asOne(game.moments.slice(1));
    expect(one?.isWhole).toBe(true);
    expect(one?.lines).toEqual(game.wholeLog);
  });

  test("are nothing if there are none", () => expect(asOne([])).toBeNull());
});
