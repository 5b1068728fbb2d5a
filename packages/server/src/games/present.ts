import type { Cluster } from "../cluster/cluster.ts";
import type { GameInfo } from "./rows.ts";

/** The seats of these people, one bit each in the order of the game: that is what processes tell each other. */
export const seatsWith = ({ seats }: GameInfo, present: ReadonlySet<string>): number =>
  seats.reduce(
    (bits, { person }, index) => (person !== null && present.has(person.id) ? bits | (1 << index) : bits),
    0,
  );

/** The people at this game's seats who have it before them at another process. */
export const presentAmong = ({ row, seats }: GameInfo, cluster: Cluster): readonly string[] => {
  const bits = cluster.presentElsewhere(row.id);
  return seats.flatMap(({ person }, index) =>
    person !== null && (bits & (1 << index)) !== 0 ? [person.id] : [],
  );
};
