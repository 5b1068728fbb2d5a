import type { View } from "@maria/rules";
import { controllerOf, influenceOf } from "@maria/rules/board";
import {
  type Affairs,
  FRANCE,
  POWERS,
  type Power,
  SAXONY,
  seatOfPower,
  TRACK_NAMES,
  type TrackName,
} from "@maria/rules/model";
import {
  boxName,
  cardNames,
  fortressName,
  politicalCardText,
  powerName,
  seatName,
  shiftText,
  signed,
  statusName,
  suitName,
  trackEnds,
  trackMeaning,
  trackName,
} from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { columns } from "../terminal/table.ts";

/** "Italy track  ◂ · · · ● · · · ▸  0: no effect" */
const trackRow = (words: Words, affairs: Affairs, track: TrackName): string[] => {
  const { boxes, star } = words.pack.politics.tracks[track];
  const now = affairs.tracks[track];
  const dots = boxes.map(({ position }) => (position === now ? "●" : position === star ? "☆" : "·"));
  const meaning = trackMeaning(words, track, now);
  return [
    trackName(words, track),
    `◂ ${dots.join(" ")} ▸`,
    words.say("display.trackMeaning", { position: boxName(track, now), meaning }),
  ];
};

/** The tracks, each with what its two ends stand for below it. */
const trackLines = (words: Words, affairs: Affairs): string[] =>
  columns(TRACK_NAMES.map((track) => trackRow(words, affairs, track))).flatMap((row, index) => {
    const ends = trackEnds(words, TRACK_NAMES[index] as TrackName);
    return [`  ${row}`, `      ${words.say("display.trackEnds", ends)}`];
  });

const conservedText = (words: Words, view: View, affairs: Affairs): string[] => {
  const powers = POWERS.filter((power) => (affairs.conserved[power]?.length ?? 0) > 0);
  if (powers.length === 0) return [];
  const cards = powers.map((power) =>
    words.say("display.influenceOf", {
      power: powerName(words, power),
      cards: cardNames(words, affairs.conserved[power] ?? []),
      n: influenceOf(view, power),
    }),
  );
  return [words.say("display.conserved", { cards: cards.join(" · ") })];
};

/** HID-17, HID-20: whose cards lie face-down, and the seat's own ones by name. */
const hiddenText = (
  words: Words,
  power: Power,
  n: number,
  own: readonly Parameters<typeof cardNames>[1][number][],
): string =>
  own.length > 0
    ? `${powerName(words, power)} ${cardNames(words, own)}`
    : `${powerName(words, power)} (${n})`;

const faceDownLines = (words: Words, view: View, affairs: Affairs): string[] => {
  const placed = POWERS.filter((power) => affairs.hasPlaced[power]).map((power) => {
    const card = view.placed[power] ?? -1;
    return hiddenText(words, power, 1, card === -1 ? [] : [card]);
  });
  const left = POWERS.flatMap((power) => {
    const n = view.faceDownBacks[power]?.reduce((sum, count) => sum + count, 0) ?? 0;
    return n === 0 ? [] : [hiddenText(words, power, n, view.faceDownCards[power] ?? [])];
  });
  return [
    ...(placed.length > 0 ? [words.say("display.placed", { powers: placed.join(", ") })] : []),
    ...(left.length > 0 ? [words.say("display.faceDown", { powers: left.join(", ") })] : []),
  ];
};

const deckText = (words: Words, view: View): string[] => {
  if (view.politicalYears.length === 0) return [];
  const years = [...new Set(view.politicalYears)].map((year) =>
    words.say("display.yearCount", { year, n: view.politicalYears.filter((other) => other === year).length }),
  );
  return [words.say("display.deck", { years: years.join(", ") })];
};

const incomeLines = (words: Words, { incomeChanges, jacobites }: Affairs): string[] => {
  const changes = POWERS.filter((power) => incomeChanges[power] !== 0).map(
    (power) => `${powerName(words, power)} ${signed(incomeChanges[power] ?? 0)}`,
  );
  return [
    ...(changes.length > 0 ? [words.say("display.incomes", { changes: changes.join(", ") })] : []),
    ...(jacobites ? [words.say("display.jacobites")] : []),
  ];
};

/** ELE-07: who holds the nine votes. */
const collegeText = (words: Words, view: View): string => {
  const votes = POWERS.flatMap((power) => {
    const held = words.pack.votes.filter((fortress) => controllerOf(view, words.pack, fortress) === power);
    if (held.length === 0) return [];
    const cities = held.map((fortress) => fortressName(words, fortress)).join(", ");
    return [words.say("display.votesOf", { power: powerName(words, power), n: held.length, cities })];
  });
  return words.say("display.college", { votes: votes.join(", ") });
};

const electionText = ({ say }: Words, { election, emperor }: Affairs): string => {
  if (election === "inDeck") return say("display.electionInDeck");
  if (election === "pending") return say("display.electionPending");
  const candidate = emperor === FRANCE ? say("candidate.charles") : say("candidate.francis");
  return say("display.electionHeld", { candidate });
};

const contractLine = (words: Words, { contracts }: Affairs): string[] => {
  if (contracts.length === 0) return [];
  const list = contracts.map(({ giver, receiver, turns }) =>
    words.say("display.contract", {
      giver: powerName(words, giver),
      receiver: powerName(words, receiver),
      n: turns,
    }),
  );
  return [words.say("display.contracts", { contracts: list.join(" · ") })];
};

const standingLines = (words: Words, view: View, affairs: Affairs): string[] => [
  words.say("display.saxonyPlayedBy", {
    status: statusName(words, view.saxony),
    seat: seatName(words, seatOfPower(view.options, SAXONY, view.saxony)),
  }),
  ...(affairs.annexed ? [words.say("display.annexed")] : []),
  ...(affairs.prussiaNeutralUntil > 0
    ? [words.say("display.prussiaNeutral", { turn: affairs.prussiaNeutralUntil })]
    : []),
  ...(affairs.reduced ? [words.say("display.reduced")] : []),
];

/** The political display and what hangs on it. */
export const displayLines = (words: Words, view: View, affairs: Affairs): string[] => [
  words.say("display.title"),
  ...trackLines(words, affairs),
  ...[
    ...standingLines(words, view, affairs),
    ...(affairs.trump === null ? [] : [words.say("display.trump", { suit: suitName(words, affairs.trump) })]),
    ...affairs.openCards.map((card) =>
      words.say("display.openCard", { card: politicalCardText(words, card) }),
    ),
    ...(affairs.shifts.length === 0
      ? []
      : [
          words.say("display.shifts", {
            shifts: affairs.shifts.map((shift) => shiftText(words, shift)).join(", "),
          }),
        ]),
    ...conservedText(words, view, affairs),
    ...faceDownLines(words, view, affairs),
    ...incomeLines(words, affairs),
    ...deckText(words, view),
    collegeText(words, view),
    electionText(words, affairs),
    ...contractLine(words, affairs),
  ].map((line) => `  ${line}`),
];
