import { affairsOf } from "../ground/affairs.ts";
import { MOST_LETTERS, MOST_OFFERS_A_TURN, MOST_OPEN_OFFERS } from "../model/numbers.ts";
import { type Seat, seatsOf } from "../model/options.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Position } from "../model/state.ts";
import type { Agreement, Term } from "../model/treaties.ts";

/** At most what an agreement and its terms take when they are written down as JSON, in bytes of UTF-8. */
const LETTERS_OF_AGREEMENT = 200;
const LETTERS_OF_TERM = 80;
const LETTERS_OF_PLACE = 4;

const lettersOfText = (text: string): number => {
  const written = JSON.stringify(text);
  let letters = 0;
  for (let index = 0; index < written.length; index++) {
    const code = written.charCodeAt(index);
    // Each half of a surrogate pair stands for two of the pair's four bytes.
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    letters += code < 0x80 ? 1 : code < 0x800 || isHalf ? 2 : 3;
  }
  return letters;
};

const lettersOfTerm = (term: Term): number => {
  if (term.type === "keepOut") return LETTERS_OF_TERM + LETTERS_OF_PLACE * term.cities.length;
  if (term.type === "keepAway") return LETTERS_OF_TERM + LETTERS_OF_PLACE * term.fortresses.length;
  return term.type === "promise" ? LETTERS_OF_TERM + lettersOfText(term.text) : LETTERS_OF_TERM;
};

const lettersOf = (terms: readonly Term[]): number => {
  let letters = LETTERS_OF_AGREEMENT;
  for (const term of terms) letters += lettersOfTerm(term);
  return letters;
};

const isBetween = ({ proposer, partner }: Agreement, a: Seat, b: Seat): boolean =>
  (proposer === a && partner === b) || (proposer === b && partner === a);

const hasOffersLeft = (position: Position, seat: Seat): boolean => {
  const made = affairsOf(position).offersThisTurn[seatsOf(position.options).indexOf(seat)] ?? 0;
  return made < MOST_OFFERS_A_TURN;
};

/** How many offers of the seat wait for an answer, whoever is to give it. */
const openOffersOf = (agreements: readonly Agreement[], seat: Seat): number => {
  let open = 0;
  for (const { status, proposer } of agreements) if (status === "offered" && proposer === seat) open++;
  return open;
};

const mayOfferTo = (position: Position, seat: Seat, partner: Seat): boolean => {
  let open = 0;
  for (const { status, proposer, partner: other } of affairsOf(position).agreements)
    if (status === "offered" && proposer === seat && other === partner) open++;
  return open < MOST_OPEN_OFFERS;
};

const NOBODY: readonly Seat[] = [];

/** To whom the seat may still make an offer. */
export const partnersLeft = (position: Position, seat: Seat): readonly Seat[] => {
  const seats = seatsOf(position.options);
  const { agreements, offersMade } = affairsOf(position);
  // Before the first offers nobody can have made too many.
  if (offersMade >= MOST_OFFERS_A_TURN && !hasOffersLeft(position, seat)) return NOBODY;
  if (agreements.length === 0 || openOffersOf(agreements, seat) < MOST_OPEN_OFFERS) return seats;
  return seats.filter((partner) => mayOfferTo(position, seat, partner));
};

/** NEG-06, RUL-104: why one more offer would be too many. */
export const refuseTooMuchTalk = (
  position: Position,
  seat: Seat,
  partner: Seat,
  terms: readonly Term[],
): Refusal | null => {
  if (!hasOffersLeft(position, seat)) return refuse("RUL-104", "tooManyOffersThisTurn");
  if (!mayOfferTo(position, seat, partner)) return refuse("RUL-104", "tooManyOffers");
  let letters = lettersOf(terms);
  for (const agreement of affairsOf(position).agreements)
    if (isBetween(agreement, seat, partner)) letters += lettersOf(agreement.terms);
  return letters > MOST_LETTERS ? refuse("RUL-104", "tooMuchOnTheTable") : null;
};
