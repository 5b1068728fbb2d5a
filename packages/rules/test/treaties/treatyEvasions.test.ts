import { describe, expect, test } from "vitest";
import type { Random } from "../../src/engine.ts";
import { brokenLaws } from "../../src/game/laws.ts";
import { newGame } from "../../src/game/newGame.ts";
import { pending, refusalOf } from "../../src/game/play.ts";
import type { Action } from "../../src/model/actions.ts";
import type { GameOptions } from "../../src/model/options.ts";
import { POWER_NAMES } from "../../src/model/powers.ts";
import { seatOfPower } from "../../src/model/seats.ts";
import type { State } from "../../src/model/state.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { burden, evasion } from "../support/evader.ts";
import { livelyAction, optionsOf, randomFrom } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { decisionsOffered, played, power } from "../support/position.ts";
import { agreed, proposal } from "../support/treaties.ts";
import { breaches } from "../support/treatyWatch.ts";

/** More of them: npm run evasions -- 100 */
const GAMES = Number(process.env.EVASIONS ?? 3);

/** Only the advanced game knows agreements (NEG-01). */
const KINDS: readonly GameOptions[] = [
  optionsOf({ variant: "advanced", players: 3 }),
  optionsOf({ variant: "advanced", players: 3, politicalOption: true }),
  optionsOf({ variant: "advanced", players: 2 }),
];

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

interface Tally {
  treaties: number;
  evasions: number;
  notDone: number;
}

/** Two players bind themselves to something that will be a burden, if it can be agreed on at all. */
const withBurden = (state: State, random: Random): State => {
  const name = pick(POWER_NAMES, random);
  const seatFor = (owner: (typeof POWER_NAMES)[number]) =>
    seatOfPower(state.options, power(owner), state.saxony);
  const others = POWER_NAMES.filter((other) => seatFor(other) !== seatFor(name));
  const other = pick(others, random);
  const terms = [burden(state, name, other, random)];
  const turns = 1 + random(3);
  const offer = proposal(seatFor(other), terms, turns);
  if (refusalOf(state, seatFor(name), offer) !== null) return state;
  return agreed(state, seatFor(name), seatFor(other), terms, turns);
};

const playEvasively = (options: GameOptions, game: number, tally: Tally): void => {
  const random = randomFrom(4711 + game);
  let state = newGame(historical, options, seedFromNumber(game));
  while (state.result === null) {
    if (state.agenda[0]?.kind !== "allotment" && random(7) === 0) {
      const bound = withBurden(state, random);
      if (bound !== state) tally.treaties++;
      state = bound;
      if (state.result !== null) break;
    }
    const before = state;
    const waiting = pending(before);
    for (const { seat } of waiting) {
      const offered = decisionsOffered(before, seat);
      if (offered.length === 0) throw new Error(`${seat} has nothing left to choose`);
      if (before.agenda.at(-1)?.kind === "movement" && !offered.some(({ type }) => type === "done"))
        tally.notDone++;
    }
    const { seat } = pick(waiting, random);
    // Battles and encounters come of lively play; what is owed is evaded wherever it can be.
    const isLively = before.agenda.at(-1)?.kind === "movement" && random(3) === 0;
    const action: Action = isLively ? livelyAction(before, seat, random) : evasion(before, seat, random);
    const { state: after, events } = played(before, seat, action);
    if (!isLively) tally.evasions++;
    if (before.agenda[0]?.kind !== "allotment")
      expect([...breaches(before, seat, action, events)]).toEqual([]);
    if (tally.evasions % 25 === 0) expect(brokenLaws(after)).toEqual([]);
    state = after;
  }
};

describe("NEG-04, RUL-95, RUL-101 and RUL-103 players who would rather keep no promise", () => {
  test.each(KINDS)(
    "NEG-04, RUL-101 and RUL-103 no evasion succeeds and nobody is left without a choice ($players players, option $politicalOption)",
    (options) => {
      const tally: Tally = { treaties: 0, evasions: 0, notDone: 0 };
      for (let game = 0; game < Math.ceil(GAMES / KINDS.length); game++) playEvasively(options, game, tally);
      expect(tally.treaties).toBeGreaterThan(30);
      expect(tally.notDone).toBeGreaterThan(30);
    },
    600_000,
  );
});
