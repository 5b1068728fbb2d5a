import { choices, type Entry, type GameRecord, pending, replay, view } from "@maria/rules";
import { parseRecord, RULES_VERSION, seedFromNumber } from "@maria/rules/authority";
import { openTable, playAtTable, type Table } from "@maria/rules/laws";
import { type GameOptions, isRefusal, type Pack, type Random, type State, seatsOf } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { type Fault, fault } from "../fuzz/checks.ts";
import type { FoundFault } from "../fuzz/fuzzGame.ts";
import { isClean, type Tally } from "./attackGame.ts";
import { damaged } from "./damage.ts";
import { isOffered } from "./offered.ts";
import { PROTOTYPE_NAMES, pick } from "./values.ts";

/** Long enough for a battle or two, short enough to be played thousands of times. */
const LONGEST_RECORD = 40;
const TAKE_BACK_ONE_IN = 12;
/** As many entries as no record may have. */
const TOO_MANY = 100_001;

/** The beginning of a random game, with honest take-backs in it. */
const honestRecord = (pack: Pack, options: GameOptions, number: number, random: Random): GameRecord => {
  let table: Table = openTable(pack.id, options, seedFromNumber(number));
  for (let length = 4 + random(LONGEST_RECORD - 4); length > 0; length--) {
    const [next] = pending(table.state);
    if (next === undefined) break;
    const back = seatsOf(options).filter((seat) => view(table.state, seat).takeBack > 0);
    const entry: Entry =
      back.length > 0 && random(TAKE_BACK_ONE_IN) === 0
        ? { seat: pick(back, random), action: { type: "takeBack" } }
        : { seat: next.seat, action: randomAction(choices(table.state, next.seat), random) };
    const outcome = playAtTable(table, entry.seat, entry.action);
    if (isRefusal(outcome)) break;
    table = outcome.table;
  }
  return table.record;
};

type Forgery = (record: GameRecord, random: Random) => object;

const withEntries = (
  record: GameRecord,
  random: Random,
  change: (entries: unknown[], at: number) => void,
): object => {
  const entries: unknown[] = [...record.entries];
  change(entries, random(entries.length + 1));
  return { ...record, entries };
};

const anySeat = ({ options }: GameRecord, random: Random): Entry["seat"] => pick(seatsOf(options), random);

const takeBack = (record: GameRecord, random: Random): Entry => ({
  seat: anySeat(record, random),
  action: { type: "takeBack" },
});

const FORGERIES: readonly Forgery[] = [
  (record) => record,
  (record, random) => damaged(record, random) as object,
  (record, random) => damaged(record, random) as object,
  // Take-backs that nobody allowed, or with something in them.
  (record, random) =>
    withEntries(record, random, (entries, at) => entries.splice(at, 0, takeBack(record, random))),
  (record, random) =>
    withEntries(record, random, (entries, at) =>
      entries.splice(at, 0, ...Array(3).fill(takeBack(record, random))),
    ),
  (record, random) =>
    withEntries(record, random, (entries, at) =>
      entries.splice(at, 0, { ...takeBack(record, random), action: { type: "takeBack", steps: 2 } }),
    ),
  // Entries left out, said twice, exchanged, said by another, damaged.
  (record, random) => withEntries(record, random, (entries, at) => entries.splice(at, 1)),
  (record, random) =>
    withEntries(record, random, (entries, at) => entries.splice(at, 0, ...entries.slice(at, at + 1))),
  (record, random) =>
    withEntries(record, random, (entries, at) => entries.splice(at, 2, entries[at + 1], entries[at])),
  (record, random) =>
    withEntries(record, random, (entries, at) =>
      entries.splice(at, 1, { ...record.entries[at], seat: anySeat(record, random) }),
    ),
  (record, random) =>
    withEntries(record, random, (entries, at) =>
      entries.splice(at, 1, damaged(record.entries[at] ?? takeBack(record, random), random)),
    ),
  (record, random) => withEntries(record, random, (entries) => delete entries[random(entries.length)]),
  (record, random) => withEntries(record, random, (entries) => Object.assign(entries, { more: 1 })),
  (record, random) =>
    withEntries(record, random, (entries) => {
      if (random(20) === 0) for (let n = entries.length; n < TOO_MANY; n++) entries.push(entries[0]);
    }),
  // Another game, or none at all.
  (record, random) => ({
    ...record,
    seed: pick([seedFromNumber(random(99)), "0", "f".repeat(5000)], random),
  }),
  (record, random) => ({ ...record, rules: pick([RULES_VERSION + 1, -0, 1e99, "1"], random) }),
  (record, random) => ({ ...record, pack: pick(["", "none", "x".repeat(5000), 7], random) }),
  (record, random) => ({ ...record, options: damaged(record.options, random) }),
  (record, random) => ({ ...record, options: { ...record.options, players: pick([2, 3, 4], random) } }),
  (record, random) => ({ ...record, [pick(PROTOTYPE_NAMES, random)]: { entries: [] } }),
];

/** The state a record leads to by the engine's own loop; null if an entry is refused. */
const replayed = (record: GameRecord): State | null => {
  const outcome = replay(record);
  return "state" in outcome ? outcome.state : null;
};

/** The same, entry by entry at a table, with a look at the choices before each. */
const playedThrough = (record: GameRecord): { readonly state: State | null } | Fault => {
  let table: Table = openTable(record.pack, record.options, record.seed);
  for (const { seat, action } of record.entries) {
    const { state } = table;
    const before = JSON.stringify(state);
    const outcome = playAtTable(table, seat, action);
    if (JSON.stringify(state) !== before) return fault("stateChanged", `${seat} ${JSON.stringify(action)}`);
    if (isRefusal(outcome)) return { state: null };
    const isListed =
      action.type === "takeBack"
        ? view(state, seat).takeBack > 0
        : isOffered(state, seat, choices(state, seat), action);
    if (!isListed) return fault("outsideChoices", `${seat} ${JSON.stringify(action)}`);
    table = outcome.table;
  }
  return table;
};

const tryRecord = (pack: Pack, value: unknown, tally: Tally): Fault | null => {
  tally.records++;
  const parsed = parseRecord(value);
  if ("fault" in parsed) return null;
  tally.parsedRecords++;
  const { record } = parsed;
  if (!isClean(record)) return fault("uncleanInput", JSON.stringify(record).slice(0, 400));
  // Other rules and other packs are told by whoever reads the file.
  if (record.rules !== RULES_VERSION || record.pack !== pack.id) return null;
  const there = playedThrough(record);
  if ("kind" in there) return there;
  const { state } = there;
  const again = replayed(record);
  if (JSON.stringify(again) !== JSON.stringify(state))
    return fault("replayDiffers", state === null ? "a replay accepts what no table does" : "elsewhere");
  if (state !== null) tally.acceptedRecords++;
  return null;
};

/** Forges so many records out of one honest one; null if none of them does any harm. */
export const attackRecords = (
  pack: Pack,
  options: GameOptions,
  number: number,
  records: number,
  tally: Tally,
): FoundFault | null => {
  const random = chanceFrom(number ^ 0x7feb352d);
  let honest = honestRecord(pack, options, number, random);
  try {
    for (let tries = 0; tries < records; tries++) {
      const forged = pick(FORGERIES, random)(honest, random);
      const harm = tryRecord(pack, forged, tally);
      if (harm) {
        const parsed = parseRecord(forged);
        if ("record" in parsed) honest = parsed.record;
        return { ...harm, record: honest };
      }
    }
    return null;
  } catch (error) {
    return { ...fault("crash", (error as Error).stack ?? String(error)), record: honest };
  }
};
