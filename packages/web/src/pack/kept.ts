import type { PackData } from "@maria/rules";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

interface Shelf extends DBSchema {
  /** By fingerprint; a pack is kept once, however many games are played with it. */
  packs: { key: string; value: PackData };
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null;

/** As with the saved games: opened anew after it has failed or was closed. */
const forget = (): void => {
  shelf = null;
};

const openShelf = (): Promise<IDBPDatabase<Shelf>> => {
  if (shelf !== null) return shelf;
  const opening = openDB<Shelf>("maria-packs", 1, {
    upgrade(database) {
      database.createObjectStore("packs");
    },
    terminated: forget,
  });
  opening.catch(forget);
  shelf = opening;
  return opening;
};

export const keptPack = async (id: string): Promise<PackData | undefined> =>
  (await openShelf()).get("packs", id);

/** Keeps a pack for the games that begin with it; `data` is asked for only if the pack is not kept yet. */
export const keepPack = async (id: string, data: () => Promise<PackData>): Promise<void> => {
  if ((await (await openShelf()).count("packs", id)) > 0) return;
  const whole = await data();
  const transaction = (await openShelf()).transaction("packs", "readwrite", { durability: "strict" });
  await transaction.store.put(whole, id);
  await transaction.done;
};
