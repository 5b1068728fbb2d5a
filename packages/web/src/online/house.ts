import type { Seat } from "@maria/rules/model";
import {
  type ChatLine,
  type GameSummary,
  type HouseRefusal,
  type Import,
  type Joining,
  type NewGame,
  type Notes,
  type OwnGame,
  type Person,
  parseChat,
  parseHouseRefusal,
  parseNotes,
  parseOwnGame,
  parseOwnGames,
  parsePerson,
  parseSeatOrders,
  parseShown,
  type Remark,
  type SeatOrders,
  type SeatRequest,
  type Shown,
  type StandInRequest,
} from "@maria/table";

/**
 * Why the server did not do what was asked: its own word for it, or it cannot be reached or understood, or the browser did not give
 * the passkey or the address for alerts that it asked for.
 */
export type HouseFault = HouseRefusal | "unreachable" | "noPasskey" | "noPush";

export class HouseError extends Error {
  readonly fault: HouseFault;
  constructor(fault: HouseFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The API stands beside the page, wherever that is served. */
export const apiAddress = (path: string): URL => new URL(`api/${path}`, document.baseURI);

type Method = "GET" | "POST" | "PUT" | "DELETE";

const sent = (method: Method, body: unknown): RequestInit =>
  method === "GET"
    ? { cache: "no-store" }
    : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };

const answered = async (method: Method, path: string, body: unknown): Promise<Response> => {
  try {
    return await fetch(apiAddress(path), sent(method, body));
  } catch {
    throw new HouseError("unreachable");
  }
};

/** Asks the server, and trusts nothing it says that has not the shape it should have. */
export const ask = async <Answer>(
  parse: (value: unknown) => Answer | null,
  method: Method,
  path: string,
  body: unknown = {},
): Promise<Answer> => {
  const response = await answered(method, path, body);
  const told: unknown = await response.json().catch(() => null);
  const answer = response.ok ? parse(told) : null;
  if (answer !== null) return answer;
  throw new HouseError(parseHouseRefusal(told)?.refused ?? "unreachable");
};

/** Something to be kept as a file. */
export const askText = async (path: string): Promise<string> => {
  const response = await answered("GET", path, null);
  if (response.ok) return response.text();
  throw new HouseError(parseHouseRefusal(await response.json().catch(() => null))?.refused ?? "unreachable");
};

const game = (id: string): string => `games/${encodeURIComponent(id)}`;

/** What people ask of the server around their games. */
export const house = {
  me: async (): Promise<Person | null> => (await ask(parsePerson, "GET", "me")).person,
  sayName: async (name: string): Promise<Person | null> =>
    (await ask(parsePerson, "PUT", "me", { name })).person,
  lobby: async (): Promise<readonly OwnGame[]> => (await ask(parseOwnGames, "GET", "lobby")).games,
  ownGames: async (): Promise<readonly OwnGame[]> => (await ask(parseOwnGames, "GET", "games")).games,
  make: (wanted: NewGame): Promise<OwnGame> => ask(parseOwnGame, "POST", "games", wanted),
  game: (id: string): Promise<OwnGame> => ask(parseOwnGame, "GET", game(id)),
  join: (id: string, joining: Joining): Promise<OwnGame> =>
    ask(parseOwnGame, "POST", `${game(id)}/join`, joining),
  leave: (id: string): Promise<OwnGame> => ask(parseOwnGame, "POST", `${game(id)}/leave`),
  chat: async (id: string): Promise<readonly ChatLine[]> =>
    (await ask(parseChat, "GET", `${game(id)}/chat`)).lines,
  say: async (id: string, remark: Remark): Promise<void> =>
    void (await ask(parseChat, "POST", `${game(id)}/chat`, remark)),
  orders: (id: string, seat: Seat): Promise<SeatOrders> =>
    ask(parseSeatOrders, "GET", `${game(id)}/orders?seat=${seat}`),
  leaveOrders: (id: string, given: SeatOrders): Promise<SeatOrders> =>
    ask(parseSeatOrders, "PUT", `${game(id)}/orders`, given),
  start: (id: string): Promise<OwnGame> => ask(parseOwnGame, "POST", `${game(id)}/start`),
  resign: (id: string, seat: Seat): Promise<OwnGame> =>
    ask(parseOwnGame, "POST", `${game(id)}/resign`, { seat }),
  standIn: (id: string, wanted: StandInRequest): Promise<OwnGame> =>
    ask(parseOwnGame, "POST", `${game(id)}/standIn`, wanted),
  comeBack: (id: string, seat: Seat): Promise<OwnGame> =>
    ask(parseOwnGame, "POST", `${game(id)}/return`, { seat }),
  end: (id: string): Promise<OwnGame> => ask(parseOwnGame, "POST", `${game(id)}/end`),
  move: (id: string): Promise<OwnGame> => ask(parseOwnGame, "POST", `${game(id)}/move`),
  rematch: (id: string): Promise<OwnGame> => ask(parseOwnGame, "POST", `${game(id)}/rematch`),
  bring: (wanted: Import): Promise<OwnGame> => ask(parseOwnGame, "POST", "import", wanted),
  notes: async (id: string, seat: Seat): Promise<string> =>
    (await ask(parseNotes, "GET", `${game(id)}/notes?seat=${seat}`)).text,
  writeNotes: (id: string, notes: Notes & SeatRequest): Promise<Notes> =>
    ask(parseNotes, "PUT", `${game(id)}/notes`, notes),
  shown: (): Promise<Shown> => ask(parseShown, "GET", "shown"),
  /** The file of a finished game, as text. */
  file: (id: string): Promise<string> => askText(`${game(id)}/record`),
};

/** The seats of a game that wait for a person. */
export const freeSeats = ({ seats }: GameSummary): readonly Seat[] =>
  seats.filter(({ player, person }) => player.kind === "person" && person === null).map(({ seat }) => seat);
