import { apply, refusalOf } from "./flow/play.ts";
import type { Action } from "./model/actions.ts";
import type { GameEvent } from "./model/events.ts";
import type { GameOptions, Seat } from "./model/options.ts";
import { seatsOf } from "./model/options.ts";
import { type Refusal, refuse } from "./model/rule.ts";
import { type Draft, draftOf, type State } from "./model/state.ts";
import { packOf } from "./pack/registry.ts";
import { newGame } from "./setup/newGame.ts";

/** The rules a record was played under; raised with any change that would replay a game differently. */
export const RULES_VERSION = 2;

/** A take-back is written down like an action, so that a record only ever grows. */
export type Entry = { readonly seat: Seat; readonly action: Action | { readonly type: "takeBack" } };

/** A whole game: everything else can be rebuilt from it. The only save format. */
export interface GameRecord {
  readonly rules: number;
  readonly pack: string;
  readonly options: GameOptions;
  readonly seed: string;
  readonly entries: readonly Entry[];
}

/** The entries that stand after all take-backs. A take-back removes the seat's own last entry. */
export const standingEntries = (entries: readonly Entry[]): { seat: Seat; action: Action }[] => {
  const standing: { seat: Seat; action: Action }[] = [];
  for (const { seat, action } of entries) {
    if (action.type !== "takeBack") {
      standing.push({ seat, action });
      continue;
    }
    const last = standing.findLastIndex((entry) => entry.seat === seat);
    if (last < 0) throw new RangeError(`${seat} takes back an action, but has none left`);
    standing.splice(last, 1);
  }
  return standing;
};

/** Called with every state of a replay; the state is only valid during the call. */
export type ReplayWatcher = (
  state: State,
  entry: { seat: Seat; action: Action },
  events: readonly GameEvent[],
) => void;

/**
 * Rebuilds the state a record leads to. Throws if the pack is not loaded, the rules version is unknown, or an entry
 * is not legal where it stands (the message names the entry and the clause).
 */
export const replay = (record: GameRecord, watch?: ReplayWatcher): State => {
  if (record.rules !== RULES_VERSION)
    throw new RangeError(
      `the record was played under rules ${record.rules}; this engine knows ${RULES_VERSION}`,
    );
  const draft: Draft = draftOf(newGame(packOf(record), record.options, record.seed));
  standingEntries(record.entries).forEach((entry, index) => {
    const refusal = refusalOf(draft, entry.seat, entry.action);
    if (refusal)
      throw new RangeError(
        `entry ${index + 1} (${entry.seat}, ${entry.action.type}) breaks ${refusal.rule}: ${refusal.reason}`,
      );
    const events: GameEvent[] = [];
    apply(draft, entry.seat, entry.action, events);
    watch?.(draft, entry, events);
  });
  return draft;
};

/** A record and the state it has led to: the authority over one game, for a server, a hotseat or a test alike. */
export interface Table {
  readonly record: GameRecord;
  readonly state: State;
}

export const openTable = (packId: string, options: GameOptions, seed: string): Table => ({
  record: { rules: RULES_VERSION, pack: packId, options, seed, entries: [] },
  state: newGame(packOf({ pack: packId, options }), options, seed),
});

const withEntry = (record: GameRecord, entry: Entry): GameRecord => ({
  ...record,
  entries: [...record.entries, entry],
});

/** Plays an action at the table, or takes the seat's last one back as far as `takeBack` of its view allows. */
export const playAtTable = (
  table: Table,
  seat: Seat,
  action: Entry["action"],
): { readonly table: Table; readonly events: readonly GameEvent[] } | Refusal => {
  if (action.type === "takeBack") {
    const index = seatsOf(table.state.options).indexOf(seat);
    if (index < 0) return refuse("PWR-01", "unknownSeat");
    if (!((table.state.takeBack[index] as number) > 0)) return refuse("HID-07", "nothingToTakeBack");
    const record = withEntry(table.record, { seat, action });
    return { table: { record, state: replay(record) }, events: [] };
  }
  const refusal = refusalOf(table.state, seat, action);
  if (refusal) return refusal;
  const state = draftOf(table.state);
  const events: GameEvent[] = [];
  apply(state, seat, action, events);
  return { table: { record: withEntry(table.record, { seat, action }), state }, events };
};
