import { generalOf, MOST_TROOPS, powerOf } from "../ground/stacks.ts";
import type { ClosedCards } from "../model/affairs.ts";
import { DECKS, deckOf } from "../model/cards.ts";
import { type CardId, NO_PART, OFF_BOARD, type PieceId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { POWERS, type Power } from "../model/powers.ts";
import { type Draft, draftOf, type State } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import type { Random } from "../tools/random.ts";
import { rngFromWords } from "../tools/rng.ts";
import { sees } from "./view.ts";

const shuffleWith = <T>(items: T[], random: Random): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random(last + 1);
    const held = items[last] as T;
    items[last] = items[other] as T;
    items[other] = held;
  }
};

/** HID-05, HID-08: hands keep their sizes by deck; what lies in them and in the draw deck is dealt anew. */
const redealCards = (draft: Draft, hidden: readonly Power[], random: Random): void => {
  const unseen: CardId[][] = Array.from({ length: DECKS }, () => []);
  // HID-17, HID-26: what others have placed on the display, and what lies put aside, is as unknown as their hands.
  const closed = draft.closed;
  const placed = hidden.filter((power) => closed !== null && closed.placed[power] !== -1);
  const placedCards = placed.map((power) => closed?.placed[power] as CardId);
  const putAside = (closed?.putAside ?? []).slice();
  const piles = [
    ...hidden.map((power) => draft.hands[power] as CardId[]),
    draft.drawDeck,
    placedCards,
    putAside,
  ];
  for (const pile of piles) for (const card of pile) unseen[deckOf(card)]?.push(card);
  for (const cards of unseen) shuffleWith(cards, random);
  for (const pile of piles)
    pile.forEach((card, index) => {
      pile[index] = unseen[deckOf(card)]?.pop() as CardId;
    });
  shuffleWith(draft.drawDeck, random);
  if (closed === null) return;
  const newlyPlaced = closed.placed.slice();
  placed.forEach((power, index) => {
    newlyPlaced[power] = placedCards[index] as CardId;
  });
  draft.closed = {
    ...closed,
    placed: newlyPlaced,
    putAside,
    politicalDeck: redealPolitics(draft, closed, random),
  };
};

/** HID-16: the order within each year is unknown. */
const redealPolitics = (draft: Draft, closed: ClosedCards, random: Random): number[] => {
  const { cards } = packOf(draft).politics;
  const yearOf = (card: number): number => cards[card]?.year ?? 0;
  const years = [...new Set(closed.politicalDeck.map(yearOf))];
  return years.flatMap((year) => {
    const ofYear = closed.politicalDeck.filter((card) => yearOf(card) === year);
    shuffleWith(ofYear, random);
    return ofYear;
  });
};

/** Shares out a sum among generals again, each with at least his minimum and at most 8. */
const reshare = (
  draft: Draft,
  generals: readonly PieceId[],
  minima: readonly number[],
  random: Random,
): void => {
  let left = 0;
  generals.forEach((general, index) => {
    left += (draft.troops[general] as number) - (minima[index] as number);
    draft.troops[general] = minima[index] as number;
  });
  while (left > 0) {
    const general = generals[random(generals.length)] as PieceId;
    if ((draft.troops[general] as number) >= MOST_TROOPS) continue;
    draft.troops[general] = (draft.troops[general] as number) + 1;
    left--;
  }
};

/** HID-01: totals and certain sightings are known, the split is not. */
const reshareTroops = (draft: Draft, power: Power, random: Random): void => {
  const pack = packOf(draft);
  const { generals } = pack.armies[power] as Army;
  const inSetUp = draft.agenda[0]?.kind === "allotment";
  const minimumOf = (general: PieceId): number => (inSetUp ? generalOf(pack, general).minimum : 1);
  const known = draft.sightings.filter(
    (sighting) => sighting.certain && sighting.generals.every((general) => powerOf(pack, general) === power),
  );
  const sighted = new Set(
    draft.sightings.filter(({ certain }) => certain).flatMap(({ generals: seen }) => seen),
  );
  // In set-up and before (INT-02) generals who take no part share in the same secret.
  const free = generals.filter((general) => {
    const place = draft.at[general];
    const counts = inSetUp ? true : place !== OFF_BOARD && place !== NO_PART;
    return counts && (draft.troops[general] as number) > 0 && !sighted.has(general);
  });
  for (const group of [free, ...known.map(({ generals: seen }) => seen)])
    if (group.length > 0) reshare(draft, group, group.map(minimumOf), random);
};

/**
 * A state that looks exactly the same to the seat (null: a spectator) but whose secrets are dealt anew: other hands,
 * the draw deck, other armies' splits, the generator. For bots that think about what they cannot see, and for the
 * proof that views betray nothing.
 */
export const resample = (state: State, seat: Seat | null, random: Random): State => {
  const draft = draftOf(state);
  const hidden = POWERS.filter((power) => !sees(state, seat, power));
  redealCards(draft, hidden, random);
  for (const power of hidden) reshareTroops(draft, power, random);
  const word = (): number => random(0x1_0000) * 0x1_0000 + random(0x1_0000);
  draft.rng = rngFromWords(word);
  return draft;
};
