import type { GameStatus, HouseRefusal } from "@maria/table";
import type { Kysely, Transaction } from "kysely";
import { now } from "../fresh.ts";
import type { Schema } from "../storage/schema.ts";
import { type GameInfo, gameWith } from "./rows.ts";

export interface Refused {
  readonly refused: HouseRefusal;
}

export const refused = (refusal: HouseRefusal): Refused => ({ refused: refusal });

/** Why something that belongs to the one status of a game cannot be done in another. */
const otherwise = (wanted: "gathering" | "running", status: GameStatus): HouseRefusal => {
  if (wanted === "gathering") return "hasStarted";
  return status === "gathering" ? "notStarted" : "isOver";
};

/** Whoever writes first locks the game's row until he is done, in either store; nothing in it is another. */
export const lock = async (step: Transaction<Schema>, id: string): Promise<void> => {
  await step.updateTable("games").set({ id }).where("id", "=", id).execute();
};

const isRefused = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "refused" in result;

/**
 * Changes a game, one change after another. Refused unless the game waits for its players, or is played; what is refused
 * leaves no trace.
 */
export const whileIt = <Result>(
  status: "gathering" | "running",
  db: Kysely<Schema>,
  id: string,
  change: (step: Transaction<Schema>, info: GameInfo) => Promise<Result | Refused>,
): Promise<Result | Refused> =>
  db.transaction().execute(async (step) => {
    await lock(step, id);
    const info = await gameWith(step, id);
    if (info === null) return refused("noSuchGame");
    if (info.row.status !== status) return refused(otherwise(status, info.row.status));
    const result = await change(step, info);
    if (!isRefused(result))
      await step.updateTable("games").set({ changed: now() }).where("id", "=", id).execute();
    return result;
  });
