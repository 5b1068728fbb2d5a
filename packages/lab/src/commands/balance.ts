import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import {
  gameOptionsFrom,
  LARGEST_SEED,
  type LoadedPack,
  loadedPackFrom,
  pathFrom,
} from "@maria/cli/commands/gameArguments";
import { print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import type { PackData } from "@maria/rules";
import { factsOf } from "../balance/facts.ts";
import { ledgerIn } from "../balance/ledger.ts";
import { halfFactorial, LEVERS } from "../balance/levers.ts";
import { balancePage, type FormFacts } from "../balance/page.ts";
import { type ScreenedStyle, screenStyle } from "../balance/screen.ts";
import { screenPage } from "../balance/screenPage.ts";
import { type Crew, playSeries } from "../balance/series.ts";
import { gamesOf, type Style, styleNames } from "../balance/styles.ts";
import { type Command, type Context, FAILURE, SUCCESS } from "../context.ts";
import { FORMS, type FormName, formNames, listFrom } from "../forms.ts";

const MOST_GAMES = 100_000;
const MOST_THREADS = 256;
const MOST_NODES = 1_000_000;
const AIMED_AT: readonly FormName[] = ["introductory", "advanced"];

const SCREENED: readonly Style[] = ["racer", "turtle", "cadet", "colonel"];

interface Wanted {
  readonly styles: readonly Style[];
  readonly games: number;
  readonly seed: number;
  readonly nodes: number;
}

/** Form by form and style by style. */
const playForms = async (
  context: Context,
  { data, pack }: LoadedPack,
  { styles, games, ...effort }: Wanted,
  forms: readonly FormName[],
  crew: Crew,
): Promise<readonly FormFacts[]> => {
  const facts: FormFacts[] = [];
  for (const form of forms) {
    const options = gameOptionsFrom(context, FORMS[form]);
    const inStyles: FormFacts["styles"][number][] = [];
    for (const style of styles) {
      const all = gamesOf(games, style, AIMED_AT.includes(form));
      const series = { data, pack: pack.id, options, style, ...effort, games: all };
      inStyles.push({ style, facts: factsOf(pack, options, await playSeries(series, crew)) });
    }
    facts.push({ options, styles: inStyles });
  }
  return facts;
};

/** Lever by lever, in the advanced game for three. */
const screenAll = async (
  context: Context,
  data: PackData,
  { styles, games, ...effort }: Wanted,
  crew: Crew,
): Promise<readonly ScreenedStyle[]> => {
  const options = gameOptionsFrom(context, FORMS.advanced);
  const screened: ScreenedStyle[] = [];
  for (const style of styles)
    screened.push(
      await screenStyle(data, options, { style, ...effort, games: gamesOf(games, style, true) }, crew),
    );
  return screened;
};

/** Plays every form of the game in every style and writes what each power and role is worth; or tries changes of the pack. */
export const balance: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, {
    styles: "string",
    forms: "string",
    screen: "boolean",
    games: "string",
    seed: "string",
    nodes: "string",
    threads: "string",
    pack: "string",
    ledger: "string",
    out: "string",
  });
  const isScreen = values.screen === true;
  const styles = listFrom(
    context,
    "--styles",
    values.styles ?? (isScreen ? SCREENED : styleNames).join(","),
    styleNames,
  );
  const forms = listFrom(context, "--forms", values.forms ?? formNames.join(","), formNames);
  const asked: Wanted = {
    styles,
    games: wholeNumber(context, "--games", values.games ?? (isScreen ? "100" : "400"), 1, MOST_GAMES),
    seed: wholeNumber(context, "--seed", values.seed ?? "1", 0, LARGEST_SEED - MOST_GAMES),
    nodes: wholeNumber(context, "--nodes", values.nodes ?? "200", 1, MOST_NODES),
  };
  const cores = String(availableParallelism());
  const threads = wholeNumber(context, "--threads", values.threads ?? cores, 1, MOST_THREADS);
  const loaded = loadedPackFrom(context, values.pack);
  const progress = progressOn(io);
  const rounds = isScreen
    ? styles.map((style) => halfFactorial(LEVERS.length).length * gamesOf(asked.games, style, true))
    : forms.flatMap((form) => styles.map((style) => gamesOf(asked.games, style, AIMED_AT.includes(form))));
  const wanted = rounds.reduce((sum, games) => sum + games, 0);
  let played = 0;
  const crew: Crew = {
    directory: io.directory,
    threads,
    stopped: io.stopped,
    ledger: ledgerIn(values.ledger === undefined ? undefined : pathFrom(context, values.ledger)),
    onGame() {
      played++;
      progress.show(played / wanted, say("simulate.progress", { number: played, wanted }));
    },
  };
  const command = [
    `npm run balance -- ${isScreen ? "--screen " : ""}--styles ${styles.join(",")}`,
    ...(isScreen ? [] : [`--forms ${forms.join(",")}`]),
    `--games ${asked.games} --seed ${asked.seed} --nodes ${asked.nodes}`,
    `--out docs/${isScreen ? "balance-screen" : "balance"}.md`,
  ].join(" ");
  const page = isScreen
    ? screenPage(command, await screenAll(context, loaded.data, asked, crew))
    : balancePage(context, loaded.pack, command, await playForms(context, loaded, asked, forms, crew));
  progress.clear();
  // Half a table would look like a whole one; what has been played is in the ledger.
  if (io.stopped.aborted) return FAILURE;
  if (values.out === undefined) print(io, page);
  else writeFileSync(pathFrom(context, values.out), page);
  return SUCCESS;
};
