import { recall, remember } from "../settings/memory.ts";
import type { Counsel, CounselKind } from "./counsel.ts";

const GAMES = "maria-guided";
const MOST_KEPT = 20;

interface Guided {
  readonly id: string;
  readonly isSilent: boolean;
  /** How often each piece of advice has been given. */
  readonly said: Readonly<Record<string, number>>;
}

const isGuided = (value: unknown): value is Guided =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "isSilent" in value &&
  typeof value.isSilent === "boolean" &&
  "said" in value &&
  typeof value.said === "object" &&
  value.said !== null &&
  Object.values(value.said).every((times) => Number.isInteger(times));

/** What the browser has kept may be anything: what makes no sense counts as nothing. */
const kept = (): readonly Guided[] => {
  try {
    const found: unknown = JSON.parse(recall(GAMES) ?? "[]");
    return Array.isArray(found) ? found.filter(isGuided) : [];
  } catch {
    return [];
  }
};

const keep = (game: Guided): void => {
  const others = kept().filter(({ id }) => id !== game.id);
  remember(GAMES, JSON.stringify([...others, game].slice(-MOST_KEPT)));
};

/** This game has a companion from now on. */
export const guide = (id: string): void => keep({ id, isSilent: false, said: {} });

/** Somebody has begun a game with a companion on this device. */
export const hasBeenGuided = (): boolean => kept().length > 0;

export const guidedGame = (id: string): Guided | null => kept().find((game) => game.id === id) ?? null;

export const setSilent = (id: string, isSilent: boolean): void => {
  const game = guidedGame(id);
  if (game !== null) keep({ ...game, isSilent });
};

/** Less and less: what to look at is said twice for each kind of decision, a fact a few times. */
const MOST: { readonly [Kind in CounselKind]: number } = {
  look: 2,
  threatened: 4,
  starving: 4,
  disturbed: 2,
  forced: 3,
  open: 5,
  nearlyWon: 3,
  winterComes: 2,
  lastTurn: 1,
};
/** Nobody reads more at once. */
export const MOST_AT_ONCE = 2;

const nameOf = (counsel: Counsel): string => (counsel.kind === "look" ? `look.${counsel.at}` : counsel.kind);

/**
 * Which of these still are to be said, the first few; `said` is how often each has been said before. A new kind of decision
 * is explained before any fact but a game that is about to end.
 */
export const stillToSay = (
  counsels: readonly Counsel[],
  said: Readonly<Record<string, number>>,
): readonly Counsel[] => {
  const left = counsels.filter((counsel) => (said[nameOf(counsel)] ?? 0) < MOST[counsel.kind]);
  const isPressing = ({ kind }: Counsel): boolean => kind === "nearlyWon" || kind === "lastTurn";
  const isNew = (counsel: Counsel): boolean => counsel.kind === "look" && said[nameOf(counsel)] === undefined;
  const rank = (counsel: Counsel): number => (isPressing(counsel) ? 0 : isNew(counsel) ? 1 : 2);
  return left.sort((one, other) => rank(one) - rank(other)).slice(0, MOST_AT_ONCE);
};

/**
 * What of the things said to a decision still holds, as they stand now, and what has come up since: a fortress that is protected
 * by now is spoken of no more, an attack that a march has brought about is.
 */
export const toldNow = (
  told: readonly Counsel[],
  counsels: readonly Counsel[],
  said: Readonly<Record<string, number>>,
): { readonly told: readonly Counsel[]; readonly fresh: readonly Counsel[] } => {
  const standing = told.flatMap((old) => counsels.find((now) => nameOf(now) === nameOf(old)) ?? []);
  const isUntold = (counsel: Counsel): boolean => !standing.some((old) => nameOf(old) === nameOf(counsel));
  const fresh = stillToSay(counsels.filter(isUntold), said).slice(0, MOST_AT_ONCE - standing.length);
  return { told: [...standing, ...fresh], fresh };
};

/** They have been said now. */
export const noteSaid = (id: string, counsels: readonly Counsel[]): void => {
  const game = guidedGame(id);
  if (game === null || counsels.length === 0) return;
  const said = { ...game.said };
  for (const name of counsels.map(nameOf)) said[name] = (said[name] ?? 0) + 1;
  keep({ ...game, said });
};
