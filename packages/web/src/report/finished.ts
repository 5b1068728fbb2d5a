import type { PlayedGame } from "@maria/advice/report";
import type { Scene } from "@maria/engraver/scene";
import type { GameRecord } from "@maria/rules";
import { type Seat, seatsOf } from "@maria/rules/model";
import { type Players, parseGameFile, playableRecord } from "@maria/table";
import { house } from "../online/house.ts";
import { isServed } from "../online/isServed.ts";
import { packNamed, sceneOf } from "../pack/packs.ts";
import { type History, readHistory } from "../replay/history.ts";
import { entriesFrom, NoSuchGame, savedGame, startOf } from "../saved/games.ts";
import type { SavedGame } from "../saved/savedGame.ts";

/** A game that is over, wherever it was played, read through once. */
export interface FinishedGame {
  readonly name: string;
  readonly players: Players;
  readonly record: GameRecord;
  readonly history: History;
  readonly played: PlayedGame;
  readonly scene: Scene;
  /** It lies on this device and can be replayed. */
  readonly isHere: boolean;
  /** The seats whoever looks has held himself, where a server knows it. */
  readonly own: readonly Seat[];
}

export class NotOver extends Error {}

export type Source = Pick<SavedGame, "name" | "players"> & {
  readonly record: GameRecord;
};

export const fromDevice = async (game: SavedGame): Promise<Source> => ({
  name: game.name,
  players: game.players,
  record: playableRecord(startOf(game), await entriesFrom(game.id, 1)).record,
});

/** A server gives the record of a game that is over to everybody who took part. */
export const fromServer = async (id: string): Promise<Source> => {
  const file = parseGameFile(await house.file(id), id);
  if ("fault" in file) throw new NoSuchGame(id);
  return file;
};

const sourceOf = async (id: string): Promise<Source & Pick<FinishedGame, "isHere" | "own">> => {
  try {
    return { ...(await fromDevice(await savedGame(id))), isHere: true, own: [] };
  } catch (error) {
    if (!(error instanceof NoSuchGame) || !isServed()) throw error;
    return { ...(await fromServer(id)), isHere: false, own: (await house.game(id)).own };
  }
};

export const playedOf = async ({ record }: Source): Promise<{ history: History; played: PlayedGame }> => {
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
  const { name, players, isHere, own, record } = source;
  return { name, players, isHere, own, record, history, played, scene };
};

/** The seats whose game a report is read for: one's own, else those people played, or all where nobody did. */
export const seatsPlayed = ({
  players,
  played,
  own,
}: Pick<FinishedGame, "players" | "played" | "own">): readonly Seat[] => {
  if (own.length > 0) return own;
  const seats = seatsOf(played.options);
  const people = seats.filter((seat) => players[seat]?.kind === "person");
  return people.length > 0 ? people : seats;
};
