import { en as terminal } from "@maria/cli/messages/en";
import { type Language, type SayOf, sayWith } from "@maria/tell";
import { en as telling } from "@maria/tell/messages/en";
import type { Figure } from "./bench/figures.ts";
import type { FaultKind } from "./fuzz/checks.ts";
import type { CommandName } from "./main.ts";

/** Developers' tools speak English only. */
export const LANGUAGE: Language = "en";

/** Names of what is measured and of what can go wrong; each family has exactly one text for each member. */
const families = {
  "figure.randomActions": "random legal actions, whole introductory games, in place",
  "figure.randomActionsAdvanced": "random legal actions, whole advanced games, in place",
  "figure.randomActionsByPlay": "random legal actions, whole advanced games, by play",
  "figure.serverActions": "actions of advanced games as a server handles them, a view for each seat",
  "figure.cadetGames": "whole introductory games among cadets",
  "figure.cadetGamesAdvanced": "whole advanced games among cadets",
  "figure.stateCopy": "copy of a state",
  "figure.choices": "choices in the busiest movement phase",
  "figure.marchTrees": "all march trees of the busiest movement phase",
  "figure.retreatSearch": "longest search for retreats",
  "figure.replay": "replay of a long game",
  "figure.engineSize": "rules engine, bundled and gzipped, without the pack",
  "figure.pageScript": "page: script of the first screen, gzipped",
  "figure.pageScriptBoard": "page: script until the board of a game against bots can be played, gzipped",
  "figure.boardInteractive": "page: cold load until a tap on a piece is answered",
  "figure.panBlock": "page: longest block while the board is panned",
  "figure.panWork": "page: the work of the longest task in it, without waiting for the processor",
  "figure.zoomBlock": "page: longest block while the board is zoomed",
  "figure.zoomWork": "page: the work of the longest task in it, without waiting for the processor",
  "unit.perSecond": "/s",
  "unit.microseconds": "µs",
  "unit.milliseconds": "ms",
  "unit.kilobytes": "KB",
  "fault.crash": "the engine or a bot crashed",
  "fault.deadEnd": "a dead end",
  "fault.endless": "a game without end",
  "fault.brokenLaw": "a law of the game is broken",
  "fault.refusedChoice": "an action offered was refused",
  "fault.stateChanged": "playing changed a state it must not change",
  "fault.leak": "something secret shows",
  "fault.badUndo": "taking back does not restore the game",
  "fault.replayDiffers": "the replay leads elsewhere",
  "fault.outsideChoices": "an action that is not among the choices was accepted",
  "fault.uncleanInput": "something unclean got past the edge of the engine",
  "fault.viewTooLarge": "a view is too large to be sent after every action",
} as const satisfies Record<
  `figure.${Figure["name"]}` | `unit.${Figure["unit"]}` | `fault.${FaultKind}`,
  string
>;

/** How each tool is used. */
const help = {
  "help.balance": [
    "npm run balance -- [--styles NAMES] [--forms NAMES] [--games N] [--seed S] [--nodes N] [--threads N] [--pack DIR]",
    "                   [--ledger FILE] [--out FILE]",
    "npm run balance -- --screen …",
    "",
    "  --screen        changes of what is reconstructed in the pack are tried in the advanced game, and what each of them does is told;",
    "                  default: racer,turtle,cadet,colonel, and 100 games of each of the 16 packs",
    "  --styles NAMES  of racer, turtle, cadet, colonel and marshal; default: all",
    "  --forms NAMES   of introductory, advanced, gambit, two and advanced-two; default: all",
    "  --games N       of each quick style; a colonel plays a tenth of them, a marshal a fiftieth, and forms of the",
    "                  game without targets are played half as often; default 400",
    "  --seed S        of the first game; default 1",
    "  --nodes N       what a marshal may look at for one decision; default 200",
    "  --threads N     default: one for each processor",
    "  --ledger FILE   games are kept there and not played again; begin a new one when a bot has changed",
    "  --out FILE      where the page goes, docs/balance.md for the one that is kept; default: printed",
  ].join("\n"),
  "help.bench":
    "npm run bench -- [--json] [--quick] [--part engine|page|bots] [--against DIR] [--pack DIR]\n\nReports and never fails on a time. --part bots: how long each bot thinks, in Node and in a Web Worker of a page. --against: a page built in another folder, measured in turns with this one; with --part engine another checkout of the repository, whose built engine plays games in turns with this one's.",
  "help.bench-server": [
    "npm run bench:server -- [--games N] [--seconds S] [--store sqlite|postgres] [--processes N]",
    "                        [--closed-only] [--sustained] [--disk] [--settle S] [--json]",
    "",
    "  --games N      open games, each with three sockets; default 1000",
    "  --seconds S    of each step; default 10",
    "  --store S      sqlite (default), or postgres: one is started for it",
    "  --processes N  servers on one PostgreSQL; the seats of a game are at different ones; default 1",
    "  --closed-only  leave out the steps at 50, 100, 200 and 400 actions a second",
    "  --sustained    look for the highest rate that is kept up",
    "  --disk         measure besides an echo that has an entry’s bytes on the disk before it answers",
    "  --settle S     from the opening of the games until their memory is measured; default 1",
    "",
    "Our server and a bare echo of messages as long as ours, in turns: what counts is the share.",
  ].join("\n"),
  "help.calibrate": [
    "npm run calibrate -- [--variant V] [--players 2|3] [--games N] [--seed S] [--out FILE] [--report FILE]",
    "",
    "  --games N      half of them to fit on, half kept back to measure on; default 1000",
    "  --seed S       number of the first game; default 1",
    "  --out FILE     where the calibration goes, as JSON; default: printed",
    "  --report FILE  the part of this kind of game is written anew there",
    "",
    "How often chances of winning come true in games among bots of every style, and what makes them come true.",
  ].join("\n"),
  "help.crash": [
    "npm run test:crash -- [--rounds N] [--minutes N] [--seed S] [--store sqlite|postgres] [--processes N] [--kill-database]",
    "",
    "  --rounds N       how often the server is killed; default 200",
    "  --minutes N      ends sooner, after the kill that is under way when they are over",
    "  --seed S         of when it is killed and what is played; default: from the clock",
    "  --store S        sqlite (default), or postgres: one is started for it",
    "  --processes N    servers on one PostgreSQL, of which one is killed; default 1",
    "  --kill-database  kill PostgreSQL, not a server",
  ].join("\n"),
  "help.fuzz": [
    "npm run fuzz -- [--minutes M] [--seed S] [--out DIR] [--pack DIR]",
    "",
    "  --minutes M    default 1",
    "  --seed S       number of the first game; default: from the clock",
    "  --variant V, --players 2|3, --political-option, --troop-ceiling  default: everything by turns",
    "  --hostile      try hostile actions and records instead, with",
    "  --actions N    (default 200000) and",
    "  --records N    (default 5000)",
    "  --out DIR      where the record of a faulty game goes; default: the directory for temporary files",
  ].join("\n"),
  "help.hostile-server": [
    "npm run hostile:server -- [--requests N] [--seed S] [--beside]",
    "",
    "  --requests N  malformed, foreign, forged and oversized requests and messages; default 100000",
    "  --seed S      of what is sent; default: from the clock",
    "  --beside      measure besides how long others wait while one stranger floods the server",
    "",
    "Fails if a game changes, an answer is 500 or more or is missing, a secret shows or memory grows.",
  ].join("\n"),
  "help.ladder": [
    "npm run ladder -- [--bots NAMES] [--forms NAMES] [--games N] [--seed S] [--threads N] [--nodes N]",
    "                  [--keep FILE] [--minutes N] [--out FILE]",
    "",
    "  --bots NAMES   from the weakest to the strongest; default racer,turtle,cadet,colonel",
    "  --forms NAMES  of introductory, advanced, gambit, two and advanced-two; default: all",
    "  --games N      of each pair in each form, fewer where it is clear before whether an aim is reached; default 600",
    "  --seed S       of the first round; default 1",
    "  --threads N    default: one for each processor",
    "  --nodes N      how much bots that count it may look at for a decision; default: as much as they want",
    "  --keep FILE    games are kept here, and those that are there already are not played again",
    "  --minutes N    plays no longer than that; the rest another time, with --keep",
    "  --out FILE     where the page goes, docs/ladder.md for the one that is kept; default: printed",
  ].join("\n"),
  "help.lessons": [
    "npm run lessons -- [--games N] [--only NAME,NAME] [--out DIR]",
    "",
    "  --games N    so many games of each kind are searched at most; default 200",
    "  --only NAMES lessons to be found anew; default: all",
    "  --out DIR    default: where the page has its lessons",
    "",
    "Finds a moment for every lesson of the page in games among cadets. Needed whenever the rules play a game differently.",
  ].join("\n"),
  "help.positions": [
    "npm run positions -- [--bots NAMES] [--kinds NAMES] [--nodes N] [--find N] [--out FILE]",
    "",
    "  --bots NAMES   default cadet,colonel,marshal",
    "  --kinds NAMES  of victory, conquest, battle, army, retreat, supply, payment and hussars; default: all",
    "  --nodes N      what a marshal may look at for one decision; default 2000",
    "  --find N       look for so many battles of each kind and form anew, and ask nobody",
    "  --out FILE     default: printed",
    "",
    "How many positions of real games each bot solves whose best answer is known, and what it did in the others.",
  ].join("\n"),
  "help.puzzles": [
    "npm run puzzles -- [--games N] [--each N] [--out DIR]",
    "",
    "  --games N  so many games of each form are searched at most; default 200",
    "  --each N   puzzles of each kind and form; default 5",
    "  --out DIR  default: where the page has its puzzles",
    "",
    "Finds puzzles in games among cadets and weighs every answer to them. Needed whenever the rules play a game differently.",
  ].join("\n"),
  "help.tune": [
    "npm run tune -- [--form NAME] [--games N] [--colonels N] [--seed S] [--out FILE]",
    "",
    "  --games N      among racers, turtles and cadets who are careless now and then; default 1500",
    "  --colonels N   further games with colonels among them; default 300",
    "  --seed S       number of the first game; default 1",
    "  --out FILE     where the weights go, as JSON; default: printed",
  ].join("\n"),
} as const satisfies Record<`help.${CommandName}`, string>;

/** What bench and fuzz say. */
const tools = {
  "error.unknownTool": "The tools are {words}; --help after one tells more.",
  "error.notPositive": "{option}: “{value}” is not a number above 0.",
  "bench.what": "What",
  "bench.decisions": "Decisions",
  "bench.mean": "Mean, ms",
  "bench.longest": "Longest, ms",
  "bench.node": "Node",
  "bench.worker": "Web Worker",
  "bench.longestFrame": "The longest the page waited for a frame meanwhile: {n} ms.",
  "bench.noWorker":
    "The Web Worker was left out: it needs a browser (node scripts/ensure-browser.mjs) and no --quick.",
  "bench.value": "Median",
  "bench.best": "Best",
  "bench.budget": "Budget",
  "bench.ratio": "Against baseline",
  "bench.ofActions": "{what} ({n} actions)",
  "bench.noPage":
    "The figures of the page were left out: they need a browser (node scripts/ensure-browser.mjs) and no --quick.",
  "bench.machine": "Node {node}, {cores} cores, {processor}. Several rounds after a warm-up.",
  "bench.againstEngine":
    "The baseline is the engine built in {folder}: of each game the least time counts. Processes differ by some hundredths; take the median of several.",
  "bench.baseline":
    "The baseline is a JSON text read and written, in turns with each rate, so that a busy machine can be told from a slow engine; undisturbed it does {reference} a second, and the budgets against it are meant for that.",

  "load.sizes": "An action has {m} bytes, what each seat is told of it {n}; the echo’s are as long.",
  "load.share": "Share of the echo with 16 actions always under way: {share}",
  "load.sustained": "Highest rate that is kept up, as a share of the same: {share}",

  "crash.needsPostgres": "Several processes, or a database to kill, need --store postgres.",
  "crash.longest": "The longest a game stood still after a kill: {n} ms.",
  "crash.progress": "{number} kills, {count} entries acknowledged",
  "crash.result":
    "Killed {number} times, {accepted} entries acknowledged, {m} lost, doubled or out of order (seed {seed}).",

  "fuzz.progress": "{games} games without a fault",
  "fuzz.clean": "No fault in {games} games with {n} {n:action|actions} in {seconds} s.",
  "fuzz.actions": "Actions",
  "fuzz.events": "Events",
  "fuzz.endings": "Endings",
  "fuzz.variants": "Games",
  "fuzz.unseen": "Never seen: actions {actions}; events {events}",
  "fuzz.fault": "Fault in game {number}: {kind}. {detail}",
  "fuzz.reproduce":
    "Recorded up to there ({entries} entries); see it with: npx maria replay {path} --log{pack}",
  "hostile.progress": "{actions} hostile actions and {records} hostile records without a fault",
  "hostile.clean":
    "No fault: {actions} hostile actions, {parsed} of them well-formed, {accepted} legal; {records} hostile records, {parsedRecords} of them well-formed, {acceptedRecords} legal; {seconds} s.",
  "hostileServer.progress": "{number} hostile requests and messages sent",
  "hostileServer.unknown": "Attacked with nonsense alone, for want of a sound body: {list}.",
  "hostileServer.memory":
    "Memory in use: {before} MiB in the midst of it, {after} MiB after it ({n} MiB resident).",
  "hostileServer.beside":
    "News to the last seat, 99 of 100: {before} ms alone, {after} ms beside a stranger who floods the server ({n} times).",
  "hostileServer.slower": "Others wait more than twice as long beside a stranger.",
  "hostileServer.result":
    "{number} hostile requests and messages over {count} routes and sockets in {seconds} s, {m} faults (seed {seed}).",
  "lessons.written": "{name}: {n} steps, after {entries} entries",
  "lessons.notFound": "{name}: no game has such a moment.",
  "ladder.title": "The ladder of bots",
  "ladder.made": "Made by `{command} --out docs/ladder.md`.",
  "ladder.explained":
    "Each bot against those thought weaker, in every role in turn, each round with the same cards. A tie counts for half. With three players one plays against two, and a third of the games is a fair share; with two players it is a half. The interval holds the true share in 95 of 100 cases. Where a share is aimed at, games end as soon as a sequential test tells it from a tenth less, with five errors in a hundred either way; open: the games played so far do not tell yet.",
  "ladder.reached": "{share}: reached",
  "ladder.missed": "{share}: missed",
  "ladder.open": "{share}: open",
  "ladder.form": "{variant}, {players} players",
  "ladder.oneAgainstTwo": "one | against two of | games | won | 95 % | aim",
  "ladder.oneAgainst": "one | against | games | won | 95 % | aim",
  "positions.found": "{name}: {n}",
  "positions.all": "all",
  "positions.failure": "{bot}, {name}, {seat}: {did} Best: {best}",
  "puzzles.found": "{variant}, {name}: {n} puzzles; by level {words}",
  "tune.progress": "{games} games played",
  "tune.result":
    "{count} positions. Surprise at who won games kept back, in nats: {before} by hand, {after} after the stages of Louis XV, Frederick and Maria Theresa.",
  "calibrate.progress": "{games} games played",
  "calibrate.result":
    "{count} chances in {games} games kept back: off by {before} points on average as learned, by {after} as calibrated.",
  "hostile.view": "Longest view: {n} bytes ({parts}).",
} as const;

/** What the tools say beside what they have from terminal and telling. */
export const ownTexts = { ...families, ...help, ...tools } as const;

const texts = { ...telling, ...terminal, ...ownTexts } as const;

export type Say = SayOf<typeof texts>;
export const say: Say = sayWith<typeof texts>(LANGUAGE, texts);
