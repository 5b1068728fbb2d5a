import type { Seat } from "@maria/rules/model";
import { type NewGame, type OwnGame, parseOwnGame } from "@maria/table";

/** A visitor of a server, by HTTP: he keeps the cookie he is given. */
export class Caller {
  readonly port: number;
  cookie = "";

  constructor(port: number) {
    this.port = port;
  }

  static async named(port: number, name: string): Promise<Caller> {
    const caller = new Caller(port);
    await caller.ask("PUT", "/api/me", { name });
    return caller;
  }

  async ask(method: string, path: string, body: unknown): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      // A connection kept from before a kill would be a dead one.
      headers: {
        connection: "close",
        "content-type": "application/json",
        ...(this.cookie === "" ? {} : { cookie: this.cookie }),
      },
      body: JSON.stringify(body),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(";")[0] ?? "";
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async change(path: string, body: unknown): Promise<OwnGame> {
    const game = parseOwnGame(await this.ask("POST", path, body));
    if (game === null) throw new Error(`${path}: no game came back`);
    return game;
  }
}

/** Makes and starts a game in which each of these visitors takes one of the seats for people, in order. */
export const seatedGame = async (
  callers: readonly Caller[],
  game: Omit<NewGame, "take">,
): Promise<string> => {
  const [maker, ...others] = callers;
  if (maker === undefined) throw new RangeError("nobody makes the game");
  const seats = Object.entries(game.players)
    .filter(([, player]) => player.kind === "person")
    .map(([seat]) => seat as Seat);
  const made = await maker.change("/api/games", { ...game, take: seats[0] ?? null });
  const { id } = made.game;
  for (const [index, caller] of others.entries()) {
    const token = made.invitations.find(({ seat }) => seat === seats[index + 1])?.token;
    await caller.change(`/api/games/${id}/join`, { invitation: token });
  }
  await maker.change(`/api/games/${id}/start`, {});
  return id;
};
