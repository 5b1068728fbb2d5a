import {
  AUSTRIA,
  FRANCE,
  type Pack,
  type Position,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  type Seat,
  seatOfPower,
} from "@maria/rules/model";
import {
  BOXES,
  type BoxName,
  type GoalRace,
  lastResort,
  lastTurn,
  type PoolRace,
  racesOf,
} from "../victory/index.ts";

/** A way to win, with the rule that gives it. */
export type Goal = { readonly rule: string } & (
  | { readonly kind: "fortresses"; readonly race: GoalRace }
  /** Several races won at the same time. */
  | { readonly kind: "both"; readonly races: readonly GoalRace[]; readonly turn: number }
  /** Nobody else has got there when this turn ends. */
  | { readonly kind: "holdOut" | "neither"; readonly turn: number }
  /** An empty pool; the boxes that take markers of it, besides those for battles. */
  | { readonly kind: "pool"; readonly race: PoolRace; readonly boxes: readonly BoxName[] }
  /** The lowest total of the winters. */
  | { readonly kind: "scores"; readonly turn: number }
);

/** VBX-11 to VBX-16: whose markers a box takes. */
const TAKERS: { readonly [Box in BoxName]: readonly Power[] } = {
  threeElectors: [FRANCE, PRAGMATIC],
  emperor: [AUSTRIA, FRANCE],
  italy: [AUSTRIA, FRANCE],
  silesia: [PRUSSIA],
};

/** INT-08 to INT-10, and what replaces them once Silesia has been ceded (SGA-24). */
const RULES: { readonly [Aim in GoalRace["aim"]]: string } = {
  austria: "INT-08",
  austriaAndSilesia: "INT-09",
  bavariaAndFrance: "SGA-27",
  france: "SGA-25",
  netherlands: "SGA-26",
};

const ruleOf = ({ options, affairs }: Position, race: GoalRace): string => {
  if (affairs?.cession) return race.power === FRANCE ? "SGA-26" : RULES[race.aim];
  return options.variant === "introductory" ? RULES[race.aim] : "SGA-12";
};

/** How a seat can win as things stand; any one of them will do. */
export const goalsOf = (position: Position, pack: Pack, seat: Seat): Goal[] => {
  const { options } = position;
  const turn = lastTurn(position);
  const races = racesOf(position, pack);
  if (options.players === 2 && options.variant !== "advanced")
    return seat === "playerA"
      ? [{ kind: "both", rule: "TWO-03", races: races.filter((race) => race.kind === "goal"), turn }]
      : [{ kind: "neither", rule: "TWO-04", turn }];
  const own = races
    .filter(({ power }) => seatOfPower(options, power, position.saxony) === seat)
    .map(
      (race): Goal =>
        race.kind === "goal"
          ? { kind: "fortresses", rule: ruleOf(position, race), race }
          : {
              kind: "pool",
              rule: "VIC-01",
              race,
              boxes: BOXES.filter((box) => TAKERS[box].includes(race.power)),
            },
    );
  if (options.variant === "advanced") return [...own, { kind: "scores", rule: "VIC-07", turn }];
  const { kind, rule } = lastResort(position);
  return kind === seat ? [...own, { kind: "holdOut", rule, turn }] : own;
};
