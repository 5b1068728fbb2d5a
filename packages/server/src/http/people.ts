import type { HouseRefusal, Person } from "@maria/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Rooms } from "../games/rooms.ts";
import type { House } from "../house.ts";
import type { Mail } from "../mail.ts";
import { accountOf } from "../people/accounts.ts";
import { type Attempts, BY_ADDRESS, BY_NAME } from "../people/attempts.ts";
import { labelOf, newDevice, type Session } from "../people/devices.ts";
import { mergeGuest } from "../people/merging.ts";
import type { Site } from "../people/passkeys.ts";
import { Overcrowded, type Passwords } from "../people/passwords.ts";
import { clearDevice, sessionIn, setDevice } from "./device.ts";
import { refuseWith } from "./refusals.ts";

/** What the routes about people share. */
export interface Desk {
  readonly house: House;
  readonly rooms: Rooms;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly mail: Mail | null;
  /** Closes the sockets of somebody who is no longer who he was; his page opens new ones. */
  dismiss(person: string): void;
}

export type Handled = Promise<FastifyReply>;
type WithSession = (request: FastifyRequest, reply: FastifyReply, session: Session) => Handled;
export type WithId = FastifyRequest<{ Params: { id: string } }>;

/** The site in the address line of whoever asks. */
export const siteOf = (request: FastifyRequest): Site => ({
  id: request.hostname,
  origin: `${request.protocol}://${request.host}`,
});

/** What the routes about people do again and again. */
export const deskOf = (app: FastifyInstance, desk: Desk) => {
  const { house, rooms, passwords, attempts } = desk;
  const { db } = house;

  const session = (request: FastifyRequest): Promise<Session | null> =>
    sessionIn(app, house, request.headers.cookie);

  /** For whoever has a name; others are told to say it. */
  const known =
    (handle: WithSession) =>
    async (request: FastifyRequest, reply: FastifyReply): Handled => {
      const found = await session(request);
      return found === null ? refuseWith(reply, "unknownPerson") : handle(request, reply, found);
    };

  const withAccount = (handle: WithSession) =>
    known(async (request, reply, found) =>
      found.hasAccount ? handle(request, reply, found) : refuseWith(reply, "noAccount"),
    );

  /** Whether a password may be tried for this name from this address. */
  const mayTry = (request: FastifyRequest, holder: string): boolean =>
    attempts.may(`address ${request.ip}`, BY_ADDRESS) && attempts.may(`name ${holder}`, BY_NAME);

  /** Whether it is really the owner: by his password, where he has one. */
  const confirms = async (
    request: FastifyRequest,
    { person }: Session,
    current: string | null,
  ): Promise<HouseRefusal | null> => {
    const account = await accountOf(db, person.id);
    if (account === undefined || account.password === null) return null;
    if (!mayTry(request, account.skeleton)) return "tooMany";
    return (await passwords.isRight(account.password, current ?? "")) ? null : "signInFailed";
  };

  const changed = async (games: readonly string[]): Promise<void> => {
    for (const game of games) if (rooms.known(game) !== undefined) await rooms.changed(game);
  };

  /** This device is that person's from now on. The guest who was here becomes one with him. */
  const welcome = async (request: FastifyRequest, reply: FastifyReply, person: Person): Handled => {
    const before = await session(request);
    if (before !== null && before.person.id !== person.id) {
      if (before.hasAccount) await db.deleteFrom("devices").where("id", "=", before.device).execute();
      else {
        await changed(await mergeGuest(db, before.person, person.id));
        desk.dismiss(before.person.id);
      }
    }
    setDevice(request, reply, await newDevice(db, person.id, labelOf(request.headers["user-agent"])));
    if (before?.person.id === person.id)
      await db.deleteFrom("devices").where("id", "=", before.device).execute();
    return reply.send({ person });
  };

  /** Whoever hashes more passwords than can be hashed is told to wait. */
  const patiently = async (reply: FastifyReply, work: () => Handled): Handled => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Overcrowded) return refuseWith(reply, "tooMany");
      throw error;
    }
  };

  const farewell = (reply: FastifyReply, person: string): FastifyReply => {
    clearDevice(reply);
    desk.dismiss(person);
    return reply.send({});
  };

  return { session, known, withAccount, mayTry, confirms, changed, welcome, patiently, farewell };
};
