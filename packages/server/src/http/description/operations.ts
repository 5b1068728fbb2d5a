import { botNames } from "@maria/bots";
import type { HouseRefusal } from "@maria/table";
import { list, type Operation, object, oneOf, orNull, ref, text, truth, whole } from "./operation.ts";

const seat = ref("Seat");
const reading = { token: "read" } as const;
const playing = { token: "play" } as const;
const game = ref("OwnGame");
const ofGame: readonly HouseRefusal[] = ["noSuchGame"];
const ofPlayer: readonly HouseRefusal[] = ["unknownPerson", "noSuchGame", "notYours"];
const atTable: readonly HouseRefusal[] = ["noSuchGame", "notStarted", "notYours"];
const listening = { reader: seat, since: whole };
const timeAway = object({ until: orNull({ type: "string", format: "date-time" }) });

/** A change of a game that is answered with the game. */
const change = (
  id: Operation["id"],
  body: Operation["body"],
  refusals: readonly HouseRefusal[],
): Operation => ({
  ...{ id, tag: "games", ...playing, answer: game },
  ...(body === undefined ? {} : { body }),
  refusals: [...ofPlayer, ...refusals],
});

/** All that programs may ask for, by method and address. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  "GET /api/me": {
    id: "getMe",
    tag: "people",
    ...reading,
    answer: object({ person: orNull(ref("Person")) }),
  },
  "GET /api/lobby": { id: "getLobby", tag: "games", ...reading, answer: object({ games: list(game) }) },
  "GET /api/games": {
    ...{ id: "getGames", tag: "games", ...reading, answer: object({ games: list(game) }) },
    refusals: ["unknownPerson"],
  },
  "POST /api/games": {
    ...{ id: "makeGame", tag: "games", ...playing, body: ref("NewGame"), answer: game },
    refusals: ["unknownPerson"],
  },
  "GET /api/games/:id": { id: "getGame", tag: "games", ...reading, answer: game, refusals: ofGame },
  "POST /api/games/:id/join": change(
    "joinGame",
    { anyOf: [object({ invitation: text }), object({ seat })] },
    ["noSuchInvitation", "seatTaken", "byInvitation", "hasStarted"],
  ),
  "POST /api/games/:id/leave": change("leaveGame", undefined, ["hasStarted"]),
  "POST /api/games/:id/start": change("startGame", undefined, ["seatsFree", "hasStarted"]),
  "POST /api/games/:id/rematch": change("askRematch", undefined, ["notFinished"]),
  "POST /api/games/:id/resign": change("resign", object({ seat }), ["notStarted", "isOver"]),
  "POST /api/games/:id/return": change("takeSeatBack", object({ seat }), ["notStarted", "isOver"]),
  "POST /api/games/:id/standIn": change("proposeStandIn", object({ seat, level: orNull(oneOf(botNames)) }), [
    "notAbsent",
    "notStarted",
    "isOver",
  ]),
  "POST /api/games/:id/end": change("endAlone", undefined, ["othersPlay", "isOver"]),
  "POST /api/games/:id/move": change("moveAway", undefined, ["othersPlay", "isOver"]),
  "GET /api/games/:id/choices": {
    ...{ id: "getChoices", tag: "play", ...reading, answer: ref("Choices"), refusals: atTable },
    query: { seat, choice: whole, from: whole, most: whole },
    needed: ["seat"],
  },
  "POST /api/games/:id/act": {
    ...{ id: "act", tag: "play", ...playing, answer: object({ answer: ref("Answer") }), refusals: atTable },
    body: object({ seat, seen: whole, action: ref("Action") }),
  },
  "GET /api/games/:id/moment": {
    ...{ id: "getMoment", tag: "play", ...reading, query: listening, refusals: atTable },
    answer: object({ moment: orNull(ref("Moment")) }),
  },
  "GET /api/games/:id/events": {
    ...{ id: "getEvents", tag: "play", ...reading, query: listening, refusals: ["noSuchGame", "notYours"] },
    ...{ answer: text, mediaType: "text/event-stream" },
  },
  "GET /api/games/:id/chat": {
    ...{ id: "getChat", tag: "play", ...reading, answer: object({ lines: list(ref("ChatLine")) }) },
    refusals: ofGame,
  },
  "POST /api/games/:id/chat": {
    ...{ id: "say", tag: "play", ...playing, answer: object({ lines: list(ref("ChatLine")) }) },
    ...{ body: object({ seat, to: orNull(seat), text }), refusals: ["noSuchGame", "notYours"] },
  },
  "GET /api/games/:id/notes": {
    ...{
      id: "getNotes",
      tag: "play",
      ...reading,
      answer: object({ text }),
      query: { seat },
      needed: ["seat"],
    },
    refusals: ofPlayer,
  },
  "PUT /api/games/:id/notes": {
    ...{ id: "writeNotes", tag: "play", ...playing, answer: object({ text }), refusals: ofPlayer },
    body: object({ seat, text: { type: "string", maxLength: 4000 } }),
  },
  "GET /api/games/:id/orders": {
    ...{
      id: "getOrders",
      tag: "play",
      ...reading,
      answer: ref("SeatOrders"),
      query: { seat },
      needed: ["seat"],
    },
    refusals: ofPlayer,
  },
  "PUT /api/games/:id/orders": {
    ...{ id: "leaveOrders", tag: "play", ...playing, answer: ref("SeatOrders"), body: ref("SeatOrders") },
    refusals: [...ofPlayer, "notStarted", "isOver"],
  },
  "GET /api/games/:id/record": {
    ...{ id: "getRecord", tag: "games", ...reading, refusals: ["noSuchGame", "notFinished"] },
    answer: {
      type: "object",
      properties: { format: oneOf(["maria-game"]) },
      required: ["format", "record", "pack"],
    },
  },
  "POST /api/import": {
    ...{ id: "importGame", tag: "games", ...playing, answer: game, refusals: ["unknownPerson", "noGame"] },
    body: object({ game: ref("NewGame"), file: text }),
  },
  "GET /api/shown": {
    ...{
      id: "getShown",
      tag: "games",
      ...reading,
      answer: object({ running: list(game), finished: list(game) }),
    },
  },
  "GET /api/packs/:id": {
    ...{ id: "getPack", tag: "games", ...reading, answer: { type: "object" }, refusals: ["noSuchPack"] },
  },
  "GET /api/me/absence": {
    ...{ id: "getAbsence", tag: "people", ...reading, answer: timeAway, refusals: ["unknownPerson"] },
  },
  "PUT /api/me/absence": {
    ...{ id: "announceAbsence", tag: "people", ...playing, answer: timeAway, body: timeAway },
    refusals: ["unknownPerson"],
  },
  "GET /api/people": {
    ...{ id: "getRanking", tag: "people", ...reading },
    answer: object({ people: list({ type: "object" }), roles: list({ type: "object" }) }),
  },
  "GET /api/people/:id": {
    ...{ id: "getProfile", tag: "people", ...reading, refusals: ["noSuchPerson"] },
    answer: object({
      profile: {
        type: "object",
        properties: { person: ref("Person"), hasAccount: truth, games: whole },
        required: ["person", "hasAccount", "since", "rating", "games", "tallies", "latest"],
      },
    }),
  },
};

/** What is asked for by our own page at a browser alone, and by those who keep the server. */
export const INTERNAL: ReadonlySet<string> = new Set([
  "PUT /api/me",
  "DELETE /api/me",
  "GET /api/me/export",
  "GET /api/account",
  "POST /api/account",
  "PUT /api/account/password",
  "PUT /api/account/email",
  "POST /api/account/email",
  "POST /api/session",
  "DELETE /api/session",
  "DELETE /api/devices",
  "DELETE /api/devices/:id",
  "POST /api/passkeys/registration",
  "POST /api/passkeys",
  "DELETE /api/passkeys/:id",
  "POST /api/passkeys/challenge",
  "POST /api/passkeys/session",
  "POST /api/claims",
  "POST /api/claims/owner",
  "POST /api/claims/use",
  "POST /api/reset",
  "POST /api/reset/password",
  "GET /api/tokens",
  "POST /api/tokens",
  "DELETE /api/tokens/:id",
  "GET /api/alerts",
  "PUT /api/alerts",
  "PUT /api/alerts/push",
  "DELETE /api/alerts/push",
  "POST /api/alerts/test",
  "GET /api/me/mutes",
  "PUT /api/me/mutes/:id",
  "DELETE /api/me/mutes/:id",
  "GET /api/me/silence",
  "GET /api/reports",
  "POST /api/reports",
  "GET /api/openapi.json",
  "GET /api/",
  "GET /health",
  "GET /metrics",
]);
