import {
  type Army,
  choices,
  draftOf,
  type GameRecord,
  isOnBoard,
  logFor,
  momentOf,
  NO_PART,
  NOBODY,
  OFF_BOARD,
  POWERS,
  type Power,
  pending,
  type Seat,
  type State,
  seatsOf,
  UNKNOWN,
  type View,
  view,
} from "../../src/engine.ts";
import type { FortressId, PieceId } from "../../src/model/ids.ts";
import { affairsLines } from "./affairsLines.ts";
import { cardNames, cityName, fortressName, pieceName, placeName, powerName } from "./names.ts";
import { historical as pack } from "./packs.ts";
import { replayed } from "./replayed.ts";
import { onlookers } from "./secrecy.ts";
import { tellAction, tellChoice, tellEntry } from "./telling.ts";

const pieceLine = (seen: View, id: PieceId): string => {
  const facing = seen.faceDown[id] ? ", face-down" : "";
  const deputy = seen.deputies[id] ? ", gives way" : "";
  const spent = seen.spent[id] ? `, spent ${seen.spent[id]}` : "";
  return `${pieceName(id)} in ${placeName(seen.at[id] ?? NO_PART)}${facing}${deputy}${spent}`;
};

/** One power's part of a view: what stands where, and the troops and cards as far as they are known. */
const armyLines = (seen: View, power: Power): string[] => {
  const { generals, trains } = pack.armies[power] as Army;
  const inPlay = [...generals, ...trains].filter((id) => seen.at[id] !== NO_PART);
  const known = generals.filter((id) => seen.troops[id] !== UNKNOWN && seen.at[id] !== OFF_BOARD);
  const hand = seen.hands[power] ?? [];
  const total = seen.troopTotals === null ? "not stated" : seen.troopTotals[power];
  const lines = [
    `total ${total}, cards by deck ${seen.handBacks[power]?.join(" ")}`,
    ...inPlay.map((id) => pieceLine(seen, id)),
  ];
  if (known.length > 0)
    lines.push(`troops of ${known.map((id) => `${pieceName(id)} ${seen.troops[id]}`).join(", ")}`);
  if (hand.length > 0) lines.push(`holds ${cardNames(hand)}`);
  return lines.map((line) => `${powerName(power)}: ${line}`);
};

const markersLine = (markers: readonly number[]): string =>
  markers
    .flatMap((owner, index) =>
      owner === NOBODY ? [] : [`${fortressName(index as FortressId)} ${powerName(owner as 0)}`],
    )
    .join(", ");

/** A view in lines of text. */
const linesOf = (seen: View): string[] => {
  const { stage, phase } = momentOf(seen);
  const lines = [`turn ${seen.turn}, stage ${stage}, ${phase}`];
  for (const power of POWERS) lines.push(...armyLines(seen, power));
  lines.push(`hussars: ${seen.hussars.map(placeName).join(", ")}`);
  lines.push(`markers: ${markersLine(seen.markers)}`);
  const marks = markersLine(seen.questionMarks);
  if (marks) lines.push(`question marks: ${marks}`);
  lines.push(`draw deck ${seen.drawDeckBacks.join(" ")}, decks opened ${seen.nextDeck}`);
  for (const [deck, pile] of seen.discards.entries())
    if (pile.length > 0) lines.push(`discards of deck ${"abcd"[deck]}: ${cardNames(pile)}`);
  lines.push(...affairsLines(seen));
  for (const { generals, total, certain } of seen.sightings)
    lines.push(`stated: ${generals.map(pieceName).join(" + ")} ${total}${certain ? "" : " once"}`);
  for (const frame of seen.agenda) lines.push(`agenda: ${frameLine(seen, frame)}`);
  if (seen.takeBack > 0) lines.push(`may take back ${seen.takeBack}`);
  if (seen.result) lines.push(`result: ${JSON.stringify(seen.result)}`);
  return lines;
};

const frameLine = (seen: View, frame: View["agenda"][number]): string => {
  if (frame.kind === "supply")
    return `supply; charged ${frame.charges.map(({ general, price }) => `${pieceName(general)} ${price}`).join(", ")}; unsupplied ${frame.unsupplied.map(pieceName).join(", ")}; to pay ${frame.paying.map(powerName).join(", ")}`;
  if (frame.kind === "movement")
    return `movement of ${frame.powers.map(powerName).join(", ")}; done ${frame.done.join(", ") || "nobody"}`;
  if (frame.kind === "battle")
    return `battle ${cityName(frame.attacker.city)} ${frame.attacker.troops} : ${frame.defender.troops} ${cityName(frame.defender.city)}, score ${frame.score}, ${frame.toPlay} to play`;
  if (frame.kind === "retreat")
    return `retreat of ${frame.generals.map(pieceName).join(" and ")} by ${frame.length} from ${cityName(frame.from)}, winner in ${cityName(frame.winner)}`;
  if (frame.kind === "combat") return `combat, ${frame.fights.length} fights listed`;
  if (frame.kind === "winter") return `winter, waiting for ${frame.waiting.map(powerName).join(", ")}`;
  if (frame.kind === "allotment") return `allotment, waiting for ${frame.waiting.map(powerName).join(", ")}`;
  if (frame.kind === "hussars")
    return `hussars, ${frame.handled.length} handled, ${seen.hussars.filter(isOnBoard).length} on the board`;
  const { kind, ...rest } = frame;
  return Object.keys(rest).length === 0 ? kind : `${kind} ${JSON.stringify(rest)}`;
};

type Told = readonly (readonly [Seat | null, readonly string[]])[];

/** Lines that all onlookers share come first, then what some have beyond them. */
const shared = (heading: string, told: Told): string[] => {
  const isCommon = (line: string): boolean => told.every(([, lines]) => lines.includes(line));
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`  ${heading} by ${title}:`, ...lines.map((line) => `    ${line}`)];
  const groups = new Map<string, { names: string[]; lines: string[] }>();
  for (const [seat, all] of told) {
    const lines = all.filter((line) => !isCommon(line));
    const group = groups.get(lines.join("\n")) ?? { names: [], lines };
    group.names.push(seat ?? "spectator");
    groups.set(lines.join("\n"), group);
  }
  return [
    ...section("all", (told[0]?.[1] ?? []).filter(isCommon)),
    ...[...groups.values()].flatMap(({ names, lines }) => section(names.join(", "), lines)),
  ];
};

/** What has changed from one list of lines to the next. */
const changes = (before: readonly string[], now: readonly string[]): string[] => {
  const known = new Set(before);
  const left = new Set(now);
  return [
    ...before.filter((line) => !left.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !known.has(line)).map((line) => `+ ${line}`),
  ];
};

/** What everybody sees anew, who is asked, and what is open to everybody that was not before. */
const present = (state: State, previous: State | null): string[] => [
  ...shared(
    previous === null ? "seen" : "seen anew",
    onlookers(state).map((seat) => {
      const now = linesOf(view(state, seat));
      return [seat, previous === null ? now : changes(linesOf(view(previous, seat)), now)] as const;
    }),
  ),
  `  asked: ${
    pending(state)
      .map(({ seat, kind }) => `${seat} (${kind})`)
      .join(", ") || "nobody"
  }`,
  ...seatsOf(state.options).flatMap((seat) => {
    const open = (at: State): string[] => choices(view(at, seat), seat).map(tellChoice);
    const lines = previous === null ? open(state) : changes(open(previous), open(state));
    return lines.length === 0 ? [] : [`  open to ${seat}:`, ...lines.map((line) => `    ${line}`)];
  }),
];

/** A recorded game told step by step: what was done, what everybody read, and how what he sees and may do has changed. */
export const playthroughOf = (record: GameRecord): string => {
  const option = record.options.politicalOption ? " with the political option" : "";
  const ceiling = record.options.troopCeiling ? " with the troop ceiling" : "";
  const lines = [
    `${record.options.variant} game for ${record.options.players}${option}${ceiling}, seed ${record.seed}`,
  ];
  let before: State | null = null;
  replayed(record, (step) => {
    if (step.type === "takenBack") throw new Error("a playthrough tells no take-backs");
    const after = draftOf(step.state);
    if (step.type === "played") {
      const { number, seat, action, events } = step;
      lines.push("", `${number} ${seat} ${tellAction(action)}`);
      lines.push(
        ...shared(
          "read",
          onlookers(after).map(
            (onlooker) => [onlooker, logFor(after, events, onlooker).map(tellEntry)] as const,
          ),
        ),
      );
    }
    lines.push(...present(after, before));
    before = after;
  });
  return `${lines.join("\n")}\n`;
};
