import { type BattleFrame, type Frame, isReserve, type Seat, seatOfPower } from "@maria/rules/model";
import { endOf } from "../marches.ts";
import type { Recipe } from "../recipe.ts";
import type { Moment } from "../scout.ts";
import { Script } from "../script.ts";

const MOST_CARDS = 10;

const battleIn = (agenda: readonly Frame[]): BattleFrame | null => {
  const frame = agenda[agenda.length - 1];
  return frame?.kind === "battle" ? frame : null;
};

const ownSide = ({ before }: Moment, battle: BattleFrame, seat: Seat) =>
  seatOfPower(before.options, battle.attacker.power, before.saxony) === seat
    ? { suit: battle.attacker.suit, score: battle.score, general: battle.attacker.generals[0] }
    : { suit: battle.defender.suit, score: -battle.score, general: battle.defender.generals[0] };

/** The cards that both sides play from this moment on, and the winner’s choice of a retreat at their end. */
const courseFrom = (moments: readonly Moment[], from: number) => {
  const played: Moment[] = [];
  for (const moment of moments.slice(from, from + MOST_CARDS)) {
    if (moment.action.type === "retreat") return { played, retreat: moment };
    if (battleIn(moment.before.agenda) === null) return null;
    played.push(moment);
  }
  return null;
};

/** CMB-12 to CMB-20: cards answered by cards, until one side stops. */
export const combat: Recipe = {
  id: "combat",
  variant: "introductory",
  write(game, from) {
    const { moments } = game;
    const moment = moments[from];
    const begun = moments[from - 1]?.events.some(({ type }) => type === "battleBegan");
    const battle = moment === undefined ? null : battleIn(moment.before.agenda);
    if (moment?.action.type !== "playCard" || begun !== true || battle === null) return null;
    const { seat } = moment;
    const course = courseFrom(moments, from);
    if (course === null || course.retreat.seat !== seat) return null;
    const own = course.played.filter((other) => other.seat === seat);
    const isPlain = own.every(({ action }) => action.type === "playCard" && !isReserve(action.card));
    if (own.length < 2 || own.length > 3 || course.played.length < 4 || !isPlain) return null;
    const side = ownSide(moment, battle, seat);
    if (side.general === undefined || side.score >= 0) return null;
    const script = new Script(game, "combat", from);
    const about = (at: Moment) => {
      const now = battleIn(at.before.agenda);
      const { action } = at;
      return {
        values: {
          suit: { suit: side.suit },
          score: { number: now === null ? 0 : Math.abs(ownSide(at, now, seat).score) },
          card: { cards: action.type === "playCard" ? [action.card] : [] },
        },
      };
    };
    script.question("suits", 3, 1, { ...about(moment), rules: ["CMB-13", "CMB-14"] });
    for (const [index, at] of own.entries()) {
      const name = index === 0 ? "first" : "again";
      script.act(name, at.action, { ...about(at), rules: index === 0 ? ["CMB-15", "CMB-17"] : ["CMB-16"] });
      const next = own[index + 1] ?? course.retreat;
      if (!script.follow((other) => other === next)) return null;
    }
    const { action, before } = course.retreat;
    const frame = before.agenda[before.agenda.length - 1];
    if (action.type !== "retreat" || frame?.kind !== "retreat") return null;
    const values = { n: { number: frame.length }, city: { city: endOf(action.path) } };
    return script
      .question("loss", 3, 0, { values, rules: ["CMB-19", "CMB-21"] })
      .act("retreat", action, { values, rules: ["CMB-20", "RTR-04"], places: [frame.from, ...action.path] });
  },
};
