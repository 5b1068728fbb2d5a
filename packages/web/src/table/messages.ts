import type { GameRecord, PackData } from "@maria/rules";
import type { Reply, Request } from "@maria/table";

/** A game that is saved in this browser. */
interface SavedOpening {
  readonly type: "open";
  readonly game: string;
  readonly pack: PackData;
}

/** A game that goes on from a record and is kept no longer than it is looked at; every seat is played from here. */
interface RecordOpening {
  readonly type: "openRecord";
  readonly name: string;
  readonly record: GameRecord;
  readonly pack: PackData;
}

/** The first thing a page says to its worker; from then on it speaks the protocol of a table. */
export type Opening = SavedOpening | RecordOpening;

export type ToWorker = Opening | Request;
export type FromWorker = Reply;
