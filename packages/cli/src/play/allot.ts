import { suggestedAllotment, takesPart } from "@maria/advice/setUp";
import type { View } from "@maria/rules";
import { type Action, type Choice, MOST_TROOPS } from "@maria/rules/model";
import { pieceName, powerName } from "@maria/tell";
import { print } from "../terminal/io.ts";
import { columns } from "../terminal/table.ts";
import { askLine } from "./asking.ts";
import { type Session, tell } from "./session.ts";

/** DEC-02: one line of numbers in the order of the army sheet; Enter takes the proposal. */
export const allot = async (
  session: Session,
  view: View,
  choice: Extract<Choice, { type: "allot" }>,
): Promise<Action> => {
  const { words } = session;
  const proposal = suggestedAllotment(view, choice);
  tell(
    session,
    words.say("allot.title", { power: powerName(words, choice.power), n: choice.total, most: MOST_TROOPS }),
  );
  const rows = choice.generals.map((general, index) => [
    `  ${words.pack.generals[general]?.rank ?? ""}`,
    pieceName(words, general),
    words.say("allot.minimum", { n: choice.minimum[index] ?? 1 }),
    words.say("allot.proposal", { n: proposal[index] ?? 1 }),
    takesPart(view, general) ? "" : words.say("allot.noPart"),
  ]);
  for (const line of columns(rows)) print(session.io, line);
  const answer = await askLine(session, words.say("allot.prompt", { proposal: proposal.join(" ") }));
  const troops = answer === "" ? proposal : answer.split(/[\s,;]+/).map(Number);
  return { type: "allot", power: choice.power, troops };
};
