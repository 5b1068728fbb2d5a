import type { Closing, GameStatus, Pace } from "@maria/table";
import type { ActName } from "../../admin/lines.ts";

/** What keepers of a server are told. */
export const admin = {
  "admin.state.gathering": "gathers",
  "admin.state.running": "is played",
  "admin.state.finished": "finished",
  "admin.state.closed": "closed",
  "admin.closing.resigned": "given up",
  "admin.closing.moved": "moved to a device",
  "admin.closing.byKeeper": "by a keeper",
  "admin.pace.live": "live",
  "admin.pace.daily": "a move a day",
  "admin.pace.relaxed": "relaxed",
  "admin.reason.insult": "insults or threatens",
  "admin.reason.hatred": "full of hatred",
  "admin.reason.spam": "advertises or floods",
  "admin.reason.cheating": "about cheating",
  "admin.reason.other": "something else",
  "admin.kind.remark": "remark",
  "admin.kind.name": "name",
  "admin.act.close": "closed the game",
  "admin.act.rename": "renamed",
  "admin.act.silence": "silenced",
  "admin.act.unsilence": "let speak again",
  "admin.act.suspend": "shut out",
  "admin.act.readmit": "let in again",
  "admin.act.settle": "settled the report",

  "admin.head.id": "id",
  "admin.head.state": "state",
  "admin.head.changed": "changed (UTC)",
  "admin.head.made": "since (UTC)",
  "admin.head.used": "last here (UTC)",
  "admin.head.game": "game",
  "admin.head.name": "name",
  "admin.head.kind": "kind",
  "admin.head.games": "games",
  "admin.head.reports": "reports",
  "admin.head.reported": "reported",
  "admin.head.reporter": "by",
  "admin.head.at": "when (UTC)",
  "admin.head.keeper": "keeper",
  "admin.head.act": "act",
  "admin.head.subject": "what",
  "admin.head.note": "note",

  "admin.account": "account",
  "admin.guest": "guest",
  "admin.bot": "bot ({level})",
  "admin.free": "free",
  "admin.resigned": "has given up",
  "admin.standIn": "a bot plays for him ({level})",
  "admin.silencedUntil": "may not speak until {date}",
  "admin.suspendedSince": "shut out since {date}",
  "admin.settledAt": "settled on {date}",
  "admin.game.seat": "{seat}: {who}",
  "admin.game.entries": "{n} {n:entry|entries}, {pace}",
  "admin.none": "There is nothing of the kind.",
  "admin.more": "These are the first {n}. --most N shows more.",

  "admin.done.close": "{name} is closed. Servers that run tell everybody at its table within two seconds.",
  "admin.done.rename": "{name} has another name now.",
  "admin.done.silence": "{name} may not speak until {date}.",
  "admin.done.unsilence": "{name} may speak again.",
  "admin.done.suspend": "{name} is shut out, and signed out on every device.",
  "admin.done.readmit": "{name} may sign in again.",
  "admin.done.settle": "The report {name} is settled.",

  "admin.unknownWord": "admin: “{value}” is not one of {words}.",
  "admin.whoAreYou": "Say who you are with --as NAME: what keepers do is put down with their names.",
  "admin.badTime": "--for: “{value}” is no time. Say 30m, 12h, 7d or 4w.",
  "admin.noTime": "Say how long with --for, as 30m, 12h, 7d or 4w.",
  "admin.noSuchGame": "There is no game {value}.",
  "admin.noSuchPerson": "There is nobody with the id {value}, and no account of that name.",
  "admin.noSuchReport": "There is no report {value}.",
  "admin.isOver": "The game {value} is over or closed already.",
  "admin.isSettled": "The report {value} is settled already.",
  "admin.badName":
    "That cannot be a name. A name has 40 characters at most; one of an account has letters of one script, digits and few signs.",
  "admin.nameTaken": "Somebody else has an account of that name, or of one that looks like it.",
  "admin.noStore": "There is nothing kept in {path}. Name the directory with --data, or set DATABASE_URL.",
  "admin.earlier":
    "What is kept in {path} is of an earlier version of MARIA. Start the server of this version once; nothing was changed.",
  "admin.later": "What is kept in {path} is of a later version of MARIA. Use that one; nothing was changed.",
  "admin.failed": "{path}: that did not work: {message}",
} as const satisfies Record<
  | `admin.state.${GameStatus}`
  | `admin.closing.${Closing}`
  | `admin.pace.${Pace}`
  | `admin.act.${ActName}`
  | `admin.kind.${"remark" | "name"}`,
  string
> &
  Record<string, string>;
