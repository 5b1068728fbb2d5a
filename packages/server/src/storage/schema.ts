import type { Variant } from "@maria/rules/model";
import type {
  AlertLanguage,
  Closing,
  Digest,
  GameStatus,
  Pace,
  ReportReason,
  TokenScope,
} from "@maria/table";

/** The tables, alike in SQLite and PostgreSQL. Times are ISO 8601, lists and objects are JSON, truths are 0 and 1. */
export interface Schema {
  readonly people: PersonRow;
  readonly devices: DeviceRow;
  readonly games: GameRow;
  readonly seats: SeatRow;
  readonly orders: OrdersRow;
  readonly entries: EntryRow;
  readonly snapshots: SnapshotRow;
  readonly progress: ProgressRow;
  readonly packs: PackRow;
  readonly waits: WaitRow;
  readonly absences: AbsenceRow;
  readonly notes: NotesRow;
  readonly chat: ChatRow;
  readonly secrets: SecretRow;
  readonly jobs: JobRow;
  readonly accounts: AccountRow;
  readonly passkeys: PasskeyRow;
  readonly tickets: TicketRow;
  readonly notices: NoticeRow;
  readonly ratings: RatingRow;
  readonly roles: RoleRow;
  readonly outcomes: OutcomeRow;
  readonly tokens: TokenRow;
  readonly alerts: AlertsRow;
  readonly subscriptions: SubscriptionRow;
  readonly tidings: TidingRow;
  readonly mutes: MuteRow;
  readonly reports: ReportRow;
  readonly acts: ActRow;
}

export interface PersonRow {
  id: string;
  name: string;
  made: string;
  /** Since when an administrator has shut him out; null for everybody else. */
  suspended: string | null;
  /** Until when he may not speak; null for everybody else. */
  silenced: string | null;
  /** Why, in the words of those who keep the server. */
  silencedFor: string | null;
}

/** A browser that somebody uses: its cookie names it. */
export interface DeviceRow {
  id: string;
  person: string;
  made: string;
  label: string | null;
  /** When it was last used, to the hour. */
  used: string | null;
}

/** A person who can sign in elsewhere; his name is that of the person. */
export interface AccountRow {
  person: string;
  /** What his name has in common with all that look like it. */
  skeleton: string;
  /** argon2id in its usual form; null for somebody who has passkeys alone. */
  password: string | null;
  /** Confirmed by a link that was sent there. */
  email: string | null;
  made: string;
}

export interface PasskeyRow {
  id: string;
  person: string;
  /** The public key (COSE), in base64url. */
  key: string;
  counter: number;
  transports: string;
  label: string;
  made: string;
  used: string | null;
}

/** What a program shows to be its person's. */
export interface TokenRow {
  /** Names it to its person. */
  id: string;
  person: string;
  /** SHA-256 of the token: whoever reads the database cannot use it. */
  hash: string;
  label: string;
  scope: TokenScope;
  made: string;
  /** When it was last used, to the hour. */
  used: string | null;
}

/** What lets somebody in once: by a link to another device, or as the challenge of a passkey. */
export type TicketKind = "claim" | "passkey" | "signIn" | "reset" | "email";

export interface TicketRow {
  /** The hash of kind and token. */
  id: string;
  kind: TicketKind;
  person: string | null;
  value: string | null;
  expires: string;
}

/** A game has changed, or a person's sockets must be opened anew. */
export type NoticeKind = "game" | "person";

export interface NoticeRow {
  id: string;
  kind: NoticeKind;
  subject: string;
  made: string;
}

/** How somebody wants to be told that a table waits for him: packages/server/src/alerts. */
export interface AlertsRow {
  person: string;
  language: AlertLanguage;
  zone: string;
  /** Minutes since midnight in his time zone; both null if there are no quiet hours. */
  quietFrom: number | null;
  quietUntil: number | null;
  digest: Digest;
  email: number;
  reminders: number;
  webhook: string | null;
  /** What the webhook's messages are signed with. */
  secret: string | null;
  /** Where the page was when he said so: links lead there. */
  site: string;
}

/** A browser that is pushed to, as long as its person is signed in there. */
export interface SubscriptionRow {
  /** The hash of its endpoint. */
  id: string;
  person: string;
  device: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  made: string;
}

/** What somebody is going to be told when his hours allow it. */
export interface TidingRow {
  id: string;
  person: string;
  kind: string;
  game: string;
  seat: string;
  at: string;
}

/** How strong somebody is, as far as it is known: packages/table/src/rating.ts. */
export interface RatingRow {
  person: string;
  mean: number;
  variance: number;
  /** He is hardly weaker than this: by it people are ranked. */
  floor: number;
  games: number;
}

/** How much a role helps in one form of the game. */
export interface RoleRow {
  variant: Variant;
  players: number;
  seat: string;
  mean: number;
  variance: number;
  games: number;
}

/** What became of a seat of a rated game; a game has all of these rows or none. */
export interface OutcomeRow {
  game: string;
  seat: string;
  /** Null for a bot. */
  person: string | null;
  variant: Variant;
  players: number;
  /** 1 for the winner, 0 for who has lost, something between for a tie. */
  share: number;
  /** The chance he had by what was known before. */
  chance: number;
  /** What was known of him after the game. */
  mean: number;
  variance: number;
  at: string;
}

/** Somebody does not want to hear somebody. */
export interface MuteRow {
  person: string;
  muted: string;
  made: string;
}

/** What somebody has reported: a remark as he heard it, or the name of `person`. */
export interface ReportRow {
  id: string;
  reporter: string;
  /** Whom it is about. */
  person: string;
  kind: "remark" | "name";
  /** By which it is known that somebody has reported the same before. */
  thing: string;
  game: string | null;
  text: string;
  reason: ReportReason;
  /** What whoever reports it adds. */
  words: string;
  made: string;
  settled: string | null;
  note: string | null;
}

/** What a keeper can do. */
export type ActKind = "close" | "rename" | "silence" | "unsilence" | "suspend" | "readmit" | "settle";

/** What a keeper of the server has done. Never changed, never deleted. */
export interface ActRow {
  id: string;
  at: string;
  /** The name he goes by. */
  keeper: string;
  act: ActKind;
  /** The id of the game, person or report it was done to. */
  subject: string;
  detail: string;
}

export interface GameRow {
  id: string;
  name: string;
  options: string;
  pack: string;
  pace: Pace;
  open: number;
  status: GameStatus;
  maker: string;
  /** The version of the rules, the seed and its hash: from the start on. */
  rules: number | null;
  seed: string | null;
  commitment: string | null;
  /** The game that its players play next. */
  rematch: string | null;
  /** Why it is closed. */
  closed: Closing | null;
  /** When it was brought along from elsewhere. */
  imported: string | null;
  made: string;
  changed: string;
}

export interface SeatRow {
  game: string;
  seat: string;
  /** The level of the bot that plays it; null for a person. */
  bot: string | null;
  person: string | null;
  /** What a link to this seat holds; null for a bot. */
  invitation: string | null;
  /** Whom the maker means to invite. */
  invited: string | null;
  /** When its person gave it up for good. */
  resigned: string | null;
  /** The level of the bot that plays for its person. */
  standIn: string | null;
  /** The bot the others want there, who of them has agreed, and when. */
  proposal: string | null;
}

/** A cache, written with the progress: since when a seat has to decide; null when it has not. */
export interface WaitRow {
  game: string;
  seat: string;
  since: string | null;
  /** When its person was last told so, and when he was last reminded of the deadline; no part of the cache. */
  told: string | null;
  reminded: string | null;
}

/** While somebody is away his time stands still. */
export interface AbsenceRow {
  person: string;
  begun: string;
  until: string;
}

/** Read by nobody but the person at the seat. */
export interface NotesRow {
  game: string;
  seat: string;
  text: string;
}

/** Sealed orders: read by nobody but the person at the seat and whoever carries them out. */
export interface OrdersRow {
  game: string;
  seat: string;
  orders: string;
}

/** Never changed, never deleted. The primary key (game, number) is the lock against two writers. */
export interface EntryRow {
  game: string;
  number: number;
  seat: string;
  action: string;
  /** The kind of sealed order it comes from; told to the person at the seat alone. */
  ordered: string | null;
}

/** A cache: the latest state that was put away. */
export interface SnapshotRow {
  game: string;
  number: number;
  form: string;
}

/** A cache: how far the game had come after so many entries, when nobody but people had to decide. */
export interface ProgressRow {
  game: string;
  noted: number;
  progress: string;
}

export interface ChatRow {
  game: string;
  number: number;
  at: string;
  seat: string;
  /** The seat it is meant for; null: for all. */
  to: string | null;
  text: string;
  /** What has become of the seat, said by the server. */
  notice: string | null;
}

/** Stored once, by its fingerprint. */
export interface PackRow {
  id: string;
  data: string;
}

export interface SecretRow {
  name: string;
  value: string;
}

/** Something to be done by one process: packages/server/src/jobs. Times are milliseconds since 1970, by the store's clock. */
export interface JobRow {
  /** Another one whenever the job is put anew. */
  id: string;
  kind: string;
  key: string;
  game: string | null;
  person: string | null;
  payload: string;
  /** PostgreSQL gives long integers as text. */
  due: number | string;
  /** The process that carries it out, and until when it is alone with it. */
  holder: string | null;
  lease: number | string | null;
  attempts: number;
}
