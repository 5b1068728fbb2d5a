import { parseArgs } from "node:util";
import type { Keeper, Place } from "@maria/server";
import { STATUSES } from "@maria/table";
import { actLines, dateOf, gameLines, personLines, reportLines, shownGameLines } from "../admin/lines.ts";
import { print, printJson } from "../terminal/io.ts";
import { oneOf, readArguments, wholeNumber } from "./arguments.ts";
import { badUsage, type Command, CommandError, type Context, failure, SUCCESS } from "./context.ts";
import { pathFrom } from "./gameArguments.ts";
import { DATA } from "./serve.ts";

const EVERY = { data: "string", json: "boolean" } as const;
const ACTING = { ...EVERY, as: "string", note: "string" } as const;
const LISTING = { ...EVERY, most: "string" } as const;

type Values = Readonly<Partial<Record<string, string | boolean>>>;
type Given = readonly string[];

/** No option of this command is given twice. */
type Kinds = Readonly<Record<string, "string" | "boolean">>;
type Work = (keeper: Keeper) => Promise<void>;

interface Verb {
  readonly names: readonly string[];
  readonly kinds: Kinds;
  /** Reads what was said before any store is opened. */
  read(context: Context, given: Given, values: Values): Work;
}

const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value : "";
};

const MOST = 50;
const mostOf = (context: Context, values: Values): number =>
  values.most === undefined ? MOST : wholeNumber(context, "--most", textOf(values, "most"), 1, 10_000);

const LENGTHS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** When a while that is given as 30m, 12h, 7d or 4w is over. */
const untilFrom = ({ say }: Context, value: string): string => {
  if (value === "") throw badUsage(say("admin.noTime"));
  const [, digits = "", unit = ""] = /^([1-9]\d{0,3})([mhdw])$/.exec(value) ?? [];
  const length = LENGTHS[unit];
  if (length === undefined) throw badUsage(say("admin.badTime", { value }));
  return new Date(Date.now() + Number(digits) * length).toISOString();
};

/** What was found, as lines for people or as JSON. */
const tell = (
  { io, say }: Context,
  values: Values,
  found: readonly unknown[],
  lines: () => readonly string[],
  most?: number,
): void => {
  if (values.json === true) printJson(io, found);
  else if (found.length === 0) print(io, say("admin.none"));
  else {
    for (const line of lines()) print(io, line);
    if (found.length === most) print(io, say("admin.more", { n: most }));
  }
};

const meant = async ({ say }: Context, keeper: Keeper, value: string): Promise<string> => {
  const person = await keeper.meant(value);
  if (person === null) throw failure(say("admin.noSuchPerson", { value }));
  return person;
};

type DoneKey = "close" | "rename" | "unsilence" | "suspend" | "readmit" | "settle";
type Refusal =
  | ("noSuchGame" | "isOver")
  | ("noSuchPerson" | "badName" | "nameTaken")
  | ("noSuchReport" | "isSettled");

/** Says why it is not done. */
const unlessRefused = ({ say }: Context, refusal: Refusal | null, value: string): void => {
  if (refusal === "badName" || refusal === "nameTaken") throw failure(say(`admin.${refusal}`));
  if (refusal !== null) throw failure(say(`admin.${refusal}`, { value }));
};

/** What a keeper does to a game, a person or a report that is named first. */
const doing = (
  key: DoneKey,
  names: readonly string[],
  perform: (
    context: Context,
    keeper: Keeper,
    given: Given,
    note: string,
  ) => Promise<readonly [refusal: Refusal | null, name: string]>,
): Verb => ({
  names,
  kinds: ACTING,
  read: (context, given, values) => async (keeper) => {
    const [refusal, name] = await perform(context, keeper, given, textOf(values, "note"));
    unlessRefused(context, refusal, name);
    print(context.io, context.say(`admin.done.${key}`, { name }));
  },
});

const toPerson = (
  key: DoneKey,
  perform: (keeper: Keeper, person: string, note: string) => Promise<Refusal | null>,
): Verb =>
  doing(key, ["PERSON"], async (context, keeper, [value = ""], note) => {
    const person = await meant(context, keeper, value);
    return [await perform(keeper, person, note), value];
  });

const VERBS: Readonly<Record<string, Verb>> = {
  games: {
    names: [],
    kinds: { ...LISTING, status: "string", person: "string" },
    read(context, _given, values) {
      const most = mostOf(context, values);
      const wanted = textOf(values, "status");
      const status = wanted === "" ? null : oneOf(context, "--status", wanted, STATUSES);
      const named = textOf(values, "person");
      return async (keeper) => {
        const person = named === "" ? null : await meant(context, keeper, named);
        const games = await keeper.games({ status, person, most });
        tell(context, values, games, () => gameLines(context.say, games), most);
      };
    },
  },
  game: {
    names: ["GAME"],
    kinds: EVERY,
    read:
      (context, [id = ""], values) =>
      async (keeper) => {
        const game = await keeper.game(id);
        if (game === null) throw failure(context.say("admin.noSuchGame", { value: id }));
        tell(context, values, [game], () => shownGameLines(context.say, game));
      },
  },
  close: doing("close", ["GAME"], async (_context, keeper, [id = ""], note) => [
    await keeper.close(id, note),
    id,
  ]),
  people: {
    names: [],
    kinds: { ...LISTING, name: "string" },
    read(context, _given, values) {
      const most = mostOf(context, values);
      return async (keeper) => {
        const people = await keeper.people(textOf(values, "name"), most);
        const at = new Date().toISOString();
        tell(context, values, people, () => personLines(context.say, people, at), most);
      };
    },
  },
  person: {
    names: ["PERSON"],
    kinds: EVERY,
    read:
      (context, [value = ""], values) =>
      async (keeper) => {
        const { say } = context;
        const id = await meant(context, keeper, value);
        const shown = await keeper.person(id);
        if (shown === null) throw failure(say("admin.noSuchPerson", { value }));
        const at = new Date().toISOString();
        tell(context, values, [shown], () => [
          ...personLines(say, [shown.person], at),
          ...actLines(say, shown.acts),
        ]);
      },
  },
  rename: doing("rename", ["PERSON", "NAME"], async (context, keeper, [value = "", name = ""]) => [
    await keeper.rename(await meant(context, keeper, value), name),
    value,
  ]),
  silence: {
    names: ["PERSON"],
    kinds: { ...ACTING, for: "string" },
    read(context, [value = ""], values) {
      const until = untilFrom(context, textOf(values, "for"));
      return async (keeper) => {
        const person = await meant(context, keeper, value);
        unlessRefused(context, await keeper.silence(person, until, textOf(values, "note")), value);
        print(context.io, context.say("admin.done.silence", { name: value, date: dateOf(until) }));
      };
    },
  },
  unsilence: toPerson("unsilence", (keeper, person) => keeper.unsilence(person)),
  suspend: toPerson("suspend", (keeper, person, note) => keeper.suspend(person, note)),
  readmit: toPerson("readmit", (keeper, person) => keeper.readmit(person)),
  reports: {
    names: [],
    kinds: { ...LISTING, all: "boolean" },
    read(context, _given, values) {
      const most = mostOf(context, values);
      return async (keeper) => {
        const reports = await keeper.reports(values.all === true, most);
        tell(context, values, reports, () => reportLines(context.say, reports), most);
      };
    },
  },
  settle: doing("settle", ["REPORT"], async (_context, keeper, [id = ""], note) => [
    await keeper.settle(id, note),
    id,
  ]),
  acts: {
    names: [],
    kinds: LISTING,
    read(context, _given, values) {
      const most = mostOf(context, values);
      return async (keeper) => {
        const acts = await keeper.acts(most);
        tell(context, values, acts, () => actLines(context.say, acts), most);
      };
    },
  },
};

/** The first word that belongs to no option, and the arguments without it. */
const verbIn = (args: readonly string[]): readonly [word: string | undefined, rest: readonly string[]] => {
  const kinds: Kinds = Object.assign({ lang: "string" }, ...Object.values(VERBS).map((verb) => verb.kinds));
  const options = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]));
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const found = tokens.find(({ kind }) => kind === "positional");
  return found === undefined
    ? [undefined, args]
    : [args[found.index], args.filter((_, index) => index !== found.index)];
};

/** Who does it: by --as, or by the name he has on this machine. */
const keeperFrom = ({ io, say }: Context, verb: Verb, values: Values): string => {
  const { SUDO_USER, USER, LOGNAME, USERNAME } = io.environment;
  const name = textOf(values, "as") || SUDO_USER || USER || LOGNAME || USERNAME || "";
  if (name === "" && "as" in verb.kinds) throw badUsage(say("admin.whoAreYou"));
  return name;
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Looks after the games and people of a server, whether it runs or not. */
export const admin: Command = async (context, args) => {
  const { io, say } = context;
  const [word, rest] = verbIn(args);
  if (word === undefined)
    throw badUsage(say("error.missingArgument", { argument: Object.keys(VERBS).join("|") }));
  const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
  if (verb === undefined)
    throw badUsage(say("admin.unknownWord", { value: word, words: Object.keys(VERBS).join(", ") }));
  const { values, positionals } = readArguments(context, rest, verb.kinds, verb.names);
  const name = keeperFrom(context, verb, values);
  const work = verb.read(context, positionals, values);
  const address = io.environment.DATABASE_URL;
  const path = address === undefined ? pathFrom(context, textOf(values, "data") || DATA) : "DATABASE_URL";
  const place: Place = address === undefined ? { directory: path } : { address };
  const { OtherVersion, openKeeper } = await import("@maria/server");
  const complaint = (error: unknown): Error => {
    if (isMissing(error)) return failure(say("admin.noStore", { path }));
    if (error instanceof OtherVersion)
      return failure(say(error.isLater ? "admin.later" : "admin.earlier", { path }));
    return failure(
      say("admin.failed", { path, message: error instanceof Error ? error.message : String(error) }),
    );
  };
  const keeper = await openKeeper(place, name).catch((error: unknown) => {
    throw complaint(error);
  });
  try {
    await work(keeper);
    return SUCCESS;
  } catch (error) {
    throw error instanceof CommandError ? error : complaint(error);
  } finally {
    await keeper.leave();
  }
};
