import { type CityId, isOnBoard, type Seat } from "@maria/rules/model";
import { endOf } from "../marches.ts";
import type { Recipe } from "../recipe.ts";
import type { Moment, ScoutedGame } from "../scout.ts";
import { Script } from "../script.ts";

const LONG_TURN = 8;

/** Texts that the first turns of all roles share. */
const nameOf = ({ pack }: ScoutedGame, { action, events, before }: Moment): string => {
  if (action.type === "done" && before.agenda.at(-1)?.kind === "hussars") return "turn.hussars";
  if (action.type !== "march") return `turn.${action.type}`;
  if (action.force) return "turn.force";
  if (events.some(({ type }) => type === "conquered")) return "turn.conquer";
  return pack.generals[action.piece] === undefined ? "turn.train" : "turn.march";
};

const RULES: Readonly<Record<string, readonly string[]>> = {
  "turn.allot": ["SET-15", "SET-17"],
  "turn.placeHussar": ["HUS-04", "SUP-14"],
  "turn.march": ["MOV-05"],
  "turn.force": ["MOV-17"],
  "turn.train": ["SUP-05"],
  "turn.conquer": ["CON-03"],
  "turn.hussars": ["SEQ-04"],
  "turn.done": ["SEQ-04"],
};

/** Whoever marches a second time for the same reason is told something else. */
const stepOf = (game: ScoutedGame, script: Script, moment: Moment, told: Set<string>): Script => {
  const { action } = moment;
  const reason = nameOf(game, moment);
  const name = action.type === "march" && told.has(reason) ? `${reason}Again` : reason;
  told.add(reason);
  const start = action.type === "march" ? script.state.at[action.piece] : undefined;
  const values = {
    ...(action.type === "march"
      ? { piece: { piece: action.piece }, city: { city: endOf(action.path) } }
      : {}),
    ...(action.type === "placeHussar"
      ? { n: { number: action.hussar + 1 }, city: { city: action.city } }
      : {}),
    ...(action.type === "allot" ? { power: { power: action.power } } : {}),
  };
  const places: CityId[] = start !== undefined && isOnBoard(start) ? [start] : [];
  if (action.type === "march") places.push(...action.path);
  if (action.type === "placeHussar") places.push(action.city);
  return script.act(name, action, { values, rules: RULES[reason] ?? [], places });
};

const isTaught = ({ action }: Moment): boolean =>
  ["allot", "placeHussar", "march", "done"].includes(action.type);

/** A whole first turn of a role: all that its seat decides, from the allotment to the end of its movement. */
const firstTurn = (id: string, seat: Seat, rules: readonly string[]): Recipe => ({
  id,
  variant: "introductory",
  write(game, from) {
    if (game.moments.findIndex((moment) => moment.seat === seat) !== from) return null;
    const turn = game.moments.filter((moment) => moment.seat === seat && moment.before.turn === 1);
    const end = turn.findLastIndex(
      ({ action, before }) => action.type === "done" && before.agenda.at(-1)?.kind === "movement",
    );
    // Troops shifted inside a stack are no decision of the turn: the lesson does it by itself.
    const own = turn.slice(0, end + 1).filter(({ action }) => action.type !== "transfer");
    const moves = own.filter(({ action }) => action.type === "march");
    const conquests = own.filter(({ events }) => events.some(({ type }) => type === "conquered"));
    if (end < 0 || !own.every(isTaught) || moves.length < 3 || moves.length > LONG_TURN) return null;
    if (seat === "frederick" && conquests.length === 0) return null;
    const script = new Script(game, id, from).question("aim", 3, 0, { rules });
    const told = new Set<string>();
    for (const [index, moment] of own.entries()) {
      stepOf(game, script, moment, told);
      const next = own[index + 1];
      if (next !== undefined && !script.follow((other) => other === next)) return null;
    }
    return script;
  },
});

export const firstTurns: readonly Recipe[] = [
  firstTurn("turnFrederick", "frederick", ["INT-09"]),
  firstTurn("turnLouis", "louis", ["INT-08"]),
  firstTurn("turnMaria", "maria", ["INT-10"]),
];
