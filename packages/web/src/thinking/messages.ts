import type { Counsel } from "@maria/advice/counsel";
import type { BotName } from "@maria/bots";
import type { GameRecord, PackData, View } from "@maria/rules";
import type { Action, Choice, Power } from "@maria/rules/model";

/** The first thing a worker is told: what its games are played with, and how fast it is if that has been measured here before. */
export interface Beginning {
  readonly type: "begin";
  readonly pack: PackData;
  readonly rate: number | null;
  /** Whoever asks beside the page. */
  readonly port: MessagePort | null;
}

/** What can be thought about: each question with its answer. All a bot is given comes from what its seat may see (HID-03). */
export interface Subjects {
  /** What a bot does of these kinds of choices. */
  readonly decide: {
    readonly asked: {
      readonly level: BotName;
      readonly view: View;
      readonly kinds: readonly Choice["type"][];
      readonly chance: number;
    };
    readonly answer: Action;
  };
  /** What the counsellors would do at the seat that sees this, and why. */
  readonly advise: {
    readonly asked: { readonly view: View; readonly chance: number };
    readonly answer: Counsel;
  };
  /** Everybody's chances to win along a game that is over; none where they cannot be told. */
  readonly chances: { readonly asked: { readonly record: GameRecord }; readonly answer: readonly Standing[] };
}

/** How a game stood after so many entries: the chance to win of each power that can. */
export interface Standing {
  readonly played: number;
  readonly chances: ReadonlyMap<Power, number>;
}

export type Subject = keyof Subjects;
export type Asked<Name extends Subject> = Subjects[Name]["asked"];
export type Answered<Name extends Subject> = Subjects[Name]["answer"];

export type Question = {
  [Name in Subject]: { readonly type: Name; readonly number: number } & Asked<Name>;
}[Subject];

export type FromThinker =
  | { readonly type: "answer"; readonly number: number; readonly answer: Answered<Subject> }
  | { readonly type: "fault"; readonly number: number; readonly message: string }
  /** So many actions of rules of thumb are played out here in a second. */
  | { readonly type: "measured"; readonly rate: number };

export type ToThinker = Beginning | Question;
