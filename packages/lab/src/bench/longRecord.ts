import { choices, type GameRecord, pending } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { openTable, playAtTable, type Table } from "@maria/rules/laws";
import { type Choice, isRefusal, LAST_TURN_ADVANCED, type Pack, type Seat } from "@maria/rules/model";
import { chanceFrom, randomOf } from "@maria/rules/search";
import { ADVANCED } from "./games.ts";

/** As long as a game of people who talk and shift their troops a good deal. */
const ENTRIES = 1500;

/** What nobody has to do, and may do nearly always. */
const isIdle = ({ type }: Choice): boolean =>
  type === "transfer" || type === "propose" || type === "withdrawOffer" || type === "endTreaty";

/** An advanced game of random actions of every kind, drawn out over some 1,500 of them. */
export const longRecord = (pack: Pack, number: number): GameRecord => {
  const random = chanceFrom(number);
  let table: Table = openTable(pack.id, ADVANCED, seedFromNumber(number));
  while (table.state.result === null && table.record.entries.length < ENTRIES) {
    const isLate = table.record.entries.length > (table.state.turn * ENTRIES) / LAST_TURN_ADVANCED;
    const seat = pending(table.state)[0]?.seat as Seat;
    const all = choices(table.state, seat);
    const due = all.filter((choice) => !isIdle(choice));
    const idle = all.filter(isIdle);
    const offered = !isLate && idle.length > 0 && random(3) > 0 ? idle : due;
    const action = randomOf(offered[random(offered.length)] as (typeof offered)[number], random);
    if (action === null) continue;
    const played = playAtTable(table, seat, action);
    if (!isRefusal(played)) table = played.table;
  }
  return table.record;
};
