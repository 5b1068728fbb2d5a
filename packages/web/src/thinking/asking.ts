import type { Answered, Asked, FromThinker, Question, Subject } from "./messages.ts";

/** The thinker stopped, or never came. */
export class ThinkerGone extends Error {}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Questions put to a worker that thinks, and those of them that still wait for an answer. */
export class Asking {
  private readonly post: (question: Question) => void;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private isGone = false;

  constructor(post: (question: Question) => void) {
    this.post = post;
  }

  ask<Name extends Subject>(type: Name, asked: Asked<Name>): Promise<Answered<Name>> {
    if (this.isGone) return Promise.reject(new ThinkerGone());
    const number = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve: (answer) => resolve(answer as Answered<Name>), reject });
      this.post({ type, number, ...asked } as Question);
    });
  }

  take(told: Exclude<FromThinker, { type: "measured" }>): void {
    const waiting = this.waiting.get(told.number);
    this.waiting.delete(told.number);
    if (told.type === "answer") waiting?.resolve(told.answer);
    else waiting?.reject(new Error(told.message));
  }

  /** Nothing will be answered any more. */
  end(): void {
    this.isGone = true;
    for (const { reject } of this.waiting.values()) reject(new ThinkerGone());
    this.waiting.clear();
  }
}
