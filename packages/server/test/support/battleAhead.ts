import { createHash } from "node:crypto";
import { BOTS } from "@maria/bots";
import { choices, type Entry, pending } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type BattleFrame, type GameOptions, type Seat, seatOfPower } from "@maria/rules/model";
import { Authority, MemoryStore, newGameStart } from "@maria/table";
import { openStorage, type Place } from "../../src/storage/storage.ts";
import { historical } from "./historical.ts";

/** A game of cadets up to the action that begins a battle of two seats. */
export interface BattleAhead {
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** What begins the battle. */
  readonly spark: Entry;
  readonly attacker: Seat;
  readonly defender: Seat;
}

export const battleAhead = async (options: GameOptions, seed = seedFromNumber(4)): Promise<BattleAhead> => {
  const store = new MemoryStore();
  const authority = await Authority.open(newGameStart(historical.id, options, seed), store);
  for (;;) {
    const { state } = authority;
    const frame = state.agenda.find((one): one is BattleFrame => one.kind === "battle");
    const [attacker, defender] = [frame?.attacker, frame?.defender].map(
      (side) => side && seatOfPower(options, side.power, state.saxony),
    );
    const spark = store.entries.at(-1);
    if (attacker && defender && spark !== undefined)
      return { seed, entries: store.entries.slice(0, -1), spark, attacker, defender };
    const seat = pending(state)[0]?.seat;
    if (seat === undefined) throw new Error("there was no battle in the whole game");
    const seen = authority.viewOf(seat);
    const action = BOTS.cadet(seen, choices(seen, seat), { milliseconds: 0 }, () => 0);
    await authority.act(seat, authority.seenBy(seat), action);
  }
};

/** Writes it into a store that no server uses, in the place of a game that has just begun. */
export const putAhead = async (place: Place, game: string, { seed, entries }: BattleAhead): Promise<void> => {
  const { db, close } = await openStorage(place, () => {});
  try {
    const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
    await db.updateTable("games").set({ seed, commitment }).where("id", "=", game).execute();
    for (const table of ["snapshots", "progress", "entries"] as const)
      await db.deleteFrom(table).where("game", "=", game).execute();
    await db
      .insertInto("entries")
      .values(
        entries.map(({ seat, action }, index) => ({
          ...{ game, number: index + 1, seat, action: JSON.stringify(action), ordered: null },
        })),
      )
      .execute();
  } finally {
    await close();
  }
};
