import type { OwnGame } from "@maria/table";

/** Whether the game waits for somebody who plays from this device. */
export const isAsked = ({ game, own }: OwnGame): boolean =>
  game.status === "running" && (game.progress?.waitsFor.some((seat) => own.includes(seat)) ?? false);

const rank = (own: OwnGame): number => {
  if (isAsked(own)) return 0;
  return { gathering: 1, running: 2, finished: 3, closed: 3 }[own.game.status];
};

/** Those that wait for this person first, then those that gather, go on, and are over; the latest of each first. */
export const inOrder = (games: readonly OwnGame[]): readonly OwnGame[] =>
  [...games].sort(
    (one, other) => rank(one) - rank(other) || other.game.changed.localeCompare(one.game.changed),
  );
