import type { GameInfo, SeatOfGame } from "../games/rows.ts";

type Ended = Pick<GameInfo, "seats" | "progress"> & {
  readonly row: Pick<GameInfo["row"], "closed" | "imported">;
};

const hasStayed = ({ resigned }: SeatOfGame): boolean => resigned === null;

/** Who has won, as far as ratings go; several share it. Nobody: it says nothing. */
const winnersOf = ({ row, seats, progress }: Ended): readonly SeatOfGame[] => {
  const result = progress?.result ?? null;
  if (result !== null) {
    const winners = seats.filter(({ seat }) => result.winner === null || seat === result.winner);
    // Whoever has resigned does not win: if the bot in his place does, those who stayed share it.
    return winners.some(hasStayed) ? winners.filter(hasStayed) : seats.filter(hasStayed);
  }
  if (row.closed !== "resigned") return [];
  const people = seats.filter((one) => one.person !== null && hasStayed(one));
  return people.length > 0 ? people : seats.filter(({ player }) => player.kind === "bot");
};

/**
 * What part of the victory each seat has, in their order: decision 0031. Null if the game is not rated: one that is not over or was
 * closed for another reason, one that was brought along, and one in which somebody sat at two seats.
 */
export const sharesOf = (game: Ended): readonly number[] | null => {
  const people = game.seats.flatMap(({ person }) => person?.id ?? []);
  if (game.row.imported !== null || new Set(people).size !== people.length) return null;
  const winners = winnersOf(game);
  if (winners.length === 0) return null;
  return game.seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
};
