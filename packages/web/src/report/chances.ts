import { packNamed } from "../pack/packs.ts";
import { Thinker } from "../thinking/thinker.ts";
import type { FinishedGame } from "./finished.ts";
import { type Chances, inHundredths } from "./numbers.ts";

/** By step of the game, worked out beside the page; null where nobody can tell them. */
export const chancesAlong = async ({
  record,
  history,
}: Pick<FinishedGame, "record" | "history">): Promise<readonly Chances[] | null> => {
  const { data } = await packNamed(record.pack);
  const thinker = new Thinker(data);
  try {
    const standings = await thinker.ask("chances", { record });
    const after = new Map(standings.map(({ played, chances }) => [played, inHundredths(chances)]));
    const chances = history.steps.map(({ played }) => after.get(played));
    return chances.every((known) => known !== undefined) ? chances : null;
  } catch {
    // What could not be fetched or worked out is left out: the race itself is told all the same.
    return null;
  } finally {
    thinker.stop();
  }
};
