import { play } from "@maria/rules";
import { type Action, type CityId, isRefusal, type PieceId, type Seat, type State } from "@maria/rules/model";
import type { Lesson, LessonStep, LessonTask, LessonValue } from "@maria/table";
import type { Moment, ScoutedGame } from "./scout.ts";

/** What a step says beside its task. */
export interface About {
  readonly values?: Readonly<Record<string, LessonValue>>;
  readonly rules?: readonly string[];
  readonly places?: readonly CityId[];
}

/** Writes a lesson from a moment of a game on, step by step, and plays along. */
export class Script {
  private readonly game: ScoutedGame;
  private readonly id: string;
  private readonly from: number;
  private readonly steps: LessonStep[] = [];
  readonly seat: Seat;
  state: State;
  /** The next action of the recorded game; null as soon as the lesson has left it. */
  private at: number | null;

  constructor(game: ScoutedGame, id: string, from: number) {
    const { seat, before } = game.moments[from] as Moment;
    this.game = game;
    this.id = id;
    this.from = from;
    this.at = from;
    this.seat = seat;
    this.state = before;
  }

  private add(name: string, task: LessonTask, { values = {}, rules = [], places = [] }: About): this {
    this.steps.push({ name, task, values, rules, places, after: [] });
    return this;
  }

  /** Asks to look at a piece. */
  piece(name: string, piece: PieceId, about: About = {}): this {
    const place = this.state.at[piece] as CityId;
    return this.add(name, { kind: "piece", piece }, { places: [place], ...about });
  }

  /** Asks to look at a city. */
  city(name: string, city: CityId, about: About = {}): this {
    return this.add(name, { kind: "city", city }, { places: [city], ...about });
  }

  question(name: string, answers: number, right: number, about: About = {}): this {
    return this.add(name, { kind: "question", answers, right }, about);
  }

  /** Asks to do something, which must be legal. */
  act(name: string, action: Action, about: About = {}): this {
    const { moments } = this.game;
    const recorded = this.at === null ? undefined : moments[this.at];
    const isRecorded = recorded !== undefined && JSON.stringify(recorded.action) === JSON.stringify(action);
    const played = play(this.state, this.seat, action);
    if (isRefusal(played)) throw new Error(`${this.id}/${name}: ${played.rule}`);
    this.state = played.state;
    this.at = isRecorded && this.at !== null ? this.at + 1 : null;
    return this.add(name, { kind: "act", action }, about);
  }

  /** Lets the recorded game go on after the last step until it comes to such a moment; false if it never does. */
  follow(isReached: (moment: Moment) => boolean, longest = 60): boolean {
    const last = this.steps[this.steps.length - 1];
    if (last === undefined || this.at === null) return false;
    const { moments } = this.game;
    const after = [...last.after];
    for (let index = this.at; index < Math.min(moments.length, this.at + longest); index++) {
      const moment = moments[index] as Moment;
      if (isReached(moment)) {
        this.steps[this.steps.length - 1] = { ...last, after };
        this.at = index;
        this.state = moment.before;
        return true;
      }
      after.push({ seat: moment.seat, action: moment.action });
    }
    return false;
  }

  /** The recorded action that comes next. */
  get next(): Moment | null {
    return this.at === null ? null : (this.game.moments[this.at] ?? null);
  }

  lesson(): Lesson {
    const { record } = this.game;
    return {
      id: this.id,
      seat: this.seat,
      record: { ...record, entries: record.entries.slice(0, this.from) },
      steps: this.steps,
    };
  }
}
