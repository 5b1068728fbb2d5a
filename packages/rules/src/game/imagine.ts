import { type ClosedCards, copyOfAffairs } from "../model/affairs.ts";
import { seatsOf } from "../model/options.ts";
import type { Draft } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import type { Random } from "../tools/random.ts";
import { rngFromWords } from "../tools/rng.ts";
import { dealUnseen, shuffleWith } from "./dealing.ts";
import { wintersScored } from "./laws.ts";
import type { Memory } from "./memory.ts";
import { shareTroops } from "./sharing.ts";
import type { View } from "./view.ts";

/** HID-16: which cards are still to come is known, and their years, but not the order within each year. */
const politicalDeck = (view: View, random: Random): number[] => {
  const { affairs, politicalYears } = view;
  if (affairs === null || politicalYears.length === 0) return [];
  const left = packOf(view).politics.cards.filter(
    ({ id, isElection }) =>
      !affairs.openCards.includes(id) &&
      !affairs.spentCards.includes(id) &&
      !(isElection && affairs.election !== "inDeck"),
  );
  shuffleWith(left, random);
  // The shuffled cards of one year after another, the last year at the bottom: the sort is stable.
  return left.sort((a, b) => b.year - a.year).map(({ id }) => id);
};

/** HID-14: as remembered; of a winter before that memory the pools may have been what they are now. */
const winterScores = (view: View, memory: Memory): readonly (readonly number[])[] => {
  if (view.result !== null) return view.winterScores;
  const due = wintersScored(view);
  const guesses = Array.from({ length: due }, () => view.affairs?.pools ?? []);
  return due === 0 ? [] : [...guesses, ...memory.winterScores].slice(-due);
};

/**
 * A whole game that looks exactly like this view to its seat (null: a spectator) and agrees with all that the seat
 * remembers; what it cannot know is dealt at random: other hands, the draw deck, the order of the political cards, how
 * other armies are split, the generator. For the same view, memory and chance it is the same, whatever the true game is.
 *
 * Every conservation law holds in it, every strength that is still certain, and every card remembered lies where it was
 * seen to go; every unseen card is as likely in one place with the same back as in another. What is left of a memory that
 * does not agree with the view, or goes back no further than `memoryFrom`, is passed over. The state is the caller's own,
 * to change by `apply` if he likes. Throws a RangeError for a view that no game can have.
 */
export const imagine = (view: View, memory: Memory, random: Random): Draft => {
  const { hands, drawDeck, placed, faceDown, putAside } = dealUnseen(view, memory, random);
  const closed: ClosedCards | null =
    view.affairs === null
      ? null
      : {
          politicalDeck: politicalDeck(view, random),
          placed,
          faceDown,
          putAside,
          winterScores: winterScores(view, memory),
        };
  return {
    pack: view.pack,
    options: view.options,
    turn: view.turn,
    step: view.step,
    agenda: view.agenda.slice(),
    at: view.at.slice(),
    troops: shareTroops(view, memory, random),
    faceDown: view.faceDown.slice(),
    spent: view.spent.slice(),
    deputies: view.deputies.slice(),
    hussars: view.hussars.slice(),
    markers: view.markers.slice(),
    questionMarks: view.questionMarks.slice(),
    hands,
    saxony: view.saxony,
    sightings: view.sightings.slice(),
    result: view.result,
    affairs: view.affairs === null ? null : copyOfAffairs(view.affairs),
    rng: rngFromWords(() => random(0x1_0000) * 0x1_0000 + random(0x1_0000)),
    drawDeck,
    discards: view.discards.map((pile) => pile.slice()),
    nextDeck: view.nextDeck,
    closed,
    disclosures: 0,
    takeBack: seatsOf(view.options).map((seat) => (seat === view.seat ? view.takeBack : 0)),
  };
};
