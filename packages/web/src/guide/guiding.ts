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

export const guidedGame = (id: string): Guided | null => kept().find((game) => game.id === id) ?? null;

export const setSilent = (id: string, isSilent: boolean): void => {
  const game = guidedGame(id);
  if (game !== null) keep({ ...game, isSilent });
};

/** Less and less: what to look at is said twice for each kind of decision, a fact a few times. */
const MOST: { readonly [Kind in CounselKind]: number } = {
  look: 2,
  threatened: 3,
  starving: 4,
  disturbed: 2,
  forced: 3,
  open: 3,
  nearlyWon: 3,
  winterComes: 2,
};
/** Nobody reads more at once. */
export const MOST_AT_ONCE = 3;

const nameOf = (counsel: Counsel): string => (counsel.kind === "look" ? `look.${counsel.at}` : counsel.kind);

/** Which of these still are to be said, the first few; `said` is how often each has been said before. */
export const stillToSay = (
  counsels: readonly Counsel[],
  said: Readonly<Record<string, number>>,
): readonly Counsel[] =>
  counsels.filter((counsel) => (said[nameOf(counsel)] ?? 0) < MOST[counsel.kind]).slice(0, MOST_AT_ONCE);

/** They have been said now. */
export const noteSaid = (id: string, counsels: readonly Counsel[]): void => {
  const game = guidedGame(id);
  if (game === null || counsels.length === 0) return;
  const said = { ...game.said };
  for (const name of counsels.map(nameOf)) said[name] = (said[name] ?? 0) + 1;
  keep({ ...game, said });
};
