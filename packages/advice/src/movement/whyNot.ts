import { refusalOf, type View } from "@maria/rules";
import { areHostile, boardOf, powerOf } from "@maria/rules/board";
import {
  type CityId,
  FORCE_MARCH,
  GENERAL_MARCH,
  GENERAL_ON_MAIN_ROAD,
  type MarchChoice,
  type Pack,
  type PieceId,
  type Refusal,
  type Seat,
  TRAIN_MARCH,
  TRAIN_ON_MAIN_ROAD,
} from "@maria/rules/model";
import { straightPath } from "../ground/straightPath.ts";
import { marchBegun } from "./reach.ts";

/** What stands between a march and a city, told more closely than the clause does. */
export type Obstacle =
  | {
      readonly kind: "tooFar";
      readonly city: CityId;
      readonly pace: "normal" | "mainRoad" | "force";
      /** Cities of the shortest way at this pace, the most that may be entered, and how many are too many. */
      readonly distance: number;
      readonly most: number;
      readonly excess: number;
    }
  /** Pieces on the way, or beside that of a force march. */
  | { readonly kind: "pieces"; readonly city: CityId; readonly pieces: readonly PieceId[] }
  | { readonly kind: "fortress"; readonly city: CityId };

/** A refusal that may say what stands in the way. */
export interface ExplainedRefusal extends Refusal {
  readonly obstacle?: Obstacle;
}

/** The march by which somebody would think to get to a city, and what forbids it. */
export interface ForbiddenMarch {
  readonly path: readonly CityId[];
  readonly force: boolean;
  readonly refusal: ExplainedRefusal;
}

type TooFar = Extract<Obstacle, { kind: "tooFar" }>;

interface Pace {
  readonly pace: TooFar["pace"];
  readonly most: number;
  readonly tooFar: Pick<Refusal, "rule" | "reason">;
}

const GENERAL_PACES: readonly Pace[] = [
  { pace: "normal", most: GENERAL_MARCH, tooFar: { rule: "MOV-05", reason: "generalMovesThree" } },
  {
    pace: "mainRoad",
    most: GENERAL_ON_MAIN_ROAD,
    tooFar: { rule: "MOV-06", reason: "generalMovesFourOnMainRoad" },
  },
  { pace: "force", most: FORCE_MARCH, tooFar: { rule: "MOV-17", reason: "forceMarchIsEight" } },
];
const TRAIN_PACES: readonly Pace[] = [
  { pace: "normal", most: TRAIN_MARCH, tooFar: { rule: "MOV-07", reason: "trainMovesTwo" } },
  {
    pace: "mainRoad",
    most: TRAIN_ON_MAIN_ROAD,
    tooFar: { rule: "MOV-08", reason: "trainMovesThreeOnMainRoad" },
  },
];

type Marcher = Pick<MarchChoice, "piece" | "from" | "mayForce">;

/** The paces at which the piece may go; DEC-26: a march that has begun goes on as it began. */
const pacesOf = (pack: Pack, view: View, { piece, mayForce }: Marcher): Pace[] => {
  const begun = marchBegun(view);
  return (piece < pack.generals.length ? GENERAL_PACES : TRAIN_PACES)
    .filter(({ pace }) => pace !== "force" || mayForce)
    .filter(({ pace }) => begun === null || (pace === "force") === begun.force)
    .filter(({ pace }) => begun === null || pace !== "mainRoad" || begun.onMainRoad)
    .map((pace) => ({ ...pace, most: pace.most - (begun?.taken ?? 0) }));
};

interface StraightWay extends Pace {
  readonly path: readonly CityId[];
  readonly excess: number;
}

/** Pieces beside a city that a force march keeps away from (MOV-22). */
const enemiesBeside = (pack: Pack, view: View, piece: PieceId, city: CityId): Obstacle | undefined => {
  for (const neighbour of boardOf(view).neighbours[city] ?? []) {
    const pieces = pack.pieces
      .filter(({ id, power }) => view.at[id] === neighbour && areHostile(view, powerOf(pack, piece), power))
      .map(({ id }) => id);
    if (pieces.length > 0) return { kind: "pieces", city: neighbour, pieces };
  }
  return undefined;
};

/** Where on the way the clause is broken, and by whom. */
const obstacleOn = (
  pack: Pack,
  view: View,
  seat: Seat,
  piece: PieceId,
  { path, pace }: StraightWay,
  { reason }: Refusal,
): Obstacle | undefined => {
  const force = pace === "force";
  const broken = path.findIndex(
    (_, index) =>
      refusalOf(view, seat, { type: "march", piece, path: path.slice(0, index + 1), force })?.reason ===
      reason,
  );
  // A general who would be joined stands one city before the one that can no longer be entered.
  const city = path[reason === "joiningEndsMove" ? broken - 1 : broken];
  if (city === undefined) return undefined;
  if (reason === "forceMarchNearEnemy") return enemiesBeside(pack, view, piece, city);
  if (reason === "forceMarchEnemyFortress") return { kind: "fortress", city };
  const pieces = pack.pieces.filter(({ id }) => id !== piece && view.at[id] === city).map(({ id }) => id);
  return pieces.length === 0 ? undefined : { kind: "pieces", city, pieces };
};

/**
 * Why a march does not get to a city; null if nothing forbids it. A city beyond every pace is too far, whatever stands
 * there or on the way; of one within reach the clause is named that the straightest way breaks, and where.
 */
export const whyNoMarch = (
  pack: Pack,
  view: View,
  seat: Seat,
  choice: Marcher,
  to: CityId,
): ForbiddenMarch | null => {
  const board = boardOf(view);
  const { piece, from } = choice;
  const ways = pacesOf(pack, view, choice).flatMap((pace): StraightWay[] => {
    const path = straightPath(board, from, to, pace.pace !== "normal");
    return path === null ? [] : [{ ...pace, path, excess: path.length - pace.most }];
  });
  const [nearest] = ways.slice().sort((a, b) => a.excess - b.excess);
  if (nearest !== undefined && nearest.excess > 0) {
    const { pace, path, most, excess, tooFar } = nearest;
    const obstacle: TooFar = { kind: "tooFar", city: to, pace, distance: path.length, most, excess };
    return { path, force: pace === "force", refusal: { refused: true, ...tooFar, obstacle } };
  }
  const tried = ways
    .filter(({ excess }) => excess <= 0)
    .map((way) => {
      const { path, pace } = way;
      const force = pace === "force";
      return { way, force, refusal: refusalOf(view, seat, { type: "march", piece, path, force }) };
    });
  const [first] = tried;
  if (first === undefined) {
    const refusal = refusalOf(view, seat, { type: "march", piece, path: [to], force: false });
    return refusal === null ? null : { path: [to], force: false, refusal };
  }
  if (first.refusal === null || tried.some(({ refusal }) => refusal === null)) return null;
  const { way, force, refusal } = first;
  const obstacle = obstacleOn(pack, view, seat, piece, way, refusal);
  return { path: way.path, force, refusal: obstacle === undefined ? refusal : { ...refusal, obstacle } };
};

/** Why a piece cannot set out: it may not move at all, or every road is barred to it. */
export const whyNoMove = (view: View, seat: Seat, piece: PieceId): Refusal | null => {
  const stays = refusalOf(view, seat, { type: "march", piece, path: [], force: false });
  if (stays === null || stays.reason !== "needsAStep") return stays;
  const roads = boardOf(view).neighbours[view.at[piece] as CityId] ?? [];
  for (const city of roads) {
    const barred = refusalOf(view, seat, { type: "march", piece, path: [city], force: false });
    if (barred !== null) return barred;
  }
  return null;
};
