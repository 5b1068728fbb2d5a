import {
  type Instruction,
  POWER_NAMES,
  type PoliticalCard,
  type PoliticalCardId,
  type Power,
  type SaxonyStatus,
  type Shift,
  SUIT_NAMES,
  type Suit,
  type TrackBox,
  type TrackName,
} from "@maria/rules/model";
import { fortressName, ofPower, powerName, powerNames, signed, subject } from "./names.ts";
import { packName } from "./packName.ts";
import type { Words } from "./words.ts";

export const suitName = ({ say }: Words, suit: Suit): string => say(`suit.${SUIT_NAMES[suit]}`);
export const trackName = ({ say }: Words, track: TrackName): string => say(`track.${track}`);

const STATUSES = ["prussianAlly", "neutral", "austrianAlly"] as const;
export const statusName = ({ say }: Words, status: SaxonyStatus): string => say(`status.${STATUSES[status]}`);

/** The off-map box of a power, as the pack names it. */
export const offMapBoxName = (words: Words, power: Power): string => {
  const box = words.pack.data.politics.offMapBoxes[POWER_NAMES[power]];
  return box === undefined ? "" : packName(words, box.name);
};

export const politicalTitle = (words: Words, card: PoliticalCardId): string => {
  const found = words.pack.data.politics.cards[card];
  return found === undefined ? "" : packName(words, found.title);
};

/** What the two ends of a track stand for. */
export const trackEnds = (
  words: Words,
  track: TrackName,
): { readonly left: string; readonly right: string } => {
  const { left, right } = words.pack.data.politics.tracks[track];
  return { left: packName(words, left), right: packName(words, right) };
};

const cardOf = ({ pack }: Words, card: PoliticalCardId): PoliticalCard | undefined =>
  pack.politics.cards[card];

/** "Italy track 1 to the left" */
export const shiftText = (words: Words, { track, steps }: Shift): string => {
  const facts = { track: trackName(words, track), n: Math.abs(steps) };
  return steps < 0 ? words.say("part.shiftLeft", facts) : words.say("part.shiftRight", facts);
};

type Grant = Extract<Instruction, { kind: "grant" }>;

/** What a card gives, without saying to whom. */
export const giftsText = (words: Words, { tacticalCards, troops, fortressToFrance }: Grant): string =>
  words.list([
    ...(fortressToFrance === null
      ? []
      : [words.say("part.giftFortress", { city: fortressName(words, fortressToFrance) })]),
    ...(tacticalCards > 0 ? [words.say("part.giftCards", { n: tacticalCards })] : []),
    ...(troops > 0 ? [words.say("part.giftTroops", { n: troops })] : []),
  ]);

const receiversText = (words: Words, receivers: readonly Power[] | null): string => {
  if (receivers === null) return words.say("part.whoeverSelects");
  const [one, other] = receivers.map((power) => powerName(words, power));
  if (other === undefined) return one ?? "";
  return words.say("part.or", { one: one ?? "", other });
};

/** What an instruction does; who receives, once that has been chosen. */
export const instructionText = (words: Words, instruction: Instruction, receiver?: Power): string => {
  switch (instruction.kind) {
    case "incomeThisTurn":
      return words.say("instruction.incomeThisTurn", {
        of: ofPower(words, instruction.power),
        change: signed(instruction.change),
      });
    case "grant":
      return words.say("instruction.grant", {
        powers: receiversText(words, receiver === undefined ? instruction.receivers : [receiver]),
        gifts: giftsText(words, instruction),
      });
    case "saxonyJoinsAustria":
      return words.say("instruction.saxonyJoinsAustria", { n: instruction.troops });
    case "jacobiteRebellion":
      return words.say("instruction.jacobiteRebellion", {
        of: ofPower(words, instruction.power),
        change: signed(instruction.income),
      });
  }
};

/** What an arrow on a card allows, without the ban it may stand under. */
export const arrowText = (words: Words, { track, steps, either }: PoliticalCard["shifts"][number]): string =>
  either
    ? words.say("part.shiftEither", { track: trackName(words, track), n: Math.abs(steps) })
    : shiftText(words, { track, steps });

/** CRD-04: the ban is printed on the card, so it is told with it. */
const shiftOnCard = (words: Words, shift: PoliticalCard["shifts"][number]): string =>
  shift.forbiddenWhilePrussianAlly
    ? `${arrowText(words, shift)} (${words.say("part.notWhilePrussianAlly")})`
    : arrowText(words, shift);

/** CRD-04: a marker that cannot be shifted as things stand. */
export const barredText = (words: Words, track: TrackName): string =>
  words.say("part.barred", { track: trackName(words, track) });

/** What the card can do: instruction and arrows. */
export const cardEffects = (words: Words, card: PoliticalCardId): string => {
  const found = cardOf(words, card);
  if (found === undefined) return "";
  return words.series([
    ...(found.instruction === null ? [] : [instructionText(words, found.instruction)]),
    ...found.shifts.map((shift) => shiftOnCard(words, shift)),
  ]);
};

/** "Naples (1741) – Italy track 1 to the left – for France and Austria" */
export const politicalCardText = (words: Words, card: PoliticalCardId): string => {
  const found = cardOf(words, card);
  const title = words.say("card.political", { title: politicalTitle(words, card), year: found?.year ?? 0 });
  const arms = words.say("card.arms", { powers: powerNames(words, found?.powers ?? []) });
  return [title, cardEffects(words, card), arms].join(" – ");
};

export const iconText = (words: Words, { icon, power }: TrackBox["icons"][number]): string =>
  icon === "victoryPoint"
    ? words.say("icon.victoryPoint", { power: subject(words, power) })
    : words.say(`icon.${icon}`, { of: ofPower(words, power) });

/** TRK-01: what the box in which a marker lies brings about. */
export const trackMeaning = (words: Words, track: TrackName, position: number): string => {
  const box = words.pack.politics.tracks[track].boxes.find((other) => other.position === position);
  const icons = box?.icons.map((icon) => iconText(words, icon)) ?? [];
  const status = track === "saxony" && box ? [statusName(words, box.status)] : [];
  const all = [...status, ...icons];
  return all.length === 0 ? words.say("icon.none") : all.join(", ");
};

/** A box of a track: Saxony's are numbered, the others counted from the star. */
export const boxName = (track: TrackName, position: number): string =>
  track === "saxony" ? String(position) : signed(position);
