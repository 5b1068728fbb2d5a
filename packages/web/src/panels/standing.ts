import type { View } from "@maria/rules";
import { SAXONY, seatOfPower } from "@maria/rules/model";
import { powerName, seatName, shiftText, statusName, suitName } from "@maria/tell";
import type { PageWords } from "./textBoard.ts";

/** How many Political Cards of each year are still to come, the next year first. */
const yearsToCome = ({ say }: PageWords, years: readonly number[]): string[] => {
  if (years.length === 0) return [];
  const counts = [...new Set(years)].map((year) =>
    say("panels.yearCount", { year, n: years.filter((other) => other === year).length }),
  );
  return [say("panels.yearsToCome", { years: counts.join(", ") })];
};

/** What holds at present in politics beside tracks and cards, a line for each fact. */
export const standingLines = (words: PageWords, view: View): string[] => {
  const { say } = words;
  const { affairs } = view;
  if (affairs === null) return [];
  const isPolitical = view.options.variant === "advanced";
  return [
    say("panels.saxonyPlayedBy", {
      status: statusName(words, view.saxony),
      seat: seatName(words, seatOfPower(view.options, SAXONY, view.saxony)),
    }),
    ...(affairs.trump === null ? [] : [say("panels.trump", { suit: suitName(words, affairs.trump) })]),
    ...(affairs.lastWinner === null || !isPolitical
      ? []
      : [say("panels.lastWinner", { seat: seatName(words, affairs.lastWinner) })]),
    ...affairs.shifts.map((shift) => say("panels.shiftToCome", { shift: shiftText(words, shift) })),
    ...yearsToCome(words, view.politicalYears),
    ...(affairs.annexed ? [say("panels.annexed")] : []),
    ...(affairs.prussiaNeutralUntil > 0
      ? [say("panels.prussiaNeutral", { turn: affairs.prussiaNeutralUntil })]
      : []),
    ...(affairs.reduced ? [say("panels.reduced")] : []),
    ...(affairs.jacobites ? [say("panels.jacobites")] : []),
    ...(affairs.cession === null ? [] : [say("panels.ceded")]),
    ...affairs.contracts.map(({ giver, receiver, turns }) =>
      say("panels.contract", {
        giver: powerName(words, giver),
        receiver: powerName(words, receiver),
        n: turns,
      }),
    ),
  ];
};
