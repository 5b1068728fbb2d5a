import { type Entry, refusalOf, replay } from "@maria/rules";
import type { Action, State } from "@maria/rules/model";
import {
  isAnswer,
  type Judged,
  judge,
  type Puzzle,
  type PuzzleGame,
  recordOf,
  solutionOf,
  taskAfter,
} from "@maria/table";
import { Session } from "../game/session.svelte.ts";
import { type TaughtTable, type Teacher, taughtTable } from "../lessons/taughtTable.ts";
import type { LoadedPack } from "../pack/packs.ts";
import { openLocalTable } from "../table/localTable.ts";
import { notePuzzle } from "./progress.ts";

/** What the companion says to what was just done. */
export type PuzzleNotice =
  /** `puzzle` is what had to be found then. */
  | { readonly kind: "right" | "wrong" | "shown"; readonly judged: Judged; readonly puzzle: Puzzle }
  | { readonly kind: "beside" | "noTakeBack" };

/** How far a puzzle has come. */
interface Stand {
  /** What is left to find. */
  readonly puzzle: Puzzle;
  /** The game with everybody’s secrets: answers are weighed in it. */
  readonly state: State;
}

/** A puzzle under way: right answers are played, and what the enemy answers to them; wrong ones are told about. */
export class PuzzleRun implements Teacher {
  private readonly game: PuzzleGame;
  private readonly first: Puzzle;
  private readonly loaded: LoadedPack;
  private readonly name: string;
  session = $state.raw<Session | null>(null);
  stand = $state.raw<Stand | null>(null);
  notice = $state.raw<PuzzleNotice | null>(null);
  isSolved = $state(false);
  private table: TaughtTable | null = null;
  private judged: Judged | null = null;
  private isShown = false;
  private isClosed = false;

  constructor(game: PuzzleGame, puzzle: Puzzle, loaded: LoadedPack, name: string) {
    this.game = game;
    this.first = puzzle;
    this.loaded = loaded;
    this.name = name;
  }

  /** Sets the board up as the puzzle has it. */
  async open(): Promise<void> {
    const record = recordOf(this.game, this.first);
    const replayed = replay(record);
    if (!("state" in replayed)) throw new Error(`the game of ${this.first.id} cannot be played again`);
    const { data, pack } = this.loaded;
    const inner = await openLocalTable({ type: "openRecord", name: this.name, record, pack: data });
    const table = taughtTable(inner, this.first.seat, this);
    if (this.isClosed) return table.close();
    this.session?.close();
    this.stand = { puzzle: this.first, state: replayed.state };
    this.notice = null;
    this.isSolved = false;
    this.isShown = false;
    this.table = table;
    this.session = new Session(table, pack);
    this.session.isExplained = true;
    this.session.isTested = true;
  }

  allows(action: Entry["action"]): boolean {
    const { stand } = this;
    if (this.isSolved || stand === null) return false;
    if (action.type === "takeBack") this.notice = { kind: "noTakeBack" };
    else if (!isAnswer(action)) this.notice = { kind: "beside" };
    // Why the rules forbid it the table says.
    else if (refusalOf(stand.state, stand.puzzle.seat, action) !== null) return true;
    else return this.weighs(stand, action);
    return false;
  }

  private weighs({ state, puzzle }: Stand, action: Action): boolean {
    const judged = judge(state, puzzle, action);
    if (judged.isRight) this.judged = judged;
    else this.notice = { kind: "wrong", judged, puzzle };
    return judged.isRight;
  }

  hasActed(): void {
    const { judged, stand } = this;
    this.judged = null;
    if (judged !== null && stand !== null) void this.goOn(stand, judged, []);
  }

  private async goOn({ puzzle }: Stand, judged: Judged, own: readonly Entry[]): Promise<void> {
    this.stand = { puzzle: taskAfter(puzzle), state: judged.state };
    this.isSolved = judged.isSolved;
    this.notice = { kind: this.isShown ? "shown" : "right", judged, puzzle };
    if (judged.isSolved) notePuzzle(puzzle.id, this.isShown ? "shown" : "solved");
    await this.table?.play([...own, ...judged.replies]);
  }

  /** Plays what is left of the solution. */
  async show(): Promise<void> {
    this.isShown = true;
    for (let { stand } = this; stand !== null && !this.isSolved && !this.isClosed; stand = this.stand) {
      const { puzzle, state } = stand;
      const action = (puzzle === this.first ? puzzle.answers[0] : undefined) ?? solutionOf(state, puzzle);
      await this.goOn(stand, judge(state, puzzle, action), [{ seat: puzzle.seat, action }]);
    }
  }

  close(): void {
    this.isClosed = true;
    this.session?.close();
  }
}
