import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Outcome } from "@maria/cli/tournament/game";
import type { FormName } from "../forms.ts";

/** One game of a ladder as it is kept: what it needs to be counted again, and which game of which rung it was. */
export interface KeptGame {
  readonly form: FormName;
  readonly one: string;
  readonly others: string;
  readonly outcome: Outcome;
}

/** Games that have been played, in a file that grows by a line for each, so that a ladder may be climbed in pieces. */
export class Kept {
  private readonly file: string | null;
  private readonly games: KeptGame[];

  constructor(file: string | null) {
    this.file = file;
    this.games =
      file !== null && existsSync(file)
        ? readFileSync(file, "utf8")
            .split("\n")
            .filter((line) => line !== "")
            .map((line) => JSON.parse(line) as KeptGame)
        : [];
  }

  /** The games of a rung in their order, whenever they were played. */
  of(form: FormName, one: string, others: string): readonly Outcome[] {
    return this.games
      .filter((game) => game.form === form && game.one === one && game.others === others)
      .map(({ outcome }) => outcome)
      .sort((a, b) => a.number - b.number);
  }

  add(game: KeptGame): void {
    this.games.push(game);
    if (this.file !== null) appendFileSync(this.file, `${JSON.stringify(game)}\n`);
  }
}
