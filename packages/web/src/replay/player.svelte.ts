import type { View } from "@maria/rules";
import type { Movement } from "../board/marks.ts";
import { movementsIn } from "../game/movements.ts";
import type { History, ReplayStep } from "./history.ts";
import { stepAfter, stepBefore, type Unit } from "./travel.ts";

/** Milliseconds between two steps. */
export const SPEEDS = [1600, 800, 300] as const;
export type Speed = (typeof SPEEDS)[number];

/** Goes through a history, by hand or by itself. */
export class ReplayPlayer {
  readonly history: History;
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(800);
  /** The ways of the step shown, if it was reached from the one before it. */
  movement = $state.raw<readonly Movement[]>([]);
  private timer: ReturnType<typeof setInterval> | undefined;

  readonly view: View = $derived.by(() => this.history.viewAt(this.at));
  /** The board as it was before the movement that is being drawn; null when none is. */
  readonly before: View | null = $derived.by(() =>
    this.movement.length === 0 ? null : this.history.viewAt(this.at - 1),
  );

  constructor(history: History) {
    this.history = history;
  }

  get step(): ReplayStep {
    return this.history.steps[this.at] as ReplayStep;
  }

  get last(): number {
    return this.history.steps.length - 1;
  }

  travel(step: number): void {
    const to = Math.max(0, Math.min(this.last, step));
    this.movement = to === this.at + 1 ? movementsIn(this.history.steps[to]?.lines ?? []) : [];
    this.at = to;
  }

  /** The board has drawn the ways to their end. */
  moved(): void {
    this.movement = [];
  }

  forward(unit: Unit): void {
    this.travel(stepAfter(this.history.steps, this.at, unit));
  }

  back(unit: Unit): void {
    this.travel(stepBefore(this.history.steps, this.at, unit));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  private play(): void {
    if (this.at >= this.last) this.travel(0);
    this.isPlaying = true;
    this.timer = setInterval(() => {
      this.forward("action");
      if (this.at >= this.last) this.pause();
    }, this.speed);
  }

  pause(): void {
    clearInterval(this.timer);
    this.isPlaying = false;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (!this.isPlaying) return;
    this.pause();
    this.play();
  }
}
