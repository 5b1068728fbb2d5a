import type { Seat } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { startServer } from "../../src/server.ts";
import { historicalData } from "./historical.ts";
import { type Sitting, Visitor } from "./visitor.ts";

/**
 * What a store of an earlier version holds, by which the fixtures of the upgrade test are made: this file is carried out in the
 * sources of that version (scripts/upgrade-stores.mjs), so it asks for nothing that the first of them had not.
 */

/** Who plays there, by the cookies of their devices, and what is to be found again. */
export interface Earlier {
  readonly theresa: string;
  readonly fritz: string;
  /** A game that is played. */
  readonly running: string;
  /** One that waits for its start, with an invitation for a seat. */
  readonly gathering: string;
  readonly invitation: string;
  /** How many entries Theresa has seen. */
  readonly seen: number;
}

const PERSON = { kind: "person" } as const;
const NEW_GAME = {
  name: "Silesia",
  options: { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
  players: { maria: PERSON, frederick: PERSON, louis: { kind: "bot", level: "cadet" } },
  take: "maria",
  pace: "daily",
  isOpen: false,
} as const;

/** Lets the two decide by chance, so many times in all. */
export const decideByTurns = async (
  sittings: Readonly<Partial<Record<Seat, Sitting>>>,
  times: number,
  seed: number,
): Promise<void> => {
  const random = chanceFrom(seed);
  const all = Object.entries(sittings) as [Seat, Sitting][];
  for (let accepted = 0; accepted < times; ) {
    const [seat, sitting] = await Promise.any(
      all.map(([own, one]) =>
        one.until(() => {
          const isAsked = one.moments.at(-1)?.pending.some((asked) => asked.seat === own);
          return isAsked === true ? ([own, one] as const) : undefined;
        }),
      ),
    );
    const answer = await sitting.decide(seat, random);
    if (answer !== null && "accepted" in answer) accepted++;
  }
};

/** Both at a running game, each before his own seat. */
export const bothAt = async (
  port: number,
  { theresa, fritz, running }: Pick<Earlier, "theresa" | "fritz" | "running">,
) => {
  const [maria, frederick] = await Promise.all(
    [theresa, fritz].map((cookie) => new Visitor(port, cookie).sit(running)),
  );
  if (maria === undefined || frederick === undefined) throw new Error("nobody sits there");
  await maria.watch("maria");
  await frederick.watch("frederick");
  return { maria, frederick };
};

/** Plays the beginning of a game in a new store and leaves it there, as a server that goes down does. */
export const makeEarlier = async (directory: string): Promise<Earlier> => {
  const options = { pack: historicalData, host: "127.0.0.1", port: 0, logLevel: "error" };
  const server = await startServer({ ...options, place: { directory } });
  const { port } = server;
  const [theresa, fritz] = [await Visitor.named(port, "Theresa"), await Visitor.named(port, "Fritz")];
  const { game, invitations } = await theresa.make(NEW_GAME);
  await fritz.join(invitations.find(({ seat }) => seat === "frederick")?.token ?? "", game.id);
  await theresa.ask("POST", `/api/games/${game.id}/start`, {});
  const cookies = { theresa: theresa.cookie, fritz: fritz.cookie, running: game.id };
  const sittings = await bothAt(port, cookies);
  await decideByTurns(sittings, 40, 7);
  await theresa.ask("POST", `/api/games/${game.id}/chat`, { seat: "maria", to: null, text: "Until later." });
  const waiting = await theresa.make({ ...NEW_GAME, name: "Next year" });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const seen = sittings.maria.moments.at(-1)?.seen ?? 0;
  for (const sitting of Object.values(sittings)) sitting.close();
  await server.close();
  const invitation = waiting.invitations.find(({ seat }) => seat === "frederick")?.token ?? "";
  return { ...cookies, gathering: waiting.game.id, invitation, seen };
};
