import type { NetworkReply, Request } from "@maria/table";

/** One way to a game on a server, from when it stands until it is lost. */
export interface Line {
  say(request: Request): void;
  close(): void;
}

export interface LineEvents {
  /** It stands: from now on requests are heard. */
  open(): void;
  told(reply: NetworkReply): void;
  /** It stands no more, or never did. Said once. */
  lost(): void;
}
