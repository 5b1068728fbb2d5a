import type { PlayedGame } from "@maria/advice/report";
import type { GameRecord } from "@maria/rules";
import type { GameOptions, Seat } from "@maria/rules/model";
import { house } from "../online/house.ts";
import { isServed } from "../online/isServed.ts";
import { savedGames } from "../saved/games.ts";
import { type FinishedGame, fromDevice, fromServer, playedOf, type Source } from "./finished.ts";

const MOST_COMPARED = 10;

/** A finished game as a list knows it; only reading it fetches its record. */
interface Listed {
  readonly options: GameOptions;
  /** Milliseconds since 1970. */
  readonly changed: number;
  read(): Promise<Source>;
}

/** Those of this device in which a person played this role. */
const onDevice = async (seat: Seat): Promise<readonly Listed[]> =>
  (await savedGames())
    .filter(({ progress, players }) => progress.result !== null && players[seat]?.kind === "person")
    .map((saved) => ({ options: saved.options, changed: saved.changed, read: () => fromDevice(saved) }));

/** Those a server keeps in which whoever asks has held this seat himself; none if it does not know him or is not there. */
const onServer = async (seat: Seat): Promise<readonly Listed[]> => {
  if (!isServed()) return [];
  try {
    const games = (await house.me()) === null ? [] : await house.ownGames();
    return games
      .filter(({ game, own }) => game.status === "finished" && own.includes(seat))
      .map(({ game }) => ({
        options: game.options,
        changed: Date.parse(game.changed),
        read: () => fromServer(game.id),
      }));
  } catch {
    return [];
  }
};

/** The same for the same game wherever it lies. */
const markOf = ({ seed, entries }: GameRecord): string => `${seed} ${entries.length}`;

/**
 * The latest finished games of the same variant in which he played this role, on this device and online, without this game; one that
 * was taken onto the device from a server counts once.
 */
export const earlierGames = async (
  { record }: Pick<FinishedGame, "record">,
  seat: Seat,
): Promise<PlayedGame[]> => {
  const { variant, players } = record.options;
  const listed = (await Promise.all([onDevice(seat), onServer(seat)]))
    .flat()
    .filter((game) => game.options.variant === variant && game.options.players === players)
    .sort((one, other) => other.changed - one.changed);
  const known = new Set([markOf(record)]);
  const games: PlayedGame[] = [];
  for (const game of listed) {
    if (games.length === MOST_COMPARED) break;
    // A game of other rules, or with a pack that is gone, is no comparison.
    const source = await game.read().catch(() => null);
    if (source === null || known.has(markOf(source.record))) continue;
    known.add(markOf(source.record));
    const read = await playedOf(source).catch(() => null);
    if (read !== null) games.push(read.played);
  }
  return games;
};
