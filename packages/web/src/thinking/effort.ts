import { type Budget, cadet } from "@maria/bots";
import { choices, newGame, pending, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import type { GameOptions, Pack } from "@maria/rules/model";
import { apply, chanceFrom, draftOf } from "@maria/rules/search";

/** A bot thinks about as long; the clock ends it where the machine is suddenly slower than it was. */
const SECOND = 1000;
/** What a marshal does beside playing out: plans made and judged, samples dealt. */
const SHARE = 0.6;
const LEAST = 200;
const MOST = 20_000;

/** The code has to be warm before it is as fast as it will be. */
const WARMING = 80;
const MEASURED = 120;

const PLAYED: GameOptions = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

/** How many actions by rules of thumb are played out here in a second: what a marshal's nodes are. */
export const measureRate = (pack: Pack, now: () => number = () => performance.now()): number => {
  const start = newGame(pack, PLAYED, seedFromNumber(1));
  const random = chanceFrom(1);
  const playFor = (milliseconds: number): number => {
    let actions = 0;
    let game = draftOf(start);
    const began = now();
    for (;;) {
      const elapsed = now() - began;
      if (elapsed >= milliseconds) return (actions * SECOND) / elapsed;
      const [asked] = pending(game);
      if (asked === undefined) {
        game = draftOf(start);
        continue;
      }
      const seen = view(game, asked.seat);
      apply(game, asked.seat, cadet(seen, choices(seen, asked.seat), { milliseconds: 0 }, random), null);
      actions++;
    }
  };
  playFor(WARMING);
  return playFor(MEASURED);
};

/** A second of thought as nodes, so that the same view and chance have the same answer on this machine. */
export const budgetFor = (rate: number): Budget => ({
  nodes: Math.round(Math.min(MOST, Math.max(LEAST, rate * SHARE))),
  milliseconds: SECOND,
});
