import type { Affairs, ClosedCards, PoliticalCardId } from "../model/affairs.ts";
import { type GameOptions, seatsOf } from "../model/options.ts";
import { AUSTRIA, NOBODY, POWERS, PRUSSIA } from "../model/powers.ts";
import type { Pack } from "../pack/pack.ts";
import { emptyLists, manyTimesNo, numbersAlike } from "../tools/alike.ts";
import { oncePer } from "../tools/oncePer.ts";
import { type Rng, shuffle } from "../tools/rng.ts";
import { INITIAL_CONTRACT } from "../treaties/subsidies.ts";

/** SET-08, SET-12: the markers that lie in Silesia have come from the pools. */
const startingPools = (pack: Pack): number[] => {
  const { prussian, austrian } = pack.startingMarkers;
  const pools = pack.victoryPools.slice();
  pools[PRUSSIA] = (pools[PRUSSIA] as number) - prussian.length;
  pools[AUSTRIA] = (pools[AUSTRIA] as number) - austrian.length;
  return pools;
};

/** SET-08, SET-12, SET-24, SET-25: everything beside the maps when play begins. */
export const startingAffairs = (pack: Pack, options: GameOptions): Affairs => {
  const isAdvanced = options.variant === "advanced";
  const { tracks } = pack.politics;
  return {
    pools: isAdvanced ? startingPools(pack) : numbersAlike(POWERS.length, 0),
    battleBoxes: numbersAlike(POWERS.length, 0),
    threeElectors: NOBODY,
    emperor: NOBODY,
    italy: NOBODY,
    silesiaBox: false,
    setAside: numbersAlike(POWERS.length, 0),
    annexed: false,
    prussiaNeutralUntil: 0,
    secondTrainWaits: false,
    reduced: false,
    tracks: { saxony: tracks.saxony.star, russia: tracks.russia.star, italy: tracks.italy.star },
    openCards: [],
    spentCards: [],
    election: "inDeck",
    lastWinner: null,
    trump: null,
    conserved: emptyLists(POWERS.length),
    hasPlaced: manyTimesNo(POWERS.length),
    shifts: [],
    executed: [],
    contracts: isAdvanced ? [INITIAL_CONTRACT] : [],
    drawn: [],
    incomeChanges: numbersAlike(POWERS.length, 0),
    jacobites: false,
    putAside: 0,
    cession: null,
    agreements: [],
    offersMade: 0,
    offersThisTurn: numbersAlike(seatsOf(options).length, 0),
  };
};

/** The political cards of each year, the latest year first. */
const cardsByYear = oncePer(({ politics }: Pack): readonly (readonly PoliticalCardId[])[] => {
  const years = [...new Set(politics.cards.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => politics.cards.filter((card) => card.year === year).map(({ id }) => id));
});

/** SET-23: each year is shuffled by itself, the earliest lies on top. */
const politicalDeck = (pack: Pack, rng: Rng): PoliticalCardId[] => {
  const deck: PoliticalCardId[] = [];
  for (const ofYear of cardsByYear(pack)) {
    const cards = ofYear.slice();
    shuffle(rng, cards);
    for (const card of cards) deck.push(card);
  }
  return deck;
};

export const startingClosedCards = (pack: Pack, options: GameOptions, rng: Rng): ClosedCards => ({
  politicalDeck: options.variant === "advanced" ? politicalDeck(pack, rng) : [],
  placed: numbersAlike(POWERS.length, -1),
  faceDown: emptyLists(POWERS.length),
  putAside: [],
  winterScores: [],
});
