import type { Action } from "../model/actions.ts";
import { type Seat, seatsOf } from "../model/options.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Draft, State } from "../model/state.ts";

/** HID-03, HID-04: actions of which the others do not even learn that they happened, or what they were. */
const isSecret = (type: Action["type"]): boolean => type === "transfer" || type === "allot";

/**
 * RUL-105: undo is derived: a seat may take back its own actions until something was disclosed (a card drawn, played or
 * paid, a strength stated) or another seat did something everybody saw. Secret actions of others change nothing, or the
 * offer to undo would betray them.
 */
export const noteTakeBack = (
  draft: Draft,
  seat: Seat,
  type: Action["type"],
  disclosuresBefore: number,
): void => {
  const { takeBack } = draft;
  if (draft.disclosures !== disclosuresBefore) {
    for (let index = 0; index < takeBack.length; index++) takeBack[index] = 0;
    return;
  }
  const seats = seatsOf(draft.options);
  const secret = isSecret(type);
  for (let index = 0; index < takeBack.length; index++)
    if (seats[index] === seat) takeBack[index] = (takeBack[index] as number) + 1;
    else if (!secret) takeBack[index] = 0;
};

/** RUL-105: why the seat may not take its last action back, or null if it may. */
export const refuseTakeBack = ({ options, takeBack }: State, seat: Seat): Refusal | null => {
  const index = seatsOf(options).indexOf(seat);
  if (index < 0) return refuse("PWR-01", "unknownSeat");
  return (takeBack[index] as number) > 0 ? null : refuse("RUL-105", "nothingToTakeBack");
};
