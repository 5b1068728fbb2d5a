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

export type Opening = SavedOpening | RecordOpening;

/** The first thing a page says to its worker; from then on it speaks the protocol of a table. */
export type Beginning = Opening & {
  /** To whoever thinks for the bots that take their time; null if there are none. */
  readonly thinking: MessagePort | null;
};

/** Whoever thought for the bots does not any more. */
export interface ThinkerLost {
  readonly type: "thinkerLost";
}

export type ToWorker = Beginning | ThinkerLost | Request;
export type FromWorker = Reply;
