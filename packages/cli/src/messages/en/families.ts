import type { Pace } from "@maria/advice/movement";
import type { BotName } from "@maria/bots";
import type { Figure } from "../../bench/figures.ts";
import type { FaultKind } from "../../fuzz/checks.ts";

/** Names of things the program counts, measures or offers; each family has exactly one text for each member. */
export const families = {
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
  "bot.cadet": "cadet: plays sensibly",
  "bot.random": "random: any legal move",
  "pace.normal": "Normal march:",
  "pace.mainRoad": "On main roads only:",
  "pace.force": "Force march:",
} as const satisfies Record<
  | `figure.${Figure["name"]}`
  | `unit.${Figure["unit"]}`
  | `fault.${FaultKind}`
  | `bot.${BotName}`
  | `pace.${Pace}`,
  string
>;
