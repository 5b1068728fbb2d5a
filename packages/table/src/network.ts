import { codec } from "@maria/rules/authority";
import type { Seat } from "@maria/rules/model";
import { type OwnGame, ownGame } from "./gathering.ts";
import { type SeatOrders, seatOrders } from "./orders/ordersRequest.ts";
import type { Reply } from "./protocol.ts";
import { answer, moment, REPLIES } from "./replies.ts";
import { count, parsing, seat } from "./shapes.ts";
import type { Answer, Moment } from "./table.ts";
import { type ChatLine, chatLines } from "./talk.ts";

/** What a server says besides, on the socket of a game: docs/protocol.md. */
export type HouseReply =
  /** The first reply, and whenever somebody comes, goes, or the game begins or ends. */
  | { readonly type: "game"; readonly game: OwnGame }
  /** Somebody has said something that this reader may hear. */
  | { readonly type: "chat"; readonly lines: readonly ChatLine[] }
  /** The reader's own sealed orders were changed, perhaps at another device of his. */
  | ({ readonly type: "orders" } & SeatOrders);

export type NetworkReply = Reply | HouseReply;

const networkReply = codec.byType<NetworkReply>({
  ...REPLIES,
  game: { game: ownGame },
  chat: { lines: chatLines },
  orders: seatOrders,
});

/** What a page without a socket sends to have an entry played. */
export interface ActRequest {
  readonly seat: Seat;
  readonly seen: number;
  /** Read by the authority. */
  readonly action: unknown;
}

const actRequest = codec.object<ActRequest>({ seat, seen: count, action: (value) => value });

export const parseNetworkReply = parsing(networkReply);
export const parseActRequest = parsing(actRequest);
export const parseActAnswer = parsing(codec.object<{ readonly answer: Answer }>({ answer }));
export const parseNews = parsing(
  codec.object<{ readonly moment: Moment | null }>({ moment: codec.orNull(moment) }),
);
