import type { Choice, PieceId, TransferAction } from "@maria/rules/model";

type TransferChoice = Extract<Choice, { type: "transfer" }>;

/** Two generals of one power in one city who may share their troops anew, and what the first may have then. */
export interface Stack {
  readonly first: PieceId;
  readonly second: PieceId;
  readonly least: number;
  readonly most: number;
}

/** STK-13: the stacks whose troops can be shared anew, each once, from the transfers either way. */
export const stacksOf = (transfers: readonly TransferChoice[], troops: readonly number[]): Stack[] => {
  const stacks = new Map<PieceId, Stack>();
  for (const { from, to } of transfers) {
    const [first, second] = from < to ? [from, to] : [to, from];
    const now = troops[first] ?? 0;
    const most = (one: PieceId): number =>
      transfers.find((transfer) => transfer.from === one && (transfer.to === first || transfer.to === second))
        ?.most ?? 0;
    stacks.set(first, { first, second, least: now - most(first), most: now + most(second) });
  }
  return [...stacks.values()];
};

/** The transfer after which the first general has so many troops; null if he has them already. */
export const transferFor = ({ first, second }: Stack, now: number, wanted: number): TransferAction | null => {
  if (wanted === now) return null;
  return wanted < now
    ? { type: "transfer", from: first, to: second, troops: now - wanted }
    : { type: "transfer", from: second, to: first, troops: wanted - now };
};
