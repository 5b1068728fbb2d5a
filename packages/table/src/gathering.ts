import { type BotName, botNames } from "@maria/bots";
import { codec, gameOptions } from "@maria/rules/authority";
import {
  type Ending,
  type GameOptions,
  type PowerOrNobody,
  type Result,
  type Seat,
  seatsOf,
} from "@maria/rules/model";
import { LONGEST_NAME } from "./gameFile.ts";
import type { Player, Players } from "./players.ts";
import type { Progress } from "./progress.ts";
import { count, either, parsing, player, players, reader, seat } from "./shapes.ts";

/** How people come together for a game on a server: what is asked for over HTTP and what is told, docs/protocol.md. */

/** How soon an answer is expected. */
export const PACES = ["live", "daily", "relaxed"] as const;
export type Pace = (typeof PACES)[number];

/** `closed`: nobody plays it any more, and by the rules it has no end. */
export const STATUSES = ["gathering", "running", "finished", "closed"] as const;
export type GameStatus = (typeof STATUSES)[number];

/**
 * Why a game is closed: all others have resigned and whoever was left has won, or nobody was left; it goes on as a game of
 * somebody's device; those who keep the server have closed it.
 */
export const CLOSINGS = ["resigned", "moved", "byKeeper"] as const;
export type Closing = (typeof CLOSINGS)[number];

/** Why a server does not do what it was asked; the rules' own refusals come as answers of the table. */
export const HOUSE_REFUSALS = [
  /** The request has not the shape of one. */
  "malformed",
  "tooLarge",
  /** Too many requests from here: wait. */
  "tooMany",
  /** It comes from another site's page. */
  "foreignOrigin",
  /** Say your name first. */
  "unknownPerson",
  "noSuchGame",
  "noSuchPack",
  /** It takes a seat, or the maker of the game; a letter goes to a person. */
  "notYours",
  "noSuchInvitation",
  "seatTaken",
  /** In a private game a seat is taken by invitation only. */
  "byInvitation",
  "hasStarted",
  "notStarted",
  "notFinished",
  /** It is finished or closed. */
  "isOver",
  /** A bot stands in only for somebody who is not there, or is over his time. */
  "notAbsent",
  /** It would tell one person what others keep secret. */
  "othersPlay",
  /** The file holds no game, or one that these rules do not allow. */
  "noGame",
  /** Somebody still has to come. */
  "seatsFree",
  /** Name and password, or passkey, do not belong together; which of them it is, nobody is told. */
  "signInFailed",
  /** An administrator has shut this account out. */
  "suspended",
  /** Those who keep the server have told him not to speak for a while. */
  "silenced",
  /** Another account has this name, or one that looks like it. */
  "nameTaken",
  /** Not a name for an account: letters of one script, digits and a few signs. */
  "badName",
  /** It is too short, or everybody's first guess. */
  "weakPassword",
  /** It takes an account. */
  "noAccount",
  "hasAccount",
  /** The link was used, or is too old. */
  "linkExpired",
  /** Without it nobody could sign in any more. */
  "lastKey",
  /** This server sends no mail. */
  "noMail",
  /** Not an address that messages may be sent to: it takes https and the public network. */
  "badAddress",
  "noSuchPerson",
  /** The token is none, or was revoked. */
  "badToken",
  /** It takes its person at a browser, or a token that may play. */
  "notByToken",
  /** The server cannot reach its store, or is going down: try again. */
  "unavailable",
] as const;
export type HouseRefusal = (typeof HOUSE_REFUSALS)[number];

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface NewGame {
  readonly name: string;
  readonly options: GameOptions;
  /** For every seat of these options. */
  readonly players: Players;
  /** The seat whoever makes the game takes himself; null if he only invites others. */
  readonly take: Seat | null;
  readonly pace: Pace;
  /** Whether it stands in the lobby, where anybody may take a free seat. */
  readonly isOpen: boolean;
  /** Whom the maker means to invite to which seat. */
  readonly invited?: Invited;
}

/** Names of people who have not come yet, by the seats meant for them. */
export type Invited = Readonly<Partial<Record<Seat, string>>>;

/** What the others of a table want: a bot of this level for the seat. All who are asked must agree. */
export interface Proposal {
  readonly level: BotName;
  /** The seats whose players have agreed. */
  readonly by: readonly Seat[];
}

export interface SeatSummary {
  readonly seat: Seat;
  readonly player: Player;
  /** Who has taken it; null while it is free, and for a bot. */
  readonly person: Person | null;
  /** Whether that person has the table before him. */
  readonly isPresent: boolean;
  /** Whom the maker means to invite, while the seat is free. */
  readonly invited?: string;
  /** A bot of this level plays for that person. */
  readonly standIn?: BotName;
  /** He has given it up for good. */
  readonly hasResigned?: boolean;
  /** Since when the game waits for it; from `deadline` on the others may agree on a bot. Live games wait for who is there. */
  readonly since?: string;
  readonly deadline?: string;
  readonly proposal?: Proposal;
  /** For those who play with him: he has said that he is away until then. */
  readonly awayUntil?: string;
}

/** A game as everybody may know it. */
export interface GameSummary {
  readonly id: string;
  readonly name: string;
  readonly options: GameOptions;
  /** The pack's fingerprint. */
  readonly pack: string;
  readonly pace: Pace;
  readonly isOpen: boolean;
  readonly status: GameStatus;
  readonly maker: Person;
  readonly seats: readonly SeatSummary[];
  /** SHA-256 of the seed's 32 bytes, in hexadecimal digits, from the start on; the seed comes with the finished record. */
  readonly commitment: string | null;
  /** Why it is closed. */
  readonly closed?: Closing;
  /** It was begun elsewhere: whoever has brought it along may know what is hidden in it. */
  readonly isImported?: boolean;
  /** The game its players have agreed to play next, once it is over. */
  readonly rematch?: string;
  /** How far it has come, from the start on. */
  readonly progress: Progress | null;
  /** ISO 8601. */
  readonly made: string;
  readonly changed: string;
}

export interface Invitation {
  readonly seat: Seat;
  readonly token: string;
}

/** A game as one person may know it. */
export interface OwnGame {
  readonly game: GameSummary;
  /** The seats he holds. */
  readonly own: readonly Seat[];
  readonly isMaker: boolean;
  /** For the maker while seats are free. */
  readonly invitations: readonly Invitation[];
}

/** How a seat is taken: by the link somebody was sent, or by its name in an open game. */
export type Joining = { readonly invitation: string } | { readonly seat: Seat };

const LONGEST_PERSON = 40;
const LONGEST_ID = 64;
const MOST_SEATS = 8;
const MOST_GAMES = 1000;

/** Spaces alone are no name. */
export const named =
  (longest: number): codec.Codec<string> =>
  (value) => {
    const given = codec.text(longest)(value);
    return given === codec.MALFORMED || given.trim() === "" || /\n/.test(given)
      ? codec.MALFORMED
      : given.trim();
  };

export const id = codec.text(LONGEST_ID);
export const instant: codec.Codec<string> = (value) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(value) ? value : codec.MALFORMED;

export const person = codec.object<Person>({ id, name: named(LONGEST_PERSON) });

const result = codec.object<Result>({
  winner: reader,
  ending: codec.text(LONGEST_ID) as codec.Codec<Ending>,
  power: codec.whole<PowerOrNobody>(-1, 100),
  turn: count,
});

const progress = codec.object<Progress>({
  turn: count,
  result: codec.orNull(result),
  waitsFor: codec.list(seat, MOST_SEATS),
});

const invited = codec.object<Invited>({
  maria: codec.optional(named(LONGEST_PERSON)),
  frederick: codec.optional(named(LONGEST_PERSON)),
  louis: codec.optional(named(LONGEST_PERSON)),
  playerA: codec.optional(named(LONGEST_PERSON)),
  playerB: codec.optional(named(LONGEST_PERSON)),
});

const anyNewGame = codec.object<NewGame>({
  name: named(LONGEST_NAME),
  options: gameOptions,
  players,
  take: reader,
  pace: codec.oneOf(PACES),
  isOpen: codec.truth,
  invited: codec.optional(invited),
});

/** Every seat has a player, at least one of them a person, nobody sits elsewhere, and the maker's seat is a person's. */
export const newGame: codec.Codec<NewGame> = (value) => {
  const given = anyNewGame(value);
  if (given === codec.MALFORMED) return given;
  const seats = seatsOf(given.options);
  const named = Object.keys(given.players);
  if (named.length !== seats.length || seats.some((one) => given.players[one] === undefined))
    return codec.MALFORMED;
  if (seats.every((one) => given.players[one]?.kind === "bot")) return codec.MALFORMED;
  return given.take === null || given.players[given.take]?.kind === "person" ? given : codec.MALFORMED;
};

const level = codec.oneOf(botNames);

const seatSummary = codec.object<SeatSummary>({
  seat,
  player,
  person: codec.orNull(person),
  isPresent: codec.truth,
  invited: codec.optional(named(LONGEST_PERSON)),
  standIn: codec.optional(level),
  hasResigned: codec.optional(codec.truth),
  since: codec.optional(instant),
  deadline: codec.optional(instant),
  proposal: codec.optional(codec.object<Proposal>({ level, by: codec.list(seat, MOST_SEATS) })),
  awayUntil: codec.optional(instant),
});

const summary = codec.object<GameSummary>({
  id,
  name: named(LONGEST_NAME),
  options: gameOptions,
  pack: id,
  pace: codec.oneOf(PACES),
  isOpen: codec.truth,
  status: codec.oneOf(STATUSES),
  maker: person,
  seats: codec.list(seatSummary, MOST_SEATS),
  commitment: codec.orNull(id),
  closed: codec.optional(codec.oneOf(CLOSINGS)),
  isImported: codec.optional(codec.truth),
  rematch: codec.optional(id),
  progress: codec.orNull(progress),
  made: instant,
  changed: instant,
});

export const ownGame = codec.object<OwnGame>({
  game: summary,
  own: codec.list(seat, MOST_SEATS),
  isMaker: codec.truth,
  invitations: codec.list(codec.object<Invitation>({ seat, token: id }), MOST_SEATS),
});

export const parseNewGame = parsing(newGame);
export const parseName = parsing(codec.object<{ readonly name: string }>({ name: named(LONGEST_PERSON) }));
const byInvitation = codec.object<{ readonly invitation: string }>({ invitation: id });
const bySeat = codec.object<{ readonly seat: Seat }>({ seat });
export const parseJoining = parsing(either<Joining>(byInvitation, bySeat));

export const parsePerson = parsing(
  codec.object<{ readonly person: Person | null }>({ person: codec.orNull(person) }),
);
export const parseOwnGame = parsing(ownGame);
export const parseOwnGames = parsing(
  codec.object<{ readonly games: readonly OwnGame[] }>({ games: codec.list(ownGame, MOST_GAMES) }),
);
/** Open games to look on at, and those that can be replayed. */
export interface Shown {
  readonly running: readonly OwnGame[];
  readonly finished: readonly OwnGame[];
}
export const parseShown = parsing(
  codec.object<Shown>({
    running: codec.list(ownGame, MOST_GAMES),
    finished: codec.list(ownGame, MOST_GAMES),
  }),
);
export const parseHouseRefusal = parsing(
  codec.object<{ readonly refused: HouseRefusal }>({ refused: codec.oneOf(HOUSE_REFUSALS) }),
);
