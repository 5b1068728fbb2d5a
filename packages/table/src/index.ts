/** The authority over one game, the loop that lets bots play, and how a table is spoken to. */

export {
  type Account,
  type ClaimLink,
  type Device,
  type Passkey,
  parseAccount,
  parseCeremony,
  parseClaimLink,
  parseConfirmation,
  parseDone,
  parseNewEmail,
  parseNewPasskey,
  parseNewPassword,
  parsePasskeyAnswer,
  parseResetting,
  parseResetWish,
  parseSignIn,
  parseSignUp,
  parseToken,
  SHORTEST_PASSWORD,
  type SignIn,
  type SignUp,
} from "./accounts.ts";
export {
  ALERT_LANGUAGES,
  type AlertLanguage,
  type Alerts,
  type AlertWishes,
  DIGESTS,
  type Digest,
  type PushedDevice,
  type PushTarget,
  parseAlerts,
  parseAlertWishes,
  parsePushTarget,
  type QuietHours,
} from "./alerts.ts";
export { Authority, type OpenOptions } from "./authority.ts";
export { type BotFault, BotLoop, type BotLoopOptions } from "./botLoop.ts";
export { momentAfter } from "./change.ts";
export type { CourseSnapshot, Keeping } from "./course.ts";
export { type Decided, decide, type Past, type Standing, type Step } from "./decide.ts";
export { type EntryStore, MemoryStore } from "./entryStore.ts";
export {
  type CheckedGame,
  checkGameFile,
  type GameFile,
  type GameFileFault,
  type GameFormFault,
  LONGEST_NAME,
  loadOwnPack,
  parseGameFile,
  writeGameFile,
} from "./gameFile.ts";
export {
  CLOSINGS,
  type Closing,
  type GameStatus,
  type GameSummary,
  HOUSE_REFUSALS,
  type HouseRefusal,
  type Invitation,
  type Invited,
  type Joining,
  type NewGame,
  type OwnGame,
  PACES,
  type Pace,
  type Person,
  type Proposal,
  parseHouseRefusal,
  parseJoining,
  parseName,
  parseNewGame,
  parseOwnGame,
  parseOwnGames,
  parsePerson,
  parseShown,
  type SeatSummary,
  type Shown,
  STATUSES,
} from "./gathering.ts";
export { type Connection, Host, type HostOptions } from "./host.ts";
export {
  isAsked,
  type Lesson,
  type LessonStep,
  type LessonTask,
  type LessonValue,
  lessonFault,
  recordAt,
} from "./lesson.ts";
export {
  LONGEST_WORDS,
  MOST_REPORTS_TOLD,
  type OwnReport,
  parseMuted,
  parseOwnReports,
  parseReport,
  parseSilence,
  REPORT_REASONS,
  type Report,
  type ReportReason,
  type Silence,
} from "./manners.ts";
export { type Import, LONGEST_FILE, parseImport } from "./moving.ts";
export {
  type ActRequest,
  type HouseReply,
  type NetworkReply,
  parseActAnswer,
  parseActRequest,
  parseNetworkReply,
  parseNews,
} from "./network.ts";
export type { BattleName, BattleOrder } from "./orders/battleOrder.ts";
export { type Ordered, orderedAction } from "./orders/orderedAction.ts";
export {
  type Direction,
  type ExecutionOrder,
  MOST_BATTLE_ORDERS,
  MOST_RETREAT_WISHES,
  NO_ORDERS,
  ORDER_KINDS,
  type OrderKind,
  type Orders,
  type PlacementOrder,
  parseOrders,
  type SelectionOrder,
  type SupplyOrder,
  type WinterOrder,
} from "./orders/orders.ts";
export { parseSeatOrders, type SeatOrders } from "./orders/ordersRequest.ts";
export type { RetreatWish } from "./orders/retreatWish.ts";
export {
  byLot,
  type Chance,
  freshSeed,
  newGameStart,
  optionsOf,
  PLAYER_KINDS,
  type PlayerKind,
  playerOf,
  powersOfSeat,
  seatedAt,
} from "./plan.ts";
export { type GameStart, type PlayedBack, playableRecord, playBack } from "./playBack.ts";
export { type BotsByLevel, type BotsBySeat, botsOf, type Player, type Players } from "./players.ts";
export { BotAtFault, type PlayedGame, type PlayGameOptions, playGame } from "./playGame.ts";
export {
  type Absence,
  LONGEST_NOTES,
  type Notes,
  parseAbsence,
  parseNotes,
  parseNotesRequest,
  parseSeatRequest,
  parseStandInRequest,
  type SeatRequest,
  type StandInRequest,
} from "./playingOn.ts";
export {
  MOST_PAST_GAMES,
  MOST_RANKED,
  type Outcome,
  type PastGame,
  type Profile,
  parseProfile,
  parseRanking,
  type Ranked,
  type Ranking,
  type RoleOfForm,
  type RoleStanding,
  type Tally,
} from "./profile.ts";
export { type Progress, progressOf } from "./progress.ts";
export { parseRequest, type Reply, type Request } from "./protocol.ts";
export { answerKey, answersIn, isAnswer } from "./puzzles/answers.ts";
export { BattleSearch, BattleTooLong, battleIn, sidesOf } from "./puzzles/battle.ts";
export { hungry, type Judged, judge, solutionOf, taskAfter, weigh } from "./puzzles/judge.ts";
export {
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleGame,
  type PuzzleKind,
  readPuzzles,
  recordOf,
  type StoredPuzzleGame,
  storePuzzles,
  type Task,
} from "./puzzles/puzzle.ts";
export {
  advantageOf,
  aged,
  botEstimate,
  type Contender,
  chancesOf,
  combined,
  type Estimate,
  NEW_ROLE,
  NEWCOMER,
  type Points,
  pointsOf,
  type Rated,
  rate,
} from "./rating.ts";
export { parseReply } from "./replies.ts";
export { readSnapshot, writeSnapshot } from "./snapshot.ts";
export { type StoredEntry, withoutOrder } from "./storedEntry.ts";
export type * from "./table.ts";
export {
  type ChatLine,
  LONGEST_REMARK,
  type Notice,
  parseChat,
  parseNotice,
  parseRemark,
  type Remark,
} from "./talk.ts";
export {
  type ApiToken,
  type MadeToken,
  MOST_TOKENS,
  type NewToken,
  parseMadeToken,
  parseNewToken,
  parseTokens,
  TOKEN_SCOPES,
  type TokenScope,
} from "./tokens.ts";
