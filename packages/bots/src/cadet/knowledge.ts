import {
  CARDS,
  type CardId,
  cardId,
  DECKS,
  deckOf,
  isOnBoard,
  isReserve,
  OFF_MAP_BOX,
  type Pack,
  type PieceId,
  POWERS,
  type Power,
  type Suit,
  sees,
  suitOf,
  UNKNOWN,
  type View,
  worthOf,
} from "@maria/rules";

/** STK-08 */
export const MOST_TROOPS = 8;

/** A Reserve serves in every suit but is often wanted elsewhere, so it counts for less than its 8 points. */
const RESERVE_IN_COMBAT = 6;

/** The troops a power's generals are known or reckoned to have, from totals (STK-11) and sightings (HID-01). */
const reckonPower = (view: View, pack: Pack, power: Power, troops: number[]): void => {
  const generals = (pack.armies[power]?.generals ?? []).filter((general) => {
    const place = view.at[general];
    return place !== undefined && (isOnBoard(place) || place === OFF_MAP_BOX);
  });
  let left = view.troopTotals?.[power] ?? 0;
  const unsighted = new Set<PieceId>(generals);
  for (const { generals: seen, total, certain } of view.sightings) {
    const own = seen.filter((general) => unsighted.has(general));
    if (!certain || own.length < seen.length) continue;
    for (const general of own) {
      troops[general] = total / own.length;
      unsighted.delete(general);
    }
    left -= total;
  }
  for (const general of unsighted)
    troops[general] = Math.min(MOST_TROOPS, Math.max(1, left / unsighted.size));
};

/** By general: the troops he has, as far as the seat knows, and a fair guess where it does not. */
export const reckonTroops = (view: View, pack: Pack): number[] => {
  const troops = view.troops.slice();
  for (const power of POWERS)
    if ((pack.armies[power]?.generals ?? []).some((general) => troops[general] === UNKNOWN))
      reckonPower(view, pack, power, troops);
  return troops;
};

/** What one card does in combat in a sector of this suit. */
export const combatValue = (card: CardId, suit: Suit): number =>
  isReserve(card) ? RESERVE_IN_COMBAT : suitOf(card) === suit ? worthOf(card) : 0;

/** HID-07, HID-09: what an unseen card of each deck does in each suit on average, by counting cards. */
const averageUnseen = (view: View): number[] => {
  const seen = new Uint8Array(CARDS);
  for (const pile of view.discards) for (const card of pile) seen[card] = 1;
  for (const hand of view.hands) for (const card of hand) seen[card] = 1;
  const sums: number[] = new Array(DECKS * 4).fill(0);
  const counts: number[] = new Array(DECKS).fill(0);
  for (let index = 0; index < CARDS; index++) {
    if (seen[index]) continue;
    const card = cardId(index);
    const deck = deckOf(card);
    counts[deck] = (counts[deck] as number) + 1;
    const suit = suitOf(card);
    for (let each = 0; each < 4; each++)
      if (suit === each || isReserve(card))
        sums[deck * 4 + each] = (sums[deck * 4 + each] as number) + combatValue(card, each as Suit);
  }
  return sums.map((sum, index) => sum / Math.max(1, counts[index >> 2] as number));
};

/** By power and suit: what its hand is worth in combat there, known for the seat's own powers, expected for others. */
export const reckonCards = (view: View): number[] => {
  const average = averageUnseen(view);
  return POWERS.flatMap((power) =>
    ([0, 1, 2, 3] as const).map((suit) => {
      let strength = 0;
      if (sees(view, view.seat, power))
        for (const card of view.hands[power] ?? []) strength += combatValue(card, suit);
      else
        for (let deck = 0; deck < DECKS; deck++)
          strength += (view.handBacks[power]?.[deck] ?? 0) * (average[deck * 4 + suit] as number);
      return strength;
    }),
  );
};
