import type { Seat } from "@maria/rules/model";
import type { GameInfo, SeatOfGame } from "../games/rows.ts";
import { type Presence, proposalAt } from "../games/summary.ts";

/** What somebody may be told of a table. */
export const TIDINGS = ["turn", "reminder", "full", "started", "over", "asked", "missed"] as const;
export type TidingKind = (typeof TIDINGS)[number];

/** That a table waits for somebody, or what has become of it; never anything of what only some of its players know. */
export interface Tiding {
  readonly kind: TidingKind;
  readonly game: string;
  /** The seat it is about: his own, but for `asked` and `full`. */
  readonly seat: Seat;
  readonly at: string;
}

/** The game waits for the person at this seat, and nobody plays for him. */
export const isAwaited = (
  { row }: GameInfo,
  sitting: SeatOfGame | undefined,
): sitting is SeatOfGame & { readonly since: string; readonly person: { readonly id: string } } =>
  row.status === "running" &&
  sitting !== undefined &&
  sitting.since !== null &&
  sitting.person !== null &&
  sitting.resigned === null &&
  sitting.standIn === null;

/** Whether there is still a reason to tell it: not once it is answered, nor to whoever has the table before him. */
export const isCurrent = (
  { kind, seat, at }: Tiding,
  info: GameInfo,
  person: string,
  { present }: Presence,
): boolean => {
  if (present.has(person)) return false;
  const sitting = info.seats.find((one) => one.seat === seat);
  const { status } = info.row;
  switch (kind) {
    case "turn":
    case "reminder":
      return isAwaited(info, sitting) && sitting.person.id === person && sitting.since <= at;
    case "full":
      return status === "gathering" && info.maker.id === person;
    case "started":
      return status === "running";
    case "over":
      return status === "finished";
    case "asked": {
      const proposal = sitting === undefined ? null : proposalAt(sitting);
      return status === "running" && proposal !== null && !proposal.by.includes(person);
    }
    case "missed":
      return status === "running" && sitting !== undefined && proposalAt(sitting) !== null;
  }
};
