import type { PhaseName } from "@maria/rules/board";
import type { Ending, PowerName, Seat } from "@maria/rules/model";

/** Names of powers alone, as the subject of a sentence, and after a noun. */
export const names = {
  "power.france": "France",
  "power.bavaria": "Bavaria",
  "power.prussia": "Prussia",
  "power.saxony": "Saxony",
  "power.austria": "Austria",
  "power.pragmatic": "Pragmatic Army",

  "subject.france": "France",
  "subject.bavaria": "Bavaria",
  "subject.prussia": "Prussia",
  "subject.saxony": "Saxony",
  "subject.austria": "Austria",
  "subject.pragmatic": "the Pragmatic Army",

  "of.france": "of France",
  "of.bavaria": "of Bavaria",
  "of.prussia": "of Prussia",
  "of.saxony": "of Saxony",
  "of.austria": "of Austria",
  "of.pragmatic": "of the Pragmatic Army",

  "seat.maria": "Maria Theresa",
  "seat.frederick": "Frederick",
  "seat.louis": "Louis XV",
  "seat.playerA": "Player A",
  "seat.playerB": "Player B",

  "phase.setUp": "set-up",
  "phase.turnBegins": "the turn begins",
  "phase.hussars": "hussars",
  "phase.tacticalCards": "Tactical Cards",
  "phase.supply": "supply",
  "phase.movement": "movement",
  "phase.combat": "combat",
  "phase.retroactiveConquest": "retroactive conquest",
  "phase.turnEnds": "the turn ends",
  "phase.winter": "winter",
  "phase.cession": "the question of ceding Silesia",
  "phase.politics": "politics",
  "phase.politicalShifts": "political markers are shifted",
  "phase.expeditions": "expedition corps",
  "phase.returns": "generals come back from the off-map boxes",
  "phase.victoryCheck": "check of the pools",
  "phase.stageOptions": "end of the action stage",
  "phase.election": "Imperial Election",
  "phase.winterScoring": "winter scoring",

  "ending.fortressesInAustria": "{frenchGoal} fortresses in Austria under French control (INT-08)",
  "ending.fortressesInAustriaAndSilesia":
    "{prussianGoal} fortresses in Austria and Silesia under Prussian control (INT-09)",
  "ending.bothConditions": "France and Prussia both reach their goals (TWO-03)",
  "ending.oneConditionOnly":
    "only one of France and Prussia reaches its goal by the end of turn {lastTurn} (TWO-05)",
  "ending.endOfTurnNine": "turn {lastTurn} has ended and nobody else has won (INT-10)",
  "ending.emptyPool": "the last victory marker has left the pool (VIC-01)",
  "ending.finalScoring": "the lowest total of the four winter scores (VIC-07)",
  "ending.pragmaticFortressesInFrance": "the fortresses in France that the Pragmatic Army needed (SGA-25)",
  "ending.frenchFortressesInFlanders": "the fortresses in the Netherlands that France needed (SGA-26)",
  "ending.austrianFortresses": "the fortresses in Bavaria and France that Austria needed (SGA-27)",
  "ending.endOfTurnFifteen": "turn {lastTurnAfterCession} has ended and nobody else has won (SGA-28)",
} as const satisfies Record<
  `${"power" | "subject" | "of"}.${PowerName}` | `seat.${Seat}` | `phase.${PhaseName}` | `ending.${Ending}`,
  string
>;
