import type { BattleFrame, BattleSide } from "@maria/rules/model";

export type SideName = "attacker" | "defender";

export const otherSide = (side: SideName): SideName => (side === "attacker" ? "defender" : "attacker");

/** CMB-12: the two sides' scores are always opposite numbers; never −0. */
export const scoreOf = ({ score }: BattleFrame, side: SideName): number =>
  side === "attacker" ? score : 0 - score;

export interface AfterCard {
  /** From the point of view of the side that plays. */
  readonly score: number;
  /** CMB-16, CMB-17: whoever stands at zero or better passes the right to play. */
  readonly toPlay: SideName;
}

/** CMB-15 to CMB-17: what a card of this value would make of the score. */
export const afterCard = (frame: BattleFrame, value: number): AfterCard => {
  const score = scoreOf(frame, frame.toPlay) + value;
  return { score, toPlay: score >= 0 ? otherSide(frame.toPlay) : frame.toPlay };
};

export interface Defeat {
  readonly side: BattleSide;
  /** CMB-18, RTR-02: troops lost, and the length of the retreat. */
  readonly loss: number;
  readonly survivors: number;
}

/** CMB-18 to CMB-21, CMB-24: what it means to stop; null is a tie. */
export const defeatBy = (frame: BattleFrame): Defeat | null => {
  const side = frame[frame.toPlay];
  const deficit = 0 - scoreOf(frame, frame.toPlay);
  if (deficit === 0) return null;
  const loss = Math.min(deficit, side.troops);
  return { side, loss, survivors: side.troops - loss };
};
