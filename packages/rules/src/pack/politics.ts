import type { PoliticalCardId, TrackName } from "../model/affairs.ts";
import type { FortressId } from "../model/ids.ts";
import {
  POWER_NAMES,
  type Power,
  type PowerName,
  SAXONY_AUSTRIAN_ALLY,
  SAXONY_NEUTRAL,
  SAXONY_PRUSSIAN_ALLY,
  type SaxonyStatus,
} from "../model/powers.ts";
import type { IconName, InstructionData, PoliticsData, TrackBoxData } from "./data.ts";

export interface TrackBox {
  readonly position: number;
  readonly icons: readonly { readonly icon: IconName; readonly power: Power }[];
  /** Saxony's status while the marker lies here. */
  readonly status: SaxonyStatus;
}

export interface Track {
  /** From left to right. */
  readonly boxes: readonly TrackBox[];
  readonly star: number;
}

/** The box in which a marker at this position lies; positions follow on one another. */
export const boxAt = ({ boxes }: Track, position: number): TrackBox | undefined =>
  boxes[position - (boxes[0]?.position ?? 0)];

/** What the card tells its executor to do, if he wants to. */
export type Instruction =
  | { readonly kind: "incomeThisTurn"; readonly power: Power; readonly change: number }
  | {
      readonly kind: "grant";
      /** Null: whoever selected the card. */
      readonly receivers: readonly Power[] | null;
      readonly tacticalCards: number;
      readonly troops: number;
      readonly fortressToFrance: FortressId | null;
    }
  | { readonly kind: "saxonyJoinsAustria"; readonly troops: number }
  | { readonly kind: "jacobiteRebellion"; readonly power: Power; readonly income: number };

export interface PoliticalCard {
  readonly id: PoliticalCardId;
  readonly key: string;
  readonly year: number;
  /** POL-18: the coats of arms it shows. */
  readonly powers: readonly Power[];
  readonly instruction: Instruction | null;
  readonly shifts: readonly {
    readonly track: TrackName;
    readonly steps: number;
    readonly either: boolean;
    /** CRD-04 */
    readonly forbiddenWhilePrussianAlly: boolean;
  }[];
  readonly isElection: boolean;
}

export interface Politics {
  /** POL-09: the squares from left to right. */
  readonly squareOrder: readonly Power[];
  readonly tracks: Readonly<Record<TrackName, Track>>;
  /** ANX-08: the box "S". */
  readonly annexationBox: number;
  readonly cards: readonly PoliticalCard[];
}

const powerOf = (name: PowerName): Power => POWER_NAMES.indexOf(name) as Power;

const statusOf = (box: TrackBoxData): SaxonyStatus => {
  if (box.status === "austrianAlly") return SAXONY_AUSTRIAN_ALLY;
  return box.status === "neutral" ? SAXONY_NEUTRAL : SAXONY_PRUSSIAN_ALLY;
};

const compileTrack = (boxes: readonly TrackBoxData[]): Track => ({
  boxes: boxes.map((box) => ({
    position: box.position,
    icons: box.icons.map(({ icon, power }) => ({ icon, power: powerOf(power) })),
    status: statusOf(box),
  })),
  star: boxes.find(({ star }) => star)?.position ?? 0,
});

const compileInstruction = (
  data: InstructionData | null,
  fortressOf: (key: string) => FortressId,
): Instruction | null => {
  if (data === null) return null;
  if (data.kind === "saxonyJoinsAustria") return { kind: data.kind, troops: data.troops };
  if (data.kind !== "grant") {
    const power = powerOf(data.power);
    return data.kind === "incomeThisTurn"
      ? { kind: data.kind, power, change: data.change }
      : { kind: data.kind, power, income: data.income };
  }
  return {
    kind: data.kind,
    receivers: data.receivers.some((name) => name === "selectingPower")
      ? null
      : data.receivers.flatMap((name) => (name === "selectingPower" ? [] : [powerOf(name)])),
    tacticalCards: data.tacticalCards,
    troops: data.troops,
    fortressToFrance: data.fortressToFrance === undefined ? null : fortressOf(data.fortressToFrance),
  };
};

export const compilePolitics = (data: PoliticsData, fortressOf: (key: string) => FortressId): Politics => ({
  squareOrder: data.squareOrder.map(powerOf),
  tracks: {
    saxony: compileTrack(data.tracks.saxony.boxes),
    russia: compileTrack(data.tracks.russia.boxes),
    italy: compileTrack(data.tracks.italy.boxes),
  },
  annexationBox: data.tracks.saxony.boxes.find(({ annexationBox }) => annexationBox)?.position ?? 0,
  cards: data.cards.map((card, id) => ({
    id,
    key: card.id,
    year: card.year,
    powers: card.powers.map(powerOf),
    instruction: compileInstruction(card.instruction, fortressOf),
    shifts: card.shifts.map(({ track, steps, either, forbiddenWhile }) => ({
      track,
      steps,
      either: either ?? false,
      forbiddenWhilePrussianAlly: forbiddenWhile === "saxonyPrussianAlly",
    })),
    isElection: card.imperialElection ?? false,
  })),
});
