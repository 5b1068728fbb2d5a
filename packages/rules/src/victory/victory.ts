import { affairsOf, changeClosed, closedOf } from "../ground/affairs.ts";
import type { EventSink } from "../model/events.ts";
import type { FortressId } from "../model/ids.ts";
import {
  AUSTRIAN_GOAL,
  FLANDERS_GOAL,
  FRENCH_GOAL,
  LAST_TURN,
  LAST_TURN_ADVANCED,
  LAST_TURN_AFTER_CESSION,
  PRAGMATIC_GOAL,
  PRUSSIAN_GOAL,
} from "../model/numbers.ts";
import type { Seat } from "../model/options.ts";
import {
  AUSTRIA,
  FRANCE,
  NOBODY,
  POWERS,
  type Power,
  type PowerOrNobody,
  PRAGMATIC,
  PRUSSIA,
} from "../model/powers.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Ending, Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";

/** VIC-04 to VIC-06, RUL-68, TWO-13: who goes first where the numbers are equal. */
const TIE_ORDER: readonly Power[] = [AUSTRIA, PRAGMATIC, PRUSSIA, FRANCE];

const markersOn = (position: Position, fortresses: readonly FortressId[], power: Power): number => {
  let count = 0;
  for (const fortress of fortresses) if (position.markers[fortress] === power) count++;
  return count;
};

/** INT-08: French markers in Austria on the Bohemia map; Bavaria's conquests carry them too. */
export const frenchCount = (position: Position, pack: Pack): number =>
  markersOn(position, pack.coreAustrian, FRANCE);

/** INT-09: Prussian markers in Austria and Silesia; Saxony's conquests carry them too. */
export const prussianCount = (position: Position, pack: Pack): number =>
  markersOn(position, pack.coreAustrian, PRUSSIA) + markersOn(position, pack.silesian, PRUSSIA);

/** Markers of a power in several countries, for the goals after the cession. */
const countIn = (
  position: Position,
  pack: Pack,
  power: Power,
  isThere: (territory: string) => boolean,
): number => {
  let count = 0;
  pack.fortresses.forEach((city, fortress) => {
    if (position.markers[fortress] === power && isThere(pack.cities[city]?.territory ?? "")) count++;
  });
  return count;
};

/**
 * How far each role has come towards its goal after the cession (SGA-25 to SGA-27); before it, towards the goals without what
 * the cession adds or takes off. Throws in the introductory game.
 */
export const cessionGoals = (position: Position, pack: Pack) => {
  const { cession } = affairsOf(position);
  const homes = pack.data.board.territories;
  const inHomeOf = (name: "france" | "bavaria") => (territory: string) => homes[territory]?.home === name;
  const inNetherlands = (territory: string) =>
    territory === "netherlands" || territory === "austrian_netherlands";
  const { prussiaLacked, franceLacked, austriaHeld } = cession ?? {
    prussiaLacked: 0,
    franceLacked: 0,
    austriaHeld: 0,
  };
  return {
    pragmaticInFrance: countIn(position, pack, PRAGMATIC, inHomeOf("france")),
    pragmaticGoal: PRAGMATIC_GOAL + prussiaLacked,
    frenchInAustria: frenchCount(position, pack),
    frenchGoal: FRENCH_GOAL + franceLacked,
    frenchInFlanders: countIn(position, pack, FRANCE, inNetherlands),
    flandersGoal: FLANDERS_GOAL + franceLacked,
    austrian:
      countIn(position, pack, AUSTRIA, inHomeOf("france")) +
      countIn(position, pack, AUSTRIA, inHomeOf("bavaria")),
    austrianGoal: AUSTRIAN_GOAL - austriaHeld,
  };
};

const endGame = (
  draft: Draft,
  winner: Seat | null,
  ending: Ending,
  events: EventSink,
  power: PowerOrNobody = NOBODY,
): void => {
  const result = { winner, ending, power, turn: draft.turn };
  draft.result = result;
  draft.agenda = [];
  draft.disclosures++;
  events?.push({ type: "gameEnded", result });
};

/** SGA-24 to SGA-27, RUL-99: Maria Theresa goes before Frederick and he before Louis XV. */
const checkCeded = (draft: Draft, pack: Pack, events: EventSink): void => {
  const goals = cessionGoals(draft, pack);
  if (goals.austrian >= goals.austrianGoal) endGame(draft, "maria", "austrianFortresses", events);
  else if (goals.pragmaticInFrance >= goals.pragmaticGoal)
    endGame(draft, "frederick", "pragmaticFortressesInFrance", events);
  else if (goals.frenchInAustria >= goals.frenchGoal) endGame(draft, "louis", "fortressesInAustria", events);
  else if (goals.frenchInFlanders >= goals.flandersGoal)
    endGame(draft, "louis", "frenchFortressesInFlanders", events);
};

/** INT-07, TWO-03, TWO-06, SGA-12: tested at every conquest, in the middle of a phase too. */
export const checkVictory = (draft: Draft, events: EventSink): void => {
  if (draft.options.variant === "advanced" || draft.result !== null) return;
  const pack = packOf(draft);
  if (draft.affairs !== null && draft.affairs.cession !== null) {
    checkCeded(draft, pack, events);
    return;
  }
  const france = frenchCount(draft, pack) >= FRENCH_GOAL;
  const prussia = prussianCount(draft, pack) >= PRUSSIAN_GOAL;
  if (draft.options.players === 2) {
    if (france && prussia) endGame(draft, "playerA", "bothConditions", events);
  } else if (france) endGame(draft, "louis", "fortressesInAustria", events);
  else if (prussia) endGame(draft, "frederick", "fortressesInAustriaAndSilesia", events);
};

/** VIC-01 to VIC-06, RUL-65, RUL-68: an empty pool wins; of several the one that could have placed most. */
export const checkPools = (draft: Draft, events: EventSink): void => {
  if (draft.options.variant !== "advanced" || draft.result !== null) return;
  const { pools } = affairsOf(draft);
  let best: PowerOrNobody = NOBODY;
  let least = 1;
  for (const power of TIE_ORDER) {
    const markers = pools[power] as number;
    if (markers >= least) continue;
    best = power;
    least = markers;
  }
  if (best !== NOBODY) endGame(draft, seatOf(draft, best), "emptyPool", events, best);
};

/** INT-10, TWO-04, TWO-05, SGA-12, SGA-28: what the end of the last turn means. */
export const checkEndOfTurn = (draft: Draft, events: EventSink): void => {
  if (draft.options.variant === "advanced") return;
  const ceded = draft.affairs !== null && draft.affairs.cession !== null;
  if (draft.turn < (ceded ? LAST_TURN_AFTER_CESSION : LAST_TURN)) return;
  if (ceded) endGame(draft, "louis", "endOfTurnFifteen", events);
  else if (draft.options.players === 3) endGame(draft, "maria", "endOfTurnNine", events);
  else {
    const pack = packOf(draft);
    const one = frenchCount(draft, pack) >= FRENCH_GOAL || prussianCount(draft, pack) >= PRUSSIAN_GOAL;
    if (one) endGame(draft, null, "oneConditionOnly", events);
    else endGame(draft, "playerB", "endOfTurnNine", events);
  }
};

/** WTR-14, WTR-15, RUL-70: each major power's pool is noted, then kept hidden. */
export const scoreWinter = (draft: Draft, events: EventSink): void => {
  if (draft.options.variant !== "advanced") return;
  const scores = POWERS.map((power) =>
    TIE_ORDER.includes(power) ? (affairsOf(draft).pools[power] as number) : 0,
  );
  changeClosed(draft, { winterScores: [...closedOf(draft).winterScores, scores] });
  events?.push({ type: "winterScored", scores });
  if (draft.turn >= LAST_TURN_ADVANCED) checkScores(draft, events);
};

/** VIC-07, VIC-08: after the fourth winter the lowest total wins. */
const checkScores = (draft: Draft, events: EventSink): void => {
  const { winterScores } = closedOf(draft);
  const totalOf = (power: Power): number =>
    winterScores.reduce((sum, scores) => sum + (scores[power] as number), 0);
  const [best] = [...TIE_ORDER].sort((a, b) => totalOf(a) - totalOf(b));
  if (best !== undefined) endGame(draft, seatOf(draft, best), "finalScoring", events, best);
};
