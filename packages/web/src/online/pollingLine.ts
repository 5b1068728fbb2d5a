import {
  type OwnGame,
  type Players,
  parseActAnswer,
  parseNews,
  parseOwnGame,
  type Reader,
  type Request,
} from "@maria/table";
import { ask, HouseError } from "./house.ts";
import type { Line, LineEvents } from "./line.ts";

/** So often it is asked who has come, where there is no socket to tell. */
const ASK_FOR_GAME_EVERY = 5000;

const playersOf = ({ game }: OwnGame): Players =>
  Object.fromEntries(game.seats.map(({ seat, player }) => [seat, player]));

/** The same by plain requests, for networks that let no socket through: the server answers when there is news. */
export const pollingLine = (game: string, { open, told, lost }: LineEvents): Line => {
  const path = `games/${encodeURIComponent(game)}`;
  const watches = new Set<number>();
  let isClosed = false;
  let isOpened = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(timer);
    lost();
  };

  const tell = (own: OwnGame): void => {
    told({ type: "game", game: own });
    if (!isOpened && own.game.status !== "gathering") {
      isOpened = true;
      const { name, options } = own.game;
      told({ type: "opened", name, options, players: playersOf(own), halt: null });
    }
    timer = setTimeout(() => void askForGame().catch(end), ASK_FOR_GAME_EVERY);
  };
  const askForGame = async (): Promise<void> => {
    const own = await ask(parseOwnGame, "GET", path);
    if (isClosed) return;
    if (timer === undefined) open();
    tell(own);
  };

  const follow = async (watch: number, reader: Reader, since: number | undefined): Promise<void> => {
    let seen = since;
    while (!isClosed && watches.has(watch)) {
      const wanted = new URLSearchParams();
      if (reader !== null) wanted.set("reader", reader);
      if (seen !== undefined) wanted.set("since", String(seen));
      const { moment } = await ask(parseNews, "GET", `${path}/moment?${wanted}`);
      if (moment === null || isClosed || !watches.has(watch)) continue;
      seen = moment.seen;
      told({ type: "moment", watch, moment });
    }
  };

  const act = async ({ request, seat, seen, action }: Extract<Request, { type: "act" }>): Promise<void> => {
    const { answer } = await ask(parseActAnswer, "POST", `${path}/act`, { seat, seen, action });
    if (!isClosed) told({ type: "answer", request, answer });
  };

  const say = (request: Request): void => {
    if (request.type === "watch") {
      watches.add(request.watch);
      void follow(request.watch, request.reader, request.since).catch(end);
    } else if (request.type === "unwatch") watches.delete(request.watch);
    else if (request.type === "act") void act(request).catch(end);
  };

  void askForGame().catch((error: unknown) => {
    if (!(error instanceof HouseError)) console.error(error);
    end();
  });
  return {
    say,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
