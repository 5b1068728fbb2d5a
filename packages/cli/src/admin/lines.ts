import type { Act, KeptPerson, KeptReport, ShownGame } from "@maria/server";
import type { GameSummary, SeatSummary } from "@maria/table";
import type { Say } from "../messages/messages.ts";
import { columns } from "../terminal/table.ts";

export type ActName = Act["act"];

/** What people have written may hold signs that a terminal obeys. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "·");

/** "2026-11-18 19:38", in every language. */
export const dateOf = (instant: string): string => instant.slice(0, 16).replace("T", " ");

const stateOf = (say: Say, { status, closed }: GameSummary): string => {
  const state = say(`admin.state.${status}`);
  return closed === undefined ? state : `${state} (${say(`admin.closing.${closed}`)})`;
};

const sitterOf = (say: Say, { player, person, hasResigned, standIn }: SeatSummary): string => {
  if (player.kind === "bot") return say("admin.bot", { level: player.level });
  if (person === null) return say("admin.free");
  const further = [
    ...(hasResigned === true ? [say("admin.resigned")] : []),
    ...(standIn === undefined ? [] : [say("admin.standIn", { level: standIn })]),
  ];
  return [`${plain(person.name)} (${person.id})`, ...further].join(", ");
};

export const gameLines = (say: Say, games: readonly GameSummary[]): readonly string[] =>
  columns([
    [say("admin.head.id"), say("admin.head.state"), say("admin.head.changed"), say("admin.head.game")],
    ...games.map((game) => [game.id, stateOf(say, game), dateOf(game.changed), plain(game.name)]),
  ]);

export const shownGameLines = (say: Say, { game, entries, acts }: ShownGame): readonly string[] => [
  `${game.id}  ${plain(game.name)}`,
  `${say(`variant.${game.options.variant}`)}, ${stateOf(say, game)}, ${dateOf(game.made)} – ${dateOf(game.changed)} UTC`,
  say("admin.game.entries", { n: entries, pace: say(`admin.pace.${game.pace}`) }),
  ...game.seats.map((seat) =>
    say("admin.game.seat", { seat: say(`seat.${seat.seat}`), who: sitterOf(say, seat) }),
  ),
  ...actLines(say, acts),
];

const standingOf = (say: Say, { hasAccount, silenced, suspended }: KeptPerson, at: string): string =>
  [
    say(hasAccount ? "admin.account" : "admin.guest"),
    ...(silenced !== null && silenced > at ? [say("admin.silencedUntil", { date: dateOf(silenced) })] : []),
    ...(suspended === null ? [] : [say("admin.suspendedSince", { date: dateOf(suspended) })]),
  ].join(", ");

/** How people stand at this moment. */
export const personLines = (say: Say, people: readonly KeptPerson[], at: string): readonly string[] =>
  columns([
    (["id", "made", "used", "games", "reports", "state", "name"] as const).map((head) =>
      say(`admin.head.${head}`),
    ),
    ...people.map((person) => [
      ...[person.id, dateOf(person.made), person.used === null ? "–" : dateOf(person.used)],
      ...[String(person.games), String(person.reports), standingOf(say, person, at), plain(person.name)],
    ]),
  ]);

export const reportLines = (say: Say, reports: readonly KeptReport[]): readonly string[] =>
  reports.flatMap((report) => [
    `${report.id}  ${say(`admin.kind.${report.kind}`)}, ${dateOf(report.made)} UTC${
      report.settled === null ? "" : `, ${say("admin.settledAt", { date: dateOf(report.settled) })}`
    }`,
    `  ${say("admin.head.reported")}: ${plain(report.person.name)} (${report.person.id})`,
    `  ${say("admin.head.reporter")}: ${plain(report.reporter.name)} (${report.reporter.id})`,
    ...(report.game === null ? [] : [`  ${say("admin.head.game")}: ${report.game}`]),
    `  > ${plain(report.text)}`,
    `  ${say(`admin.reason.${report.reason}`)}${report.words === "" ? "" : `: ${plain(report.words)}`}`,
    ...(report.note === null ? [] : [`  ${say("admin.head.note")}: ${plain(report.note)}`]),
  ]);

export const actLines = (say: Say, acts: readonly Act[]): readonly string[] =>
  acts.length === 0
    ? []
    : columns([
        [
          say("admin.head.at"),
          ...[say("admin.head.keeper"), say("admin.head.act"), say("admin.head.subject")],
          say("admin.head.note"),
        ],
        ...acts.map(({ at, keeper, act, subject, detail }) => [
          ...[dateOf(at), plain(keeper), say(`admin.act.${act}`), subject],
          plain(Object.values(detail).join(", ")),
        ]),
      ]);
