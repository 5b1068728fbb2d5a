import { flandersIsSemiActive } from "../ground/hostility.ts";
import { NO_PIECE, type Occupation } from "../ground/occupation.ts";
import type { MovementFrame } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import type { Power } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import type { Board, Pack } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import type { Spared, StandingDuty } from "../treaties/duty.ts";
import { type MarchTreaties, marchTreatiesOf } from "../treaties/marchTreaties.ts";
import { findSpared } from "../treaties/standingDuty.ts";
import { flandersIsClosed } from "./dispute.ts";
import { isOpenCountry } from "./openCountry.ts";

/** A piece about to march, with the board as it finds it. */
export interface Marcher {
  readonly position: Position;
  readonly pack: Pack;
  readonly board: Board;
  /** NO_PIECE where any piece of this kind is meant. */
  readonly piece: PieceId;
  readonly power: Power;
  readonly isGeneral: boolean;
  readonly occupation: Occupation;
  /** RUL-02: the Flanders map is closed to this side for the moment. */
  readonly flandersClosed: boolean;
  readonly refusedStacks: MovementFrame["refusedStacks"];
  /** SGA-03: the Flanders map is semi-active. */
  readonly semiActive: boolean;
  /** NEG-04: what treaties forbid a general; null where none does. Treaties do not concern trains. */
  readonly treaties: MarchTreaties | null;
  /** RUL-101: whom they spare. */
  readonly spared: readonly Spared[];
  /** What they ask of the city where the march ends; null for a piece not yet known (see `aimed`). */
  readonly duty: StandingDuty | null;
  /** RUL-101 (4): whose way out a piece would close by ending in a city; null where there is none to close. */
  readonly wayClosed: WayClosed | null;
  /** See `isOpenCountry`. */
  readonly inOpenCountry: boolean;
}

/** The treaty that forbids a piece to end in a city because it would close another's way, or NO_TREATY. */
export type WayClosed = (piece: PieceId, city: CityId) => number;

const NOBODY_SPARED: readonly Spared[] = [];

/** The board as any of the power's generals, or any of its trains, finds it before setting out. */
export const surveyOf = (
  position: Position,
  frame: MovementFrame,
  occupation: Occupation,
  power: Power,
  isGeneral: boolean,
  wayClosed: WayClosed | null,
  piece: PieceId = NO_PIECE,
): Marcher => {
  const semiActive = flandersIsSemiActive(position);
  const treaties = isGeneral ? marchTreatiesOf(position, power) : null;
  const pack = packOf(position);
  const board = boardOf(position);
  return {
    position,
    pack,
    board,
    piece,
    power,
    isGeneral,
    occupation,
    flandersClosed: flandersIsClosed(position, frame, power),
    refusedStacks: frame.refusedStacks,
    semiActive,
    treaties,
    spared: treaties === null ? NOBODY_SPARED : findSpared(position, pack, board, treaties),
    duty: null,
    wayClosed,
    inOpenCountry: wayClosed === null && isOpenCountry(position, semiActive, treaties),
  };
};

/** The survey with part of it changed. */
export const changedMarcher = (
  survey: Marcher,
  piece: PieceId,
  duty: StandingDuty | null,
  wayClosed: WayClosed | null,
): Marcher => ({ ...survey, piece, duty, wayClosed });
