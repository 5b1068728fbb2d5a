import { type Entry, replay } from "@maria/rules";
import type { Action } from "@maria/rules/model";
import { isAsked, type Lesson, type LessonStep, recordAt } from "@maria/table";
import type { Inspected } from "../game/looking.ts";
import { Session } from "../game/session.svelte.ts";
import type { LoadedPack } from "../pack/packs.ts";
import { openLocalTable } from "../table/localTable.ts";
import { noteDone, noteStep, progressIn } from "./progress.ts";
import { type TaughtTable, type Teacher, taughtTable } from "./taughtTable.ts";

/** What the companion answers to what was just done. */
export type LessonNotice =
  | { readonly kind: "right" }
  | { readonly kind: "wrong" }
  /** Legal, but not what this step is about. */
  | { readonly kind: "otherwise" }
  | { readonly kind: "noTakeBack" }
  /** Something else than what was looked for. */
  | { readonly kind: "looked"; readonly at: Inspected };

/** A lesson under way: which step it has come to, and what was answered. */
export class LessonRun implements Teacher {
  readonly lesson: Lesson;
  private readonly loaded: LoadedPack;
  private readonly name: string;
  session = $state.raw<Session | null>(null);
  at = $state(0);
  /** What the step asks for has been done: it goes on when the pupil wishes. */
  isMet = $state(false);
  showsHint = $state(false);
  notice = $state.raw<LessonNotice | null>(null);
  /** Others do what the lesson has them do. */
  isWatching = $state(false);
  private table: TaughtTable | null = null;
  private isClosed = false;

  readonly step: LessonStep | null = $derived.by(() => this.lesson.steps[this.at] ?? null);
  readonly isOver = $derived.by(() => this.at >= this.lesson.steps.length);

  constructor(lesson: Lesson, loaded: LoadedPack, name: string) {
    this.lesson = lesson;
    this.loaded = loaded;
    this.name = name;
  }

  /** Goes on where it was left. */
  resume(): Promise<void> {
    const { step } = progressIn(this.lesson.id);
    return this.openAt(step > 0 && step < this.lesson.steps.length ? step : 0);
  }

  /** Sets the board as it is when this step begins. */
  async openAt(step: number): Promise<void> {
    const { lesson, loaded } = this;
    const record = recordAt(lesson, step);
    const inner = await openLocalTable({ type: "openRecord", name: this.name, record, pack: loaded.data });
    const table = taughtTable(inner, lesson.seat, this);
    if (this.isClosed) return table.close();
    this.session?.close();
    this.table = table;
    this.session = new Session(table, loaded.pack);
    this.session.isExplained = true;
    this.session.isLed = true;
    this.begin(step);
  }

  private begin(step: number): void {
    this.at = step;
    this.isMet = false;
    this.showsHint = false;
    this.notice = null;
    this.isWatching = false;
    if (this.isOver) noteDone(this.lesson.id);
    else noteStep(this.lesson.id, step);
  }

  allows(action: Entry["action"]): boolean {
    const task = this.step?.task;
    if (action.type === "takeBack") this.notice = { kind: "noTakeBack" };
    // Troops inside a stack are everybody's own affair.
    else if (action.type === "transfer" || this.isOver) return true;
    else if (!this.isWatching && task?.kind === "act" && this.isMeant(task.action, action)) return true;
    else this.notice = { kind: "otherwise" };
    return false;
  }

  /** Whether it comes to what the lesson asks for, where the lesson stands. */
  private isMeant(asked: Action, action: Action): boolean {
    const { lesson, at } = this;
    const replayed = replay(recordAt(lesson, at));
    return "state" in replayed && isAsked(replayed.state, lesson.seat, asked, action);
  }

  hasActed(action: Entry["action"]): void {
    const { step } = this;
    if (step !== null && action.type !== "transfer") void this.followUp(step.after);
  }

  /** Whatever cannot be played because the pupil has gone a way of his own is set up anew as the lesson means it. */
  private async followUp(after: readonly Entry[]): Promise<void> {
    const next = this.at + 1;
    this.isWatching = true;
    this.notice = { kind: "right" };
    const isPlayed = (await this.table?.play(after)) ?? false;
    if (this.isClosed) return;
    if (isPlayed) this.begin(next);
    else await this.openAt(next);
  }

  /** The pupil looks at something. */
  look(at: Inspected): void {
    const task = this.step?.task;
    if (this.isMet || (task?.kind !== "piece" && task?.kind !== "city")) return;
    const isIt =
      task.kind === "piece"
        ? "piece" in at && at.piece === task.piece
        : "city" in at && at.city === task.city;
    this.isMet = isIt;
    this.notice = isIt ? { kind: "right" } : { kind: "looked", at };
  }

  answer(answer: number): void {
    const task = this.step?.task;
    if (task?.kind !== "question" || this.isMet) return;
    this.isMet = answer === task.right;
    this.notice = { kind: this.isMet ? "right" : "wrong" };
  }

  /** To the next step, where nothing is played in between. */
  goOn(): void {
    if (!this.isMet || this.session === null) return;
    this.session.inspected = null;
    void this.followUp(this.step?.after ?? []);
  }

  again(): Promise<void> {
    return this.openAt(0);
  }

  close(): void {
    this.isClosed = true;
    this.session?.close();
  }
}
