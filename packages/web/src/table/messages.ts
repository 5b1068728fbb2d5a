import type { Entry, GameOptions, GameRecord, PackData, Seat } from "@maria/rules";
import type { Answer, Moment, Players } from "./table.ts";

/** What the page says to the worker that keeps the game. */
export type Request =
  | { readonly type: "open"; readonly game: string; readonly pack: PackData }
  | { readonly type: "watch"; readonly watch: number; readonly seat: Seat | null }
  | { readonly type: "unwatch"; readonly watch: number }
  | {
      readonly type: "act";
      readonly request: number;
      readonly seat: Seat;
      readonly seq: number;
      readonly action: Entry["action"];
    }
  | { readonly type: "record"; readonly request: number };

/** What the worker says to the page. */
export type Reply =
  | {
      readonly type: "opened";
      readonly name: string;
      readonly options: GameOptions;
      readonly players: Players;
    }
  | { readonly type: "failed"; readonly message: string }
  | { readonly type: "moment"; readonly watch: number; readonly moment: Moment }
  | { readonly type: "answer"; readonly request: number; readonly answer: Answer }
  | { readonly type: "record"; readonly request: number; readonly record: GameRecord };
