import type { Entry } from "@maria/rules";
import type { Seat } from "@maria/rules/model";
import type { Answer, Table } from "@maria/table";

/** Whoever teaches says what may be done, and hears what was. */
export interface Teacher {
  /** Asked before anything is sent; what he does not want is not played, and he says why. */
  allows(action: Entry["action"]): boolean;
  /** What was asked for has been accepted. */
  hasActed(action: Entry["action"]): void;
}

export interface TaughtTable extends Table {
  /** Plays what a lesson has others, or the pupil himself, do; false if the game has gone another way. */
  play(entries: readonly Entry[]): Promise<boolean>;
}

const TRIES = 40;
const A_MOMENT = 25;

/** A table at which one seat learns, and the others do as the lesson says. */
export const taughtTable = (table: Table, seat: Seat, teacher: Teacher): TaughtTable => {
  // An entry says how much its seat had seen: somebody looks for each of them.
  const seen = new Map<Seat, number>();
  const stop = table.seats.map((other) => table.watch(other, (moment) => seen.set(other, moment.seen)));

  const playOne = async ({ seat: by, action }: Entry): Promise<boolean> => {
    for (let tried = 0; tried < TRIES; tried++) {
      const answer = await table.act(by, seen.get(by) ?? 0, action);
      if ("accepted" in answer) return true;
      if (!("stale" in answer)) return false;
      // The moment it has not seen yet is on its way.
      await new Promise((later) => setTimeout(later, A_MOMENT));
    }
    return false;
  };

  return {
    ...table,
    seats: [seat],
    async act(by, known, action): Promise<Answer> {
      if (!teacher.allows(action)) return { stale: true };
      const answer = await table.act(by, known, action);
      if ("accepted" in answer) teacher.hasActed(action);
      return answer;
    },
    async play(entries) {
      for (const entry of entries) if (!(await playOne(entry))) return false;
      return true;
    },
    close() {
      for (const unwatch of stop) unwatch();
      table.close();
    },
  };
};
