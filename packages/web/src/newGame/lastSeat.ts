import type { Seat } from "@maria/rules/model";
import type { Players } from "@maria/table";
import { recall, remember } from "../settings/memory.ts";

const KEY = "maria-last-seat";

/** Written out here so that the first screen need not load the rules. */
const ROLES = ["maria", "frederick", "louis"] as const satisfies readonly Seat[];

/** The role somebody played last, alone against bots, in the three-player game. */
export const lastSeat = (): (typeof ROLES)[number] | null => {
  const found = recall(KEY);
  return ROLES.find((seat) => seat === found) ?? null;
};

/** Remembers the role of a single person; two players and several people leave it as it was. */
export const rememberSeat = (players: Players): void => {
  const [seat, ...others] = ROLES.filter((role) => players[role]?.kind === "person");
  if (seat !== undefined && others.length === 0) remember(KEY, seat);
};
