import type { HouseRefusal } from "@maria/table";
import type { FastifyError, FastifyReply } from "fastify";

const STATUS: { readonly [Refusal in HouseRefusal]: number } = {
  malformed: 400,
  badName: 400,
  badAddress: 400,
  weakPassword: 400,
  unknownPerson: 401,
  signInFailed: 401,
  badToken: 401,
  suspended: 403,
  silenced: 403,
  foreignOrigin: 403,
  notYours: 403,
  notByToken: 403,
  byInvitation: 403,
  noSuchGame: 404,
  noSuchPack: 404,
  noSuchInvitation: 404,
  noSuchPerson: 404,
  linkExpired: 404,
  seatTaken: 409,
  hasStarted: 409,
  notStarted: 409,
  notFinished: 409,
  isOver: 409,
  notAbsent: 409,
  othersPlay: 409,
  noGame: 422,
  seatsFree: 409,
  nameTaken: 409,
  noAccount: 409,
  hasAccount: 409,
  lastKey: 409,
  noMail: 409,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
};

export const statusOf = (refused: HouseRefusal): number => STATUS[refused];

/** Answers that it is not done, and why. */
export const refuseWith = (reply: FastifyReply, refused: HouseRefusal): FastifyReply =>
  reply.code(STATUS[refused]).send({ refused });

/** What Fastify found wrong with a request before anybody looked at it; what went wrong here is `unavailable`. */
export const refusalOfError = ({ statusCode = 500 }: Pick<FastifyError, "statusCode">): HouseRefusal => {
  if (statusCode === 413) return "tooLarge";
  if (statusCode === 429) return "tooMany";
  return statusCode >= 400 && statusCode < 500 ? "malformed" : "unavailable";
};
