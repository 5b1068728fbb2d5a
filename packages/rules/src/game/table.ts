import type { GameEvent } from "../model/events.ts";
import type { GameOptions, Seat } from "../model/options.ts";
import type { Refusal } from "../model/rule.ts";
import { draftOf, type State } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { newGame } from "./newGame.ts";
import { apply, refusalOf } from "./play.ts";
import { type Entry, type GameRecord, RULES_VERSION } from "./record.ts";
import { replay } from "./replay.ts";
import { refuseTakeBack } from "./takeBack.ts";

/** A record and the state it has led to: the authority over one game, for a server, a hotseat or a test alike. */
export interface Table {
  readonly record: GameRecord;
  readonly state: State;
}

/** A table at which a new game begins. The pack must be loaded; throws what `newGame` throws. */
export const openTable = (packId: string, options: GameOptions, seed: string): Table => ({
  record: { rules: RULES_VERSION, pack: packId, options, seed, entries: [] },
  state: newGame(packOf({ pack: packId, options }), options, seed),
});

const withEntry = (record: GameRecord, entry: Entry): GameRecord => ({
  ...record,
  entries: [...record.entries, entry],
});

/**
 * Plays an action at the table, or takes the seat's last one back as far as `takeBack` of its view allows: a new table with
 * what happened, or a refusal; the table given stays as it was. Copies the record's list each time, and a take-back replays
 * the whole game: for tests and short games, `packages/table` is made for long ones.
 */
export const playAtTable = (
  table: Table,
  seat: Seat,
  action: Entry["action"],
): { readonly table: Table; readonly events: readonly GameEvent[] } | Refusal => {
  if (action.type === "takeBack") {
    const refusal = refuseTakeBack(table.state, seat);
    if (refusal) return refusal;
    const record = withEntry(table.record, { seat, action });
    const replayed = replay(record);
    if ("refusal" in replayed) return replayed.refusal;
    if ("foreign" in replayed) throw new RangeError("the record of a table has become foreign to it");
    return { table: { record, state: replayed.state }, events: [] };
  }
  const refusal = refusalOf(table.state, seat, action);
  if (refusal) return refusal;
  const state = draftOf(table.state);
  const events: GameEvent[] = [];
  apply(state, seat, action, events);
  return { table: { record: withEntry(table.record, { seat, action }), state }, events };
};
