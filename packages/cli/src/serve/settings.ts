import { type Context, failure } from "../commands/context.ts";

/** What the environment says to a server; docs/operations.md tells of each. */
export const SETTINGS = [
  "DATABASE_URL",
  "MARIA_SMTP",
  "MARIA_MAIL_FROM",
  "MARIA_PROXY",
  "MARIA_LOG",
  "MARIA_ALERTS_ANYWHERE",
] as const;
export type Setting = (typeof SETTINGS)[number];

export interface Settings {
  /** The address of a PostgreSQL; null for the embedded store. */
  readonly address: string | null;
  /** How letters are sent; null if none are. */
  readonly mail: { readonly smtp: string; readonly from: string } | null;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly reach: "public" | "anywhere";
}

/** How the address of a mail server looks. */
const EXAMPLE = "smtps://user:password@mail.example.org";

const LEVELS: readonly string[] = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

const isMailServer = (value: string): boolean => {
  try {
    const { protocol, hostname } = new URL(value);
    return (protocol === "smtp:" || protocol === "smtps:") && hostname !== "";
  } catch {
    return false;
  }
};

/** Reads the settings. What is wrong with one is said by its name alone: values may hold passwords. */
export const settingsFrom = ({ io, say }: Context): Settings => {
  const valueFor = (name: Setting): string | undefined => io.environment[name] || undefined;
  const smtp = valueFor("MARIA_SMTP");
  const from = valueFor("MARIA_MAIL_FROM");
  const logLevel = valueFor("MARIA_LOG") ?? "warn";
  if (!LEVELS.includes(logLevel))
    throw failure(say("serve.badLog", { value: logLevel, words: LEVELS.join(", ") }));
  if (smtp !== undefined && !isMailServer(smtp)) throw failure(say("serve.badMail", { value: EXAMPLE }));
  if (smtp !== undefined && !(from ?? "").includes("@")) throw failure(say("serve.noSender"));
  return {
    address: valueFor("DATABASE_URL") ?? null,
    mail: smtp === undefined || from === undefined ? null : { smtp, from },
    trustProxy: valueFor("MARIA_PROXY") !== undefined,
    logLevel,
    reach: valueFor("MARIA_ALERTS_ANYWHERE") === undefined ? "public" : "anywhere",
  };
};
