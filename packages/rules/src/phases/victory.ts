import type { EventSink } from "../model/events.ts";
import type { FortressId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { FRANCE, type Power, PRUSSIA } from "../model/powers.ts";
import type { Draft, Ending, Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";

/** INT-08 */
export const FRENCH_GOAL = 9;
/** INT-09 */
export const PRUSSIAN_GOAL = 12;
/** INT-10 */
export const LAST_TURN = 9;

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

const endGame = (draft: Draft, winner: Seat | null, ending: Ending, events: EventSink): void => {
  draft.result = { winner, ending, turn: draft.turn };
  draft.agenda = [];
  draft.disclosures++;
  events.push({ type: "gameEnded", result: draft.result });
};

/** INT-07, TWO-03, TWO-06: tested at every conquest, in the middle of a phase too. */
export const checkVictory = (draft: Draft, events: EventSink): void => {
  if (draft.options.variant !== "introductory" || draft.result !== null) return;
  const pack = packOf(draft);
  const france = frenchCount(draft, pack) >= FRENCH_GOAL;
  const prussia = prussianCount(draft, pack) >= PRUSSIAN_GOAL;
  if (draft.options.players === 2) {
    if (france && prussia) endGame(draft, "playerA", "bothConditions", events);
  } else if (france) endGame(draft, "louis", "fortressesInAustria", events);
  else if (prussia) endGame(draft, "frederick", "fortressesInAustriaAndSilesia", events);
};

/** INT-10, TWO-04, TWO-05: what the end of turn 9 means. */
export const checkEndOfTurn = (draft: Draft, events: EventSink): void => {
  if (draft.options.variant !== "introductory" || draft.turn < LAST_TURN) return;
  if (draft.options.players === 3) {
    endGame(draft, "maria", "endOfTurnNine", events);
    return;
  }
  const pack = packOf(draft);
  const one = frenchCount(draft, pack) >= FRENCH_GOAL || prussianCount(draft, pack) >= PRUSSIAN_GOAL;
  if (one) endGame(draft, null, "oneConditionOnly", events);
  else endGame(draft, "playerB", "endOfTurnNine", events);
};
