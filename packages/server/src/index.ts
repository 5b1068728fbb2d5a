/** The server: people, games and their tables over HTTP and WebSocket, kept in SQLite or PostgreSQL. */

export type { Reach } from "./alerts/outbound.ts";
export { backUp, WouldReplace } from "./backup/backup.ts";
export { BadBackup } from "./backup/form.ts";
export { restore } from "./backup/restore.ts";
export { commitmentTo } from "./fresh.ts";
export type { PageHandler } from "./http/app.ts";
export type { Route } from "./http/routeList.ts";
export type { Act } from "./keeper/acts.ts";
export type { ShownGame } from "./keeper/games.ts";
export { type Keeper, OtherVersion, openKeeper } from "./keeper/keeper.ts";
export type { KeptPerson, PersonRefusal } from "./keeper/people.ts";
export type { KeptReport } from "./keeper/reports.ts";
export { LIMITS, type Limits } from "./limits.ts";
export { type Server, type ServerOptions, startServer } from "./server.ts";
export { smtpMail } from "./smtp.ts";
export { DataInUse } from "./storage/dataInUse.ts";
export { hasEmbeddedStore, type Place } from "./storage/storage.ts";
export { storedEntries } from "./storage/storedEntries.ts";
export { storedRows } from "./storage/storedRows.ts";
