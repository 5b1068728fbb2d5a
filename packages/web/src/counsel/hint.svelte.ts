import type { Counsel } from "@maria/advice/counsel";
import { refusalOf, type View } from "@maria/rules";
import type { Action } from "@maria/rules/model";
import type { Session } from "../game/session.svelte.ts";
import { ThinkerGone } from "../thinking/asking.ts";

/** Whoever is asked for advice, with what the seat sees and nothing else. */
export interface Adviser {
  ask(view: View, seen: number): Promise<Counsel>;
  /** Ends whatever he thinks about, at once; he may be asked again. */
  stop(): void;
}

type Stage =
  | { readonly kind: "none" }
  | { readonly kind: "thinking" }
  | { readonly kind: "given"; readonly counsel: Counsel; readonly left: readonly Action[] }
  /** Without a message nobody came who could be asked. */
  | { readonly kind: "failed"; readonly message: string | null };

const NONE: Stage = { kind: "none" };

/** What a session lets a hint do: nothing is done but by `follow`. */
type Advised = Pick<Session, "view" | "moment" | "seat" | "isLive" | "isSending" | "act">;

/** Advice on one decision; it is gone when something else is decided. */
export class Hint {
  private readonly session: Advised;
  private readonly adviser: Adviser;
  stage = $state.raw<Stage>(NONE);
  /** Each question has its number: an answer to an earlier one comes too late. */
  private question = 0;
  private isFollowing = false;

  constructor(session: Advised, adviser: Adviser) {
    this.session = session;
    this.adviser = adviser;
  }

  async ask(): Promise<void> {
    const { view, moment } = this.session;
    if (view === null || moment === null || this.stage.kind === "thinking") return;
    const number = ++this.question;
    this.stage = { kind: "thinking" };
    try {
      const counsel = await this.adviser.ask(view, moment.seen);
      if (number === this.question) this.stage = { kind: "given", counsel, left: counsel.actions };
    } catch (error) {
      if (number !== this.question) return;
      const message = error instanceof ThinkerGone ? null : String(error);
      this.stage = { kind: "failed", message };
    }
  }

  /** Takes the advice away; who still thinks about it stops. */
  clear(): void {
    this.question++;
    this.isFollowing = false;
    if (this.stage.kind === "thinking") this.adviser.stop();
    this.stage = NONE;
  }

  /** The next action of the plan, if it may be taken now. */
  get next(): Action | null {
    const { stage, session } = this;
    const { view, seat } = session;
    if (stage.kind !== "given" || view === null || seat === null || !session.isLive || session.isSending)
      return null;
    const [action] = stage.left;
    return action !== undefined && refusalOf(view, seat, action) === null ? action : null;
  }

  /** Does the next action of the plan. */
  async follow(): Promise<void> {
    const action = this.next;
    if (action === null) return;
    this.isFollowing = true;
    if (!(await this.session.act(action))) this.isFollowing = false;
  }

  /** The seat decides afresh: after an action of the plan the rest of it is left, after anything else nothing. */
  decidedAfresh(): void {
    const { stage } = this;
    const left = stage.kind === "given" && this.isFollowing ? stage.left.slice(1) : [];
    this.isFollowing = false;
    if (stage.kind === "given" && left.length > 0) this.stage = { ...stage, left };
    else this.clear();
  }
}
