import { entriesOf } from "./entries.ts";
import { Journal } from "./journal.ts";
import { openStorage, type Place } from "./storage.ts";

/** All entries of these games as they are stored, for whoever looks into a store that no server uses. */
export const storedEntries = async (
  place: Place,
  games: readonly string[],
): Promise<ReadonlyMap<string, readonly unknown[]>> => {
  const { db, close } = await openStorage(place, () => {});
  try {
    const journal = new Journal(db);
    const found = new Map<string, readonly unknown[]>();
    for (const game of games) found.set(game, await entriesOf(db, journal, game).read(1));
    return found;
  } finally {
    await close();
  }
};
