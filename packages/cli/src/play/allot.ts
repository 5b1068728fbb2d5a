import { type Action, type Choice, NO_PART, type PieceId, type View } from "@maria/rules";
import { pieceName, powerName } from "@maria/tell";
import { print } from "../terminal/io.ts";
import { columns } from "../terminal/table.ts";
import { askLine } from "./asking.ts";
import { type Session, tell } from "./session.ts";

const MOST = 8;

/** Whether troops with this general are of any use in this game (INT-02, INT-03). */
const takesPart = (view: View, general: PieceId): boolean => view.at[general] !== NO_PART;

/** The minimum to each; the rest evenly to those who take part, and to the others only what is left over. */
const proposalFor = (
  view: View,
  { generals, minimum, total }: Extract<Choice, { type: "allot" }>,
): number[] => {
  const troops = minimum.slice();
  let left = total - troops.reduce((sum, count) => sum + count, 0);
  for (const useful of [true, false])
    while (left > 0) {
      const open = troops.filter(
        (count, index) => count < MOST && takesPart(view, generals[index] as PieceId) === useful,
      );
      if (open.length === 0) break;
      const least = Math.min(...open);
      const index = troops.findIndex(
        (count, place) => count === least && takesPart(view, generals[place] as PieceId) === useful,
      );
      troops[index] = least + 1;
      left--;
    }
  return troops;
};

/** DEC-02: one line of numbers in the order of the army sheet; Enter takes the proposal. */
export const allot = async (
  session: Session,
  view: View,
  choice: Extract<Choice, { type: "allot" }>,
): Promise<Action> => {
  const { words } = session;
  const proposal = proposalFor(view, choice);
  tell(
    session,
    words.say("allot.title", { power: powerName(words, choice.power), n: choice.total, most: MOST }),
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
