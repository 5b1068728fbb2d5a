import type { View } from "@maria/rules";
import { sees } from "@maria/rules/board";
import {
  type FortressId,
  isOnBoard,
  NO_PART,
  NOBODY,
  POWERS,
  type Power,
  seatOfPower,
  worthOfHand,
} from "@maria/rules/model";
import {
  agreementLines,
  cardNames,
  cityName,
  fortressName,
  gambitText,
  goalsText,
  momentText,
  powerName,
  seatName,
} from "@maria/tell";
import type { Words } from "../messages/words.ts";
import type { Style } from "../terminal/style.ts";
import { columns, WIDTH, wrapped } from "../terminal/table.ts";
import { displayLines } from "./display.ts";
import { generalRow, trainRow } from "./pieceRow.ts";
import { victoryLines } from "./victoryTable.ts";

const handText = (words: Words, view: View, power: Power): string => {
  const n = view.handBacks[power]?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (!sees(view, view.seat, power)) return words.say("position.cardsHidden", { n });
  const cards = view.hands[power] ?? [];
  return words.say("position.cards", { n, cards: cardNames(words, cards), worth: worthOfHand(cards) });
};

/** The seat's own hands, each on a line. */
export const handLines = (words: Words, view: View): string[] =>
  POWERS.filter((power) => (view.hands[power]?.length ?? 0) > 0).map(
    (power) => `${powerName(words, power)} · ${handText(words, view, power)}`,
  );

const powerHeading = (words: Words, view: View, style: Style, power: Power): string => {
  const total = view.troopTotals?.[power];
  const ceiling = view.troopCeilings?.[power];
  return [
    style.power(power, powerName(words, power)),
    seatName(words, seatOfPower(view.options, power, view.saxony)),
    ...(total === undefined ? [] : [words.say("position.troops", { n: total })]),
    ...(ceiling === undefined ? [] : [words.say("position.ceiling", { n: ceiling })]),
    handText(words, view, power),
  ].join(" · ");
};

/** A power with all its pieces that take part in the game. */
const powerLines = (words: Words, view: View, style: Style, power: Power): string[] => {
  const army = words.pack.armies[power];
  const inPlay = [...(army?.generals ?? []), ...(army?.trains ?? [])].filter(
    (piece) => view.at[piece] !== NO_PART,
  );
  if (inPlay.length === 0) return [];
  const rows = inPlay.map((piece) =>
    words.pack.pieces[piece]?.kind === "general"
      ? generalRow(words, view, piece)
      : trainRow(words, view, piece),
  );
  return [powerHeading(words, view, style, power), ...columns(rows).map((line) => `  ${line}`)];
};

const fortressesOf = (words: Words, markers: View["markers"], power: Power): string[] =>
  markers.flatMap((marker, fortress) =>
    marker === power ? [fortressName(words, fortress as FortressId)] : [],
  );

const linesOfMarkers = (
  words: Words,
  markers: View["markers"],
  key: "position.markers" | "position.electorMarkers",
): string[] =>
  POWERS.flatMap((power) => {
    const cities = fortressesOf(words, markers, power);
    if (cities.length === 0) return [];
    return [words.say(key, { power: powerName(words, power), n: cities.length, cities: cities.join(", ") })];
  });

/** In the advanced game the electors' markers are told with the Electoral College. */
const markerLines = (words: Words, view: View): string[] => {
  const isElector = (fortress: number): boolean => words.pack.isElectorFortress[fortress] === true;
  const only = (electors: boolean): View["markers"] =>
    view.markers.map((marker, fortress) => (isElector(fortress) === electors ? marker : NOBODY));
  return [
    ...linesOfMarkers(words, only(false), "position.markers"),
    ...(view.options.variant === "silesia-gambit"
      ? linesOfMarkers(words, only(true), "position.electorMarkers")
      : []),
  ];
};

const questionMarkLines = (words: Words, view: View): string[] => {
  if (view.questionMarks.every((mark) => mark === NOBODY)) return [];
  const cities = POWERS.flatMap((power) => fortressesOf(words, view.questionMarks, power));
  return [words.say("position.questionMarks", { cities: cities.join(", ") })];
};

const hussarLine = (words: Words, view: View): string =>
  words.say("position.hussars", {
    places: view.hussars
      .map((place) => (isOnBoard(place) ? cityName(words, place) : words.say("position.offBoard")))
      .join(", "),
  });

/** What lies beside the maps in the advanced game and in the gambit. */
const affairsLines = (words: Words, view: View): string[] => {
  const { affairs, options } = view;
  if (affairs === null) return [];
  if (options.variant !== "advanced") {
    if (affairs.cession !== null) return [];
    return [gambitText(words, view), words.say("position.putAside", { n: affairs.putAside })];
  }
  return [
    ...victoryLines(words, view),
    "",
    ...displayLines(words, view, affairs),
    ...agreementLines(words, view).map((line) => `  ${line}`),
  ];
};

/** Everything the seat may see, as a table. */
export const positionLines = (words: Words, view: View, style: Style): string[] => {
  const affairs = affairsLines(words, view).flatMap((line) => wrapped(line, WIDTH, "    "));
  return [
    style.heading(momentText(words, view)),
    ...wrapped(goalsText(words, view), WIDTH),
    "",
    ...POWERS.flatMap((power) => {
      const lines = powerLines(words, view, style, power);
      return lines.length === 0 ? [] : [...lines, ""];
    }),
    ...(affairs.length === 0 ? [] : [...affairs, ""]),
    hussarLine(words, view),
    ...markerLines(words, view).flatMap((line) => wrapped(line, WIDTH, "  ")),
    ...questionMarkLines(words, view),
    words.say("position.drawDeck", { n: view.drawDeckBacks.reduce((sum, count) => sum + count, 0) }),
    ...wrapped(words.say("position.legend"), WIDTH).map((line) => style.faint(line)),
  ];
};
