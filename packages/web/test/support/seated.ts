import { pending, view } from "@maria/rules";
import type { Action, Seat, State } from "@maria/rules/model";
import type { Answer, Moment, Table } from "@maria/table";
import { flushSync } from "svelte";
import { Session } from "../../src/game/session.svelte.ts";
import { historical } from "./historical.ts";

type Sent = Action | { readonly type: "takeBack" };

export interface Seated {
  readonly session: Session;
  /** What the seat has asked for, in order; all of it is accepted. */
  readonly sent: readonly Sent[];
  /** Shows another moment of the game, as after something that this seat did not do. */
  readonly show: (state: State, changes?: Partial<Moment>) => Promise<void>;
}

/** The only person at a table, who sees the game as it stands in the state given. */
export const seatedAt = async (state: State, seat: Seat): Promise<Seated> => {
  const sent: Sent[] = [];
  let tell: (moment: Moment) => void = () => {};
  let seen = 0;
  const table: Table = {
    id: "1",
    name: "game",
    options: state.options,
    players: { [seat]: { kind: "person" } },
    seats: [seat],
    halt: null,
    watch(_reader, listener) {
      tell = listener;
      return () => {};
    },
    act(_seat, _seen, action): Promise<Answer> {
      sent.push(action);
      return Promise.resolve({ accepted: true });
    },
    onTrouble() {},
    retry() {},
    onFailure() {},
    close() {},
  };
  const session = new Session(table, historical);
  const show: Seated["show"] = async (shown, changes = {}) => {
    const now = { seen: ++seen, view: view(shown, seat), pending: pending(shown), lines: [], isWhole: false };
    tell({ ...now, ...changes });
    session.skip();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };
  await show(state, { isWhole: true });
  return { session, sent, show };
};
