import type { PackData } from "@maria/rules";
import { parseRecord } from "@maria/rules/authority";
import { LONGEST_FILE, type Person, parseImport, withoutOrder, writeGameFile } from "@maria/table";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { importGame } from "../games/importing.ts";
import { shownGames } from "../games/lists.ts";
import { type GameInfo, gameWith, ownGameOf, playersOf, startOf } from "../games/rows.ts";
import { isAlone } from "../games/standing.ts";
import { entriesOf } from "../storage/entries.ts";
import { packText } from "../storage/packs.ts";
import { whoAsks } from "./device.ts";
import { refuseWith } from "./refusals.ts";
import type { Reception } from "./routes.ts";

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** Quotation marks inside a text are escaped: a file may double on its way. */
const MOST_BYTES = 2 * LONGEST_FILE;
/** A file is played back before it is taken in, which costs more than other requests. */
const MOST_IMPORTS = { max: 6, timeWindow: "1 minute" };

/** Whoever asks may read everything that was hidden. One that goes on at somebody's device is nobody else's. */
const isRevealed = (info: GameInfo, person: Person | null): boolean => {
  const { status, closed } = info.row;
  if (status === "closed") return closed !== "moved" || isAlone(info, person);
  return status === "finished";
};

/** Games come from devices and go there, and those that are over are shown whole: docs/protocol.md. */
export const addMoving = (app: FastifyInstance, { house, rooms }: Reception): void => {
  const { db } = house;
  const who = (request: FastifyRequest): Promise<Person | null> => whoAsks(app, house, request);

  app.post(
    "/api/import",
    { bodyLimit: MOST_BYTES, config: { rateLimit: MOST_IMPORTS } },
    async (request, reply) => {
      const person = await who(request);
      if (person === null) return refuseWith(reply, "unknownPerson");
      const given = parseImport(request.body);
      if (given === null) return refuseWith(reply, "malformed");
      const made = await importGame(db, person, given);
      if ("refused" in made) return refuseWith(reply, made.refused);
      const info = await gameWith(db, made.id);
      return info === null ? refuseWith(reply, "noSuchGame") : reply.send(ownGameOf(info, person));
    },
  );

  app.get("/api/shown", async (request, reply) => {
    const person = await who(request);
    const { running, finished } = await shownGames(db);
    const told = (infos: readonly GameInfo[]) => infos.map((info) => rooms.shownTo(person, info));
    return reply.send({ running: told(running), finished: told(finished) });
  });

  /** The whole game with its seed and everything that was hidden, once it is over. */
  app.get("/api/games/:id/record", async (request: WithId, reply) => {
    const { id } = request.params;
    // Whoever was told of the end may ask before it is noted.
    if (rooms.known(id)?.isOver === true) await house.progress.flush();
    const info = await gameWith(db, id);
    if (info === null) return refuseWith(reply, "noSuchGame");
    const begun = startOf(info);
    if (begun === null || !isRevealed(info, await who(request))) return refuseWith(reply, "notFinished");
    const stored = await entriesOf(db, house.journal, id).read(1);
    // By which orders they were made stays between their owner and the server.
    const entries = stored.map((one) => withoutOrder(one).entry);
    const parsed = parseRecord({ ...begun, entries });
    const data = await packText(db, begun.pack);
    if ("fault" in parsed || data === undefined) throw new Error(`the record of ${id} is damaged`);
    const { name, commitment } = info.row;
    return reply.type("application/json; charset=utf-8").send(
      writeGameFile({
        ...{ name, players: playersOf(info), record: parsed.record },
        ...(commitment === null ? {} : { commitment }),
        pack: JSON.parse(data) as PackData,
      }),
    );
  });
};
