import {
  activePowers,
  type FortressId,
  FRENCH_GOAL,
  frenchCount,
  isOnBoard,
  LAST_TURN,
  momentOf,
  NO_PART,
  NOBODY,
  POWERS,
  type Power,
  PRUSSIAN_GOAL,
  prussianCount,
  seatOfPower,
  sees,
  type View,
  worthOfHand,
} from "@maria/rules";
import type { Style } from "../terminal/style.ts";
import { columns, WIDTH, wrapped } from "../terminal/table.ts";
import { generalRow, trainRow } from "./pieceRow.ts";
import { cardNames, cityName, fortressName, powerName, powerNames, seatName, type Words } from "./words.ts";

/** "Turn 3 of 9 · France and Bavaria · movement" */
export const momentText = (words: Words, view: View): string => {
  const active = activePowers(view);
  return [
    words.say("position.turn", { turn: view.turn, last: LAST_TURN }),
    ...(active.length > 0 ? [powerNames(words, active)] : []),
    words.say(`phase.${momentOf(view).phase}`),
  ].join(" · ");
};

/** INT-08, INT-09: how far the two who have to conquer have come. */
export const goalsText = (words: Words, view: View): string =>
  words.say("position.goals", {
    france: frenchCount(view, words.pack),
    frenchGoal: FRENCH_GOAL,
    prussia: prussianCount(view, words.pack),
    prussianGoal: PRUSSIAN_GOAL,
  });

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
  return [
    style.power(power, powerName(words, power)),
    seatName(words, seatOfPower(view.options, power, view.saxony)),
    ...(total === undefined ? [] : [words.say("position.troops", { n: total })]),
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

const markerLines = (words: Words, view: View): string[] =>
  POWERS.flatMap((power) => {
    const cities = fortressesOf(words, view.markers, power);
    if (cities.length === 0) return [];
    const facts = { power: powerName(words, power), n: cities.length, cities: cities.join(", ") };
    return [words.say("position.markers", facts)];
  });

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

/** Everything the seat may see, as a table. */
export const positionLines = (words: Words, view: View, style: Style): string[] => [
  style.heading(momentText(words, view)),
  goalsText(words, view),
  "",
  ...POWERS.flatMap((power) => {
    const lines = powerLines(words, view, style, power);
    return lines.length === 0 ? [] : [...lines, ""];
  }),
  hussarLine(words, view),
  ...markerLines(words, view),
  ...questionMarkLines(words, view),
  words.say("position.drawDeck", { n: view.drawDeckBacks.reduce((sum, count) => sum + count, 0) }),
  ...wrapped(words.say("position.legend"), WIDTH).map((line) => style.faint(line)),
];
