import type { PackData } from "@maria/rules";
import type { Reply, Request } from "@maria/table";

/** The first thing a page says to its worker; from then on it speaks the protocol of a table. */
export interface Opening {
  readonly type: "open";
  readonly game: string;
  readonly pack: PackData;
}

export type ToWorker = Opening | Request;
export type FromWorker = Reply;
