import type { LogEntry, View } from "@maria/rules";
import { type CityId, type Pack, type PieceId, powersOfSeat, type Seat } from "@maria/rules/model";
import { type Outcome, outcomesIn } from "./outcomes.ts";

/** An entry of the log with the seat whose action brought it about. */
export interface Line {
  readonly by: Seat;
  readonly entry: LogEntry;
}

/**
 * Where in the log that begins which others have done since the seat last acted: after its own last line, the effects
 * of its action included. 0 if it has not acted at all.
 */
export const sinceOwnAction = (lines: readonly Line[], seat: Seat | null): number =>
  lines.findLastIndex(({ by }) => by === seat) + 1;

const BEGINS_A_STAGE: ReadonlySet<LogEntry["type"]> = new Set([
  "stageBegan",
  "turnBegan",
  "winterBegan",
  "politicsBegan",
]);

/**
 * Where in the log that begins which has happened since the seat's last turn: after the last thing it did in an earlier
 * stage of its own. Answers given in the stages of others (a card in a battle, a retreat, a word on an offer) are no turn
 * of its own, and what it does in the present stage changes nothing.
 */
export const sinceOwnTurn = (lines: readonly Line[], view: View): number => {
  const { seat } = view;
  if (seat === null) return lines.length;
  const own = powersOfSeat(view.options, seat, view.saxony);
  let isOthers = false;
  let acted = 0;
  let from = 0;
  lines.forEach(({ by, entry }, index) => {
    if (by === seat && !isOthers) acted = index + 1;
    if (!BEGINS_A_STAGE.has(entry.type)) return;
    from = acted;
    isOthers = entry.type === "stageBegan" && !entry.powers.some((power) => own.includes(power));
  });
  return from;
};

/** What has happened, as a short list tells it: a way gone, a piece that came, or an outcome. */
export type Deed =
  | {
      readonly kind: "way";
      readonly pieces: readonly PieceId[];
      readonly path: readonly CityId[];
      readonly how: "march" | "force" | "retreat" | "displaced";
    }
  | { readonly kind: "hussar"; readonly hussar: number; readonly city: CityId }
  | { readonly kind: "arrival"; readonly piece: PieceId; readonly city: CityId }
  | { readonly kind: "outcome"; readonly outcome: Outcome };

const wayOf = (entry: LogEntry): Extract<Deed, { kind: "way" }> | null => {
  if (entry.type === "marched")
    return {
      kind: "way",
      pieces: [entry.piece],
      path: [entry.from, ...entry.path],
      how: entry.force ? "force" : "march",
    };
  if (entry.type === "retreated")
    return { kind: "way", pieces: entry.generals, path: [entry.from, ...entry.path], how: "retreat" };
  if (entry.type === "displaced" && entry.to !== null)
    return { kind: "way", pieces: [entry.piece], path: [entry.from, entry.to], how: "displaced" };
  return null;
};

const arrivalsIn = (entry: LogEntry): Deed[] => {
  switch (entry.type) {
    case "hussarPlaced":
      return [{ kind: "hussar", hussar: entry.hussar, city: entry.city }];
    case "trainReentered":
    case "secondTrainPlaced":
      return [{ kind: "arrival", piece: entry.train, city: entry.city }];
    case "generalReturned":
      return [{ kind: "arrival", piece: entry.general, city: entry.city }];
    case "saxonWentHome":
      return [{ kind: "arrival", piece: entry.piece, city: entry.city }];
    case "recruited":
    case "troopsAssigned":
      return entry.reentries.map(({ general, city }) => ({ kind: "arrival", piece: general, city }));
    default:
      return [];
  }
};

const isSameWay = (a: readonly CityId[], b: readonly CityId[]): boolean =>
  a.length === b.length && a.every((city, index) => city === b[index]);

/** What a march brings about tells whoever marched nothing new. */
const isOwnDoing = ({ kind }: Outcome): boolean => kind === "conquest" || kind === "train";

/**
 * What others have done from the line `from` on, in order. Pieces that went the same way one after the other went
 * together; what belongs to an outcome is told there, its retreat also as a way.
 */
export const deedsSince = (lines: readonly Line[], from: number, seat: Seat | null): Deed[] => {
  // No outcome but a winter lasts longer than its turn, and a winter ends with it.
  const base = Math.max(
    0,
    lines.findLastIndex(({ entry }, at) => at <= from && entry.type === "turnBegan"),
  );
  const part = lines.slice(base);
  const outcomes = new Map(outcomesIn(part.map(({ entry }) => entry)).map((placed) => [placed.at, placed]));
  const told = new Set([...outcomes.values()].flatMap(({ outcome }) => outcome.entries));
  const deeds: Deed[] = [];
  part.forEach(({ by, entry }, at) => {
    const placed = outcomes.get(at);
    const isNew = placed !== undefined && placed.until + base >= from;
    if (isNew && !(by === seat && isOwnDoing(placed.outcome)))
      deeds.push({ kind: "outcome", outcome: placed.outcome });
    const isRetreat = entry.type === "retreated";
    if (at + base < from || (by === seat && !isRetreat)) return;
    const way = wayOf(entry);
    const last = deeds[deeds.length - 1];
    if (way !== null && last?.kind === "way" && last.how === way.how && isSameWay(last.path, way.path))
      deeds[deeds.length - 1] = { ...last, pieces: [...last.pieces, ...way.pieces] };
    else if (way !== null && (!told.has(entry) || isRetreat)) deeds.push(way);
    if (!told.has(entry)) deeds.push(...arrivalsIn(entry));
  });
  return deeds;
};

/** What is to be seen of the deeds on the board. */
export interface Traces {
  readonly ways: readonly Extract<Deed, { kind: "way" }>[];
  /** Fortresses that have changed hands. */
  readonly fallen: readonly CityId[];
  readonly battles: readonly CityId[];
  /** Where pieces were lost, or came onto the board. */
  readonly lost: readonly CityId[];
  readonly arrived: readonly CityId[];
}

export const tracesOf = (pack: Pack, deeds: readonly Deed[]): Traces => {
  const entries = deeds.flatMap((deed) => (deed.kind === "outcome" ? deed.outcome.entries : []));
  return {
    ways: deeds.filter((deed) => deed.kind === "way"),
    fallen: entries.flatMap((entry) =>
      entry.type === "conquered" ? pack.fortresses.slice(entry.fortress, entry.fortress + 1) : [],
    ),
    battles: deeds.flatMap((deed) =>
      deed.kind === "outcome" && deed.outcome.kind === "battle" ? [deed.outcome.battle.defender.city] : [],
    ),
    lost: entries.flatMap((entry) => (entry.type === "trainEliminated" ? [entry.city] : [])),
    arrived: deeds.flatMap((deed) => (deed.kind === "arrival" || deed.kind === "hussar" ? [deed.city] : [])),
  };
};
