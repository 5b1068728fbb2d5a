import type { Person } from "@maria/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { type Session, sessionOf } from "../people/devices.ts";

const COOKIE = "maria_device";
const YEAR = 365 * 24 * 60 * 60;

/** Gives the browser its cookie: signed, out of reach for scripts, and not sent along from other sites. */
export const setDevice = (request: FastifyRequest, reply: FastifyReply, device: string): void => {
  reply.setCookie(COOKIE, device, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    signed: true,
    secure: request.protocol === "https",
    maxAge: YEAR,
  });
};

export const clearDevice = (reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, { path: "/" });
};

/** The device that asks and whose it is, by the cookie it shows; null for a stranger, and for a cookie that is not ours. */
export const sessionIn = async (
  app: FastifyInstance,
  house: House,
  cookieHeader: string | undefined,
): Promise<Session | null> => {
  const shown = app.parseCookie(cookieHeader ?? "")[COOKIE];
  if (shown === undefined) return null;
  const { valid, value } = app.unsignCookie(shown);
  return valid && value !== null ? sessionOf(house.db, value) : null;
};

/** Who asks: by the token he shows, otherwise by his cookie. */
export const whoAsks = async (
  app: FastifyInstance,
  house: House,
  { bearer, headers }: FastifyRequest,
): Promise<Person | null> => bearer?.person ?? (await sessionIn(app, house, headers.cookie))?.person ?? null;
