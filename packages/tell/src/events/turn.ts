import { powerNames, seatName } from "../names.ts";
import { resultText } from "../result.ts";
import type { EventTellers } from "./eventTeller.ts";

/** The course of the game itself. */
export const turnTellers: EventTellers<
  "turnBegan" | "stageBegan" | "winterBegan" | "setUpCompleted" | "seatDone" | "seatNotDone" | "gameEnded"
> = {
  turnBegan: ({ say }, { turn }) => say("event.turnBegan", { turn }),
  stageBegan: (words, { stage, powers }) =>
    stage === 2
      ? words.say("event.hussarStageBegan")
      : words.say("event.stageBegan", { powers: powerNames(words, powers) }),
  winterBegan: ({ say }, { turn }) => say("event.winterBegan", { turn }),
  setUpCompleted: ({ say }) => say("event.setUpCompleted"),
  seatDone: (words, { seat }) => words.say("event.seatDone", { seat: seatName(words, seat) }),
  seatNotDone: (words, { seat }) => words.say("event.seatNotDone", { seat: seatName(words, seat) }),
  gameEnded: (words, { result }) => resultText(words, result),
};
