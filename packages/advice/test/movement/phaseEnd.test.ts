import { type GameRecord, view } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import type { State } from "@maria/rules/model";
import { draftOf } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import option from "../../../rules/test/fixtures/option-austria-final-scoring.record.json" with {
  type: "json",
};
import { phaseEnd } from "../../src/movement/index.ts";
import { city, movementOf, pack, piece } from "../support/table.ts";

const endOf = (pieces: Readonly<Record<string, string>>, seat: "maria" | "frederick" = "maria") =>
  phaseEnd(view(movementOf(seat, pieces), seat), pack, seat);

describe("what ending the movement brings", () => {
  test("CMB-01 a general next to an enemy will have to attack him", () => {
    expect(endOf({ austria1: "neisse", prussia1: "oppeln" }).fights).toEqual([
      {
        attacker: city("neisse"),
        defender: city("oppeln"),
        attackers: [piece("austria1")],
        defenders: [piece("prussia1")],
      },
    ]);
    expect(endOf({ austria1: "linz", prussia1: "brieg" }).fights).toEqual([]);
  });

  test("CON-01 a fortress nobody protects, with an enemy who could march there and on, lies open", () => {
    const { open } = endOf({ austria1: "linz", prussia1: "troppau" });
    const olmuetz = open.find((fortress) => fortress.city === city("olmuetz"));
    expect(olmuetz).toEqual({ city: city("olmuetz"), within: [piece("prussia1")] });
  });

  test("CON-05 a general near it protects it", () => {
    const { open } = endOf({ austria1: "olmuetz", prussia1: "troppau" });
    expect(open.map((fortress) => fortress.city)).not.toContain(city("olmuetz"));
  });

  test("only what is the seat's own counts, and only enemies threaten it", () => {
    const { open } = endOf({ prussia1: "glogau", austria1: "troppau" }, "frederick");
    const controlled = open.map((fortress) => fortress.city);
    expect(controlled).not.toContain(city("olmuetz"));
    for (const { within } of open) expect(within).toEqual([piece("austria1")]);
  });

  test("the attacks told are the attacks that come, over a recorded game", () => {
    let told = 0;
    let before: State | null = null;
    for (const step of replaySteps(option.record as unknown as GameRecord)) {
      const listed =
        step.type === "played" && step.action.type === "done"
          ? step.events.flatMap((event) => (event.type === "fightsListed" ? event.fights : []))
          : [];
      if (before !== null && step.type === "played" && listed.length > 0) {
        const { fights } = phaseEnd(view(before, step.seat), pack, step.seat);
        for (const fight of fights) expect(listed).toContainEqual(fight);
        told += fights.length;
      }
      before = draftOf(step.state);
    }
    expect(told).toBeGreaterThan(5);
  });
});
