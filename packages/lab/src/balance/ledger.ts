import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Outcome } from "@maria/cli/tournament/game";

/** What balance asks of a game that has been played. */
export type Played = Pick<Outcome, "shares" | "power" | "ending" | "turn" | "happened">;

/** Games by what they were played with, so that a run over several nights begins where the last one ended. */
export interface Ledger {
  find(key: string): Played | undefined;
  keep(key: string, game: Played): void;
}

interface Line {
  readonly key: string;
  readonly game: Played;
}

/** A ledger in a file, one game a line; without a file games are kept as long as the program runs. */
export const ledgerIn = (file: string | undefined): Ledger => {
  const games = new Map<string, Played>();
  if (file !== undefined && existsSync(file))
    for (const line of readFileSync(file, "utf8").split("\n")) {
      // Whoever was killed in the midst of a line plays that game again.
      if (!line.endsWith("}}")) continue;
      const { key, game } = JSON.parse(line) as Line;
      games.set(key, game);
    }
  return {
    find: (key) => games.get(key),
    keep(key, game) {
      games.set(key, game);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ key, game })}\n`);
    },
  };
};
