import type { LogEntry } from "@maria/rules";
import type { Movement } from "../board/marks.ts";

/** The ways pieces have gone, in the order in which they went. */
export const movementsIn = (entries: readonly LogEntry[]): Movement[] =>
  entries.flatMap((entry): Movement[] => {
    if (entry.type === "marched") return [{ piece: entry.piece, path: [entry.from, ...entry.path] }];
    if (entry.type === "retreated")
      return entry.generals.map((piece) => ({ piece, path: [entry.from, ...entry.path] }));
    return [];
  });
