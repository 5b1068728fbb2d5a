import type { GameEvent } from "@maria/rules/model";

/** What a timeline marks, from top to bottom. */
export const MARK_KINDS = ["battle", "conquest", "politics", "winter"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

const KIND_OF: Partial<Readonly<Record<GameEvent["type"], MarkKind>>> = {
  battleEnded: "battle",
  conquered: "conquest",
  politicalCardExecuted: "politics",
  saxonyChanged: "politics",
  silesiaAnnexed: "politics",
  emperorElected: "politics",
  objectivesReduced: "politics",
  silesiaCeded: "politics",
  winterBegan: "winter",
};

/** All of these events are public, so a spectator's timeline shows as much as anybody's. */
export const marksIn = (events: readonly GameEvent[]): MarkKind[] =>
  MARK_KINDS.filter((kind) => events.some(({ type }) => KIND_OF[type] === kind));
