import type { PlayedGame } from "@maria/advice/report";
import type { Scene } from "@maria/engraver/scene";
import { type Seat, seatsOf } from "@maria/rules/model";
import { type Players, parseGameFile, playableRecord } from "@maria/table";
import { house } from "../online/house.ts";
import { isServed } from "../online/isServed.ts";
import { packNamed, sceneOf } from "../pack/packs.ts";
import { type History, readHistory } from "../replay/history.ts";
import { entriesFrom, NoSuchGame, savedGame, savedGames, startOf } from "../saved/games.ts";
import type { SavedGame } from "../saved/savedGame.ts";

/** A game that is over, wherever it was played, read through once. */
export interface FinishedGame {
  readonly name: string;
  readonly players: Players;
  readonly history: History;
  readonly played: PlayedGame;
  readonly scene: Scene;
  /** It lies on this device and can be replayed. */
  readonly isHere: boolean;
}

export class NotOver extends Error {}

type Source = Pick<SavedGame, "name" | "players"> & { readonly record: Parameters<typeof readHistory>[0] };

const fromDevice = async (game: SavedGame): Promise<Source> => ({
  name: game.name,
  players: game.players,
  record: playableRecord(startOf(game), await entriesFrom(game.id, 1)).record,
});

/** A server gives the record of a game that is over to everybody who took part. */
const fromServer = async (id: string): Promise<Source> => {
  const file = parseGameFile(await house.file(id), id);
  if ("fault" in file) throw new NoSuchGame(id);
  return file;
};

const sourceOf = async (id: string): Promise<Source & { readonly isHere: boolean }> => {
  try {
    return { ...(await fromDevice(await savedGame(id))), isHere: true };
  } catch (error) {
    if (!(error instanceof NoSuchGame) || !isServed()) throw error;
    return { ...(await fromServer(id)), isHere: false };
  }
};

const playedOf = async ({ record }: Source): Promise<{ history: History; played: PlayedGame }> => {
  const { pack } = await packNamed(record.pack);
  const history = await readHistory(record, "everybody");
  const { hands } = history.viewAt(0);
  return { history, played: { steps: history.steps, dealt: hands, pack, options: record.options } };
};

export const finishedGame = async (id: string): Promise<FinishedGame> => {
  const source = await sourceOf(id);
  const scene = await sceneOf(await packNamed(source.record.pack));
  const { history, played } = await playedOf(source);
  // Before it is over nobody may see what this shows.
  if (history.viewAt(history.steps.length - 1).result === null) throw new NotOver(id);
  return { name: source.name, players: source.players, isHere: source.isHere, history, played, scene };
};

/** The seats whose game a report is read for: those people played, or all where nobody did. */
export const seatsPlayed = ({
  players,
  played,
}: Pick<FinishedGame, "players" | "played">): readonly Seat[] => {
  const seats = seatsOf(played.options);
  const own = seats.filter((seat) => players[seat]?.kind === "person");
  return own.length > 0 ? own : seats;
};

const MOST_COMPARED = 10;

/** The latest finished games of the same variant on this device in which a person played this role, without this game. */
export const earlierGames = async (id: string, game: FinishedGame, seat: Seat): Promise<PlayedGame[]> => {
  const { variant, players } = game.played.options;
  const known = (await savedGames()).filter(
    ({ id: other, options, progress, players: sitting }) =>
      other !== id &&
      progress.result !== null &&
      options.variant === variant &&
      options.players === players &&
      sitting[seat]?.kind === "person",
  );
  const games: PlayedGame[] = [];
  for (const saved of known.slice(0, MOST_COMPARED)) {
    // A game of other rules, or with a pack that is gone, is no comparison.
    const read = await fromDevice(saved)
      .then(playedOf)
      .catch(() => null);
    if (read !== null) games.push(read.played);
  }
  return games;
};
