import type { LogEntry, View } from "@maria/rules";
import { homeOf, powerOf } from "@maria/rules/board";
import { type FortressId, NOBODY, type Pack, type PowerOrNobody, seatOfPower } from "@maria/rules/model";
import type { Outcome } from "./outcomes.ts";

/** What everybody at the table turns his head for. */
const FOR_ALL: ReadonlySet<Outcome["kind"]> = new Set(["battle", "execution", "election", "winter", "peace"]);

const homesOf = (view: View, pack: Pack, fortress: FortressId): readonly PowerOrNobody[] =>
  pack.fortresses.slice(fortress, fortress + 1).map((city) => homeOf(view, pack, city));

/** Who has lost a fortress is not told: of his own country, or he took it before. */
const mayBeAnybodys = (
  view: View,
  pack: Pack,
  { fortress, marker }: Extract<LogEntry, { type: "conquered" }>,
): boolean => marker === NOBODY || homesOf(view, pack, fortress).includes(NOBODY);

/** The powers an entry is about, as those who gain or lose by it. */
const partiesTo = (view: View, pack: Pack, entry: LogEntry): readonly PowerOrNobody[] => {
  switch (entry.type) {
    case "conquered":
      return [entry.by, entry.marker, ...homesOf(view, pack, entry.fortress)];
    case "trainEliminated":
      return [powerOf(pack, entry.train), powerOf(pack, entry.by)];
    case "outOfSupply":
    case "generalRemoved":
      return [powerOf(pack, entry.general)];
    case "handSurrendered":
      return [entry.power];
    case "contractEnded":
      return [entry.giver, entry.receiver];
    default:
      return [];
  }
};

/**
 * Whether the reader of the view has to see the outcome before the game goes on: what all turn their heads for, and
 * what his own powers gain or lose. Everything else he finds in the log.
 */
export const concerns = (view: View, pack: Pack, { kind, entries }: Outcome): boolean => {
  if (FOR_ALL.has(kind)) return true;
  const { seat } = view;
  if (seat === null) return false;
  return entries.some((entry) => {
    if (entry.type === "agreementChanged")
      return entry.agreement.proposer === seat || entry.agreement.partner === seat;
    if (entry.type === "conquered" && mayBeAnybodys(view, pack, entry)) return true;
    return partiesTo(view, pack, entry).some(
      (power) => power !== NOBODY && seatOfPower(view.options, power, view.saxony) === seat,
    );
  });
};
