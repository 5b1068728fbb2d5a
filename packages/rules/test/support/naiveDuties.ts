import { activePowers } from "../../src/ground/sequence.ts";
import type { Seat } from "../../src/model/options.ts";
import { seatOfPower } from "../../src/model/seats.ts";
import { FROZEN, MOVED, type State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { type BarePiece, type BareTable, bareTable } from "./bareTable.ts";
import { judgedWalks, type Walk } from "./naiveMarches.ts";
import { brokenByWalks, isInBreach } from "./naiveTreaties.ts";
import { power } from "./position.ts";

const isOf = (state: State, seat: Seat, piece: BarePiece): boolean =>
  activePowers(state).includes(power(piece.power)) &&
  seatOfPower(state.options, power(piece.power), state.saxony) === seat;

const mayStillMove = (state: State, seat: Seat, piece: BarePiece): boolean =>
  piece.city !== null && state.spent[piece.id] === 0 && isOf(state, seat, piece);

/** The marches of a piece that neither rules nor treaties forbid. */
const marchesOf = (state: State, table: BareTable, piece: BarePiece): Walk[] => {
  const walked = judgedWalks(table, piece).filter(({ legal }) => legal);
  const broken = brokenByWalks(state, table, piece, walked);
  return walked.filter((walk) => broken.get(walk)?.length === 0);
};

const canMarch = (state: State, id: number): boolean => {
  const table = bareTable(state);
  const piece = table.pieces[id];
  return piece !== undefined && state.spent[id] === 0 && marchesOf(state, table, piece).length > 0;
};

/** The table after a piece has been put into a city: whom it joins has ended his movement, a train there is gone. */
const withPieceIn = (state: State, id: number, city: string | null): State => {
  const place = city === null ? -1 : (packOf(state).cityByKey.get(city) ?? -1);
  const generals = packOf(state).generals.length;
  const at = state.at.map((there, other) => {
    if (other === id) return place as never;
    return there === place && city !== null && other >= generals ? (-1 as never) : there;
  });
  const spent = state.spent.map((before, other) => {
    if (other === id) return before | MOVED;
    return other < generals && city !== null && state.at[other] === place ? before | FROZEN : before;
  });
  return { ...state, at, spent };
};

const endsOf = (state: State, table: BareTable, piece: BarePiece): string[] => [
  ...new Set(marchesOf(state, table, piece).map(({ path }) => path.at(-1) ?? "")),
];

/** Whether a general can get better by a march, or could once another own piece has made way. */
const hasWay = (state: State, seat: Seat, id: number): boolean => {
  if (canMarch(state, id)) return true;
  const table = bareTable(state);
  return (
    state.spent[id] === 0 &&
    table.pieces.some(
      (piece) =>
        piece.id !== id &&
        mayStillMove(state, seat, piece) &&
        canMarch(withPieceIn(state, piece.id, null), id) &&
        endsOf(state, table, piece).some((city) => canMarch(withPieceIn(state, piece.id, city), id)),
    )
  );
};

/** RUL-101 (1): the seat's generals who breach a treaty where they stand and could end or lessen that. */
export const owing = (state: State, seat: Seat): number[] => {
  const table = bareTable(state);
  return table.pieces
    .filter((piece) => piece.isGeneral && mayStillMove(state, seat, piece) && isInBreach(state, table, piece))
    .filter(({ id }) => hasWay(state, seat, id))
    .map(({ id }) => id);
};

/** RUL-101 (4): whether a march would close the last way of another general who has to leave. */
export const closesWay = (
  state: State,
  seat: Seat,
  owed: readonly number[],
  mover: number,
  end: string,
): boolean => {
  if (owed.length === 0) return false;
  const after = withPieceIn(state, mover, end);
  return owed.some((id) => id !== mover && !hasWay(after, seat, id));
};
