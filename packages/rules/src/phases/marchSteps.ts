import type { MarchStep } from "../model/choices.ts";
import type { MovementFrame } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import { AUSTRIA, areEnemies, FRANCE, mayStack, type Power } from "../model/powers.ts";
import { type Reason, type Refusal, type RuleId, refuse } from "../model/rule.ts";
import type { Position } from "../model/state.ts";
import type { Board, Pack } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { isEnemyFortress } from "./control.ts";
import { firstIn, holdsTwo, isOccupied, NO_PIECE, type Occupation, occupy } from "./occupation.ts";
import { generalOf, isGeneral, powerOf } from "./stacks.ts";

/** MOV-05 to MOV-08, MOV-17: how far a piece may go. */
const GENERAL_ALLOWANCE = 3;
const GENERAL_ON_MAIN_ROAD = 4;
const TRAIN_ALLOWANCE = 2;
const TRAIN_ON_MAIN_ROAD = 3;
export const FORCE_MARCH = 8;

/** What it means for a marching piece to enter a city. */
export const ENTER = 0;
export const ELIMINATE = 1;
export const JOIN = 2;
const FIRST_REFUSAL = 3;

const REFUSALS: readonly (readonly [RuleId, Reason])[] = [
  ["MOV-25", "mapCrossingForbidden"],
  ["MOV-09", "cannotPassPiece"],
  ["STK-02", "noRoomInCity"],
  ["STK-02", "mayNotStackWith"],
  ["STK-04", "trainSharesNoCity"],
  ["MOV-20", "forceMarchEnemyFortress"],
  ["MOV-22", "forceMarchNearEnemy"],
  ["MOV-26", "stackWasRefused"],
  ["MOV-27", "otherSideMovesFirst"],
  ["MOV-15", "trainSharesNoCity"],
];
const [
  CROSSING,
  PIECE,
  FULL,
  NO_STACK,
  TRAIN_HERE,
  FORTRESS,
  NEAR_ENEMY,
  REFUSED,
  NOT_OUR_MOVE,
  ENEMY_TRAIN,
] = REFUSALS.map((_, index) => index + FIRST_REFUSAL) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** A piece about to march, with the board as it finds it. The occupation is valid until the next one is asked. */
export interface Marcher {
  readonly position: Position;
  readonly pack: Pack;
  readonly board: Board;
  readonly piece: PieceId;
  readonly power: Power;
  readonly isGeneral: boolean;
  readonly occupation: Occupation;
  /** RUL-02: the Flanders map is closed to this side for the moment. */
  readonly flandersClosed: boolean;
  readonly refusedStacks: MovementFrame["refusedStacks"];
}

/** MOV-27, RUL-02: whether moves on the Flanders map have to wait, and for which reason. */
export const flandersIsClosed = (frame: MovementFrame, power: Power): boolean => {
  if (frame.asked.length > 0) return true;
  if (frame.dispute === null) return false;
  return frame.dispute.next !== power || frame.dispute.finished.includes(power);
};

export const marcherOf = (position: Position, frame: MovementFrame, piece: PieceId): Marcher => {
  const pack = packOf(position);
  const board = boardOf(position);
  const power = powerOf(pack, piece);
  return {
    position,
    pack,
    board,
    piece,
    power,
    isGeneral: isGeneral(pack, piece),
    occupation: occupy(position, board, piece),
    flandersClosed: flandersIsClosed(frame, power),
    refusedStacks: frame.refusedStacks,
  };
};

/** The board as any general, or any train, of the power finds it before setting out. */
export const surveyOf = (
  position: Position,
  frame: MovementFrame,
  power: Power,
  isGeneral: boolean,
): Marcher => {
  const board = boardOf(position);
  return {
    position,
    pack: packOf(position),
    board,
    piece: NO_PIECE,
    power,
    isGeneral,
    occupation: occupy(position, board, NO_PIECE),
    flandersClosed: flandersIsClosed(frame, power),
    refusedStacks: frame.refusedStacks,
  };
};

/** MOV-22, RUL-28: no entered city may be adjacent to, or hold, an enemy piece. */
const isNearEnemy = (marcher: Marcher, city: CityId): boolean => {
  const { board, occupation, pack, power, position } = marcher;
  for (const next of board.neighbours[city] as readonly CityId[])
    if (
      isOccupied(occupation, next) &&
      areEnemies(power, powerOf(pack, firstIn(occupation, next)), position.saxony)
    )
      return true;
  return false;
};

const enterOccupied = (marcher: Marcher, city: CityId): number => {
  const { pack, occupation, piece, power, position } = marcher;
  const there = firstIn(occupation, city);
  const powerThere = powerOf(pack, there);
  const enemy = areEnemies(power, powerThere, position.saxony);
  if (!isGeneral(pack, there)) {
    if (!marcher.isGeneral) return enemy ? ENEMY_TRAIN : TRAIN_HERE;
    return enemy ? ELIMINATE : TRAIN_HERE;
  }
  if (!marcher.isGeneral) return TRAIN_HERE;
  if (enemy) return PIECE;
  if (!mayStack(power, powerThere, position.saxony)) return NO_STACK;
  if (holdsTwo(occupation, city)) return FULL;
  for (const refused of marcher.refusedStacks)
    if (refused.piece === piece && refused.city === city) return REFUSED;
  return JOIN;
};

/** What entering `city` from `from` means: ENTER, ELIMINATE, JOIN, or a code for the clause that forbids it. */
export const entryTo = (marcher: Marcher, from: CityId, city: CityId, force: boolean): number => {
  const { board, pack, position, power } = marcher;
  const leavesFlanders = board.isFlanders[from] === 1;
  const entersFlanders = board.isFlanders[city] === 1;
  if (leavesFlanders !== entersFlanders && power !== FRANCE && power !== AUSTRIA) return CROSSING;
  if (marcher.flandersClosed && (leavesFlanders || entersFlanders)) return NOT_OUR_MOVE;
  const entry = isOccupied(marcher.occupation, city) ? enterOccupied(marcher, city) : ENTER;
  if (!force || entry >= FIRST_REFUSAL) return entry;
  if (entry === ELIMINATE) return NEAR_ENEMY;
  if (isEnemyFortress(position, pack, power, city)) return FORTRESS;
  return isNearEnemy(marcher, city) ? NEAR_ENEMY : entry;
};

export const isRefusedEntry = (entry: number): boolean => entry >= FIRST_REFUSAL;

export const refusalOfEntry = (entry: number): Refusal => {
  const [rule, reason] = REFUSALS[entry - FIRST_REFUSAL] as readonly [RuleId, Reason];
  return refuse(rule, reason);
};

/** Whether a march may take one more step after `taken` steps, the last of them over this kind of road. */
export const withinAllowance = (
  marcher: Marcher,
  taken: number,
  onMainRoad: boolean,
  force: boolean,
): boolean => {
  if (force) return onMainRoad && taken <= FORCE_MARCH;
  const short = marcher.isGeneral ? GENERAL_ALLOWANCE : TRAIN_ALLOWANCE;
  const long = marcher.isGeneral ? GENERAL_ON_MAIN_ROAD : TRAIN_ON_MAIN_ROAD;
  return taken <= (onMainRoad ? long : short);
};

/** STK-06: the two generals between whom command would have to be chosen, if their ranks are equal. */
export const commandersOf = (pack: Pack, mover: PieceId, there: PieceId): readonly PieceId[] | null =>
  generalOf(pack, mover).rank === generalOf(pack, there).rank ? [mover, there] : null;

/** The cities a march that stands in `city` after `taken` steps may enter next. */
export const stepsFrom = (
  marcher: Marcher,
  city: CityId,
  taken: number,
  onMainRoad: boolean,
  force: boolean,
): MarchStep[] => {
  const { board } = marcher;
  const around = board.neighbours[city] as readonly CityId[];
  const isMain = board.roadIsMain[city] as readonly boolean[];
  const steps: MarchStep[] = [];
  for (let road = 0; road < around.length; road++) {
    const stillMain = onMainRoad && (isMain[road] as boolean);
    if (!withinAllowance(marcher, taken + 1, stillMain, force)) continue;
    const next = around[road] as CityId;
    const entry = entryTo(marcher, city, next, force);
    if (isRefusedEntry(entry)) continue;
    const joins = entry === JOIN;
    steps.push({
      city: next,
      mayEnd: true,
      mayGoOn: !joins && withinAllowance(marcher, taken + 2, stillMain, force),
      commanders: joins ? commandersOf(marcher.pack, marcher.piece, firstIn(marcher.occupation, next)) : null,
    });
  }
  return steps;
};

/** Whether a piece in `city` could take a first step; a force march never opens one that a normal move lacks. */
export const hasFirstStep = (survey: Marcher, piece: PieceId, city: CityId): boolean => {
  const marcher = survey.refusedStacks.length > 0 ? { ...survey, piece } : survey;
  for (const next of marcher.board.neighbours[city] as readonly CityId[])
    if (!isRefusedEntry(entryTo(marcher, city, next, false))) return true;
  return false;
};
