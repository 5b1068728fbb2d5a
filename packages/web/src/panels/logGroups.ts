import type { LogEntry } from "@maria/rules";
import type { GameEvent } from "@maria/rules/model";
import type { LogLine } from "@maria/table";

export const LOG_KINDS = ["movement", "combat", "conquest", "cards", "politics", "agreements"] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** What each kind of event belongs to; null is told whatever is looked for. */
const KIND_OF: { readonly [Type in GameEvent["type"]]: LogKind | null } = {
  turnBegan: null,
  stageBegan: null,
  winterBegan: null,
  politicsBegan: null,
  setUpCompleted: null,
  gameEnded: null,
  allotted: "movement",
  transferred: "movement",
  hussarPlaced: "movement",
  hussarRemoved: "movement",
  outOfSupply: "movement",
  backInSupply: "movement",
  marched: "movement",
  stackFormed: "movement",
  stackProposed: "movement",
  stackAnswered: "movement",
  disputeAnswered: "movement",
  disputeDeclared: "movement",
  flandersPassed: "movement",
  seatDone: "movement",
  seatNotDone: "movement",
  trainEliminated: "movement",
  trainReentered: "movement",
  recruited: "movement",
  troopsAssigned: "movement",
  expeditionSent: "movement",
  generalReturned: "movement",
  displaced: "movement",
  saxonWentHome: "movement",
  secondTrainPlaced: "movement",
  fightsListed: "combat",
  battleBegan: "combat",
  cardPlayed: "combat",
  battleEnded: "combat",
  retreated: "combat",
  noRetreat: "combat",
  generalRemoved: "combat",
  pointsGained: "combat",
  pointsLost: "combat",
  conquered: "conquest",
  questionMarkPlaced: "conquest",
  questionMarkRemoved: "conquest",
  electorTurned: "conquest",
  markerReturned: "conquest",
  threeElectors: "conquest",
  setAsideReturned: "conquest",
  deckOpened: "cards",
  cardsDrawn: "cards",
  subsidyPaid: "cards",
  subsidyRefused: "cards",
  supplyPaid: "cards",
  handSurrendered: "cards",
  cardsTakenBack: "cards",
  cardsTurnedDown: "cards",
  cardsPutAside: "cards",
  handDiscarded: "cards",
  putAsideTaken: "cards",
  incomeChanged: "cards",
  politicalCardOpened: "politics",
  electionAnnounced: "politics",
  trumpTurnedUp: "politics",
  trumpChosen: "politics",
  cardPlaced: "politics",
  cardRevealed: "politics",
  influenceRanked: "politics",
  conserved: "politics",
  politicalCardSelected: "politics",
  politicalCardExecuted: "politics",
  politicalCardDiscarded: "politics",
  troopsGranted: "politics",
  markerShifted: "politics",
  italyMarker: "politics",
  saxonyChanged: "politics",
  objectivesReduced: "politics",
  peaceOffered: "politics",
  peaceAnswered: "politics",
  silesiaAnnexed: "politics",
  neutralityEnded: "politics",
  votesCast: "politics",
  emperorElected: "politics",
  winterScored: "politics",
  silesiaCeded: "politics",
  silesiaKept: "politics",
  agreementChanged: "agreements",
  termImpossible: "agreements",
  contractEnded: "agreements",
};

/** A stage with what happened in it; the entry that began it is its heading. */
export interface LogStage {
  readonly heading: LogEntry | null;
  readonly lines: readonly LogLine[];
}

export interface LogTurn {
  /** 0 is what came before the first turn. */
  readonly turn: number;
  readonly stages: readonly LogStage[];
}

/** A single attack needs no announcement: the combat itself follows at once. */
const isTold = (entry: LogEntry, only: LogKind | null): boolean => {
  if (entry.type === "fightsListed" && entry.fights.length < 2) return false;
  const kind = KIND_OF[entry.type];
  return only === null || kind === null || kind === only;
};

/** The log by turns and stages. What begins them is told once, as the heading. */
export const groupLog = (lines: readonly LogLine[], only: LogKind | null): LogTurn[] => {
  const turns: { turn: number; stages: { heading: LogEntry | null; lines: LogLine[] }[] }[] = [];
  for (const line of lines) {
    const { entry } = line;
    if (entry.type === "turnBegan") {
      turns.push({ turn: entry.turn, stages: [{ heading: null, lines: [] }] });
      continue;
    }
    if (turns.length === 0) turns.push({ turn: 0, stages: [{ heading: null, lines: [] }] });
    const turn = turns[turns.length - 1];
    if (entry.type === "stageBegan" || entry.type === "politicsBegan" || entry.type === "winterBegan")
      turn?.stages.push({ heading: entry, lines: [] });
    else if (isTold(entry, only)) turn?.stages[turn.stages.length - 1]?.lines.push(line);
  }
  return turns
    .map(({ turn, stages }) => ({ turn, stages: stages.filter((stage) => stage.lines.length > 0) }))
    .filter(({ stages }) => stages.length > 0);
};
