import { controllerOf } from "../../src/ground/control.ts";
import { powerOf } from "../../src/ground/stacks.ts";
import type { Action } from "../../src/model/actions.ts";
import { isReserve, suitOf } from "../../src/model/cards.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { CardId } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import type { Power } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import type { Agreement, Term } from "../../src/model/treaties.ts";
import { packOf } from "../../src/pack/registry.ts";
import { bareTable } from "./bareTable.ts";
import { eventsOf } from "./battlefield.ts";
import { closesWay, owing } from "./naiveDuties.ts";
import { judgedWalks } from "./naiveMarches.ts";
import { brokenByWalks } from "./naiveTreaties.ts";
import { affairsIn } from "./politicalChanges.ts";

const termsInForce = (state: State): { agreement: Agreement; term: Term; index: number }[] =>
  affairsIn(state).agreements.flatMap((agreement) =>
    agreement.status !== "inForce"
      ? []
      : agreement.terms.flatMap((term, index) =>
          agreement.lapsed.includes(index) ? [] : [{ agreement, term, index }],
        ),
  );

/** RUL-103: whether a card is executed without the shift that was promised, though an open arrow leads there. */
const isExecutedOtherwise = (
  before: State,
  term: Extract<Term, { type: "executeCard" }>,
  action: Action,
): boolean => {
  const frame = before.agenda.at(-1);
  if (action.type !== "execute" || frame?.kind !== "execution") return false;
  if (frame.power !== term.power || frame.card !== term.card) return false;
  const arrow = packOf(before).politics.cards[term.card]?.shifts.find(({ track }) => track === term.track);
  if (arrow?.forbiddenWhilePrussianAlly && before.saxony === 0) return false;
  return !action.shifts.some(
    ({ track, steps }) => track === term.track && steps > 0 === (term.direction === "right"),
  );
};

const isNoted = (events: readonly GameEvent[], agreement: number, term: number): boolean =>
  eventsOf(events, "termImpossible").some((event) => event.agreement === agreement && event.term === term);

/** The naive search knows nothing of neutral countries, nor of whose move it is in Flanders. */
const isPlain = ({ agenda, affairs, saxony }: State): boolean => {
  const frame = agenda.at(-1);
  return (
    frame?.kind === "movement" &&
    frame.dispute === null &&
    frame.refusedStacks.length === 0 &&
    saxony !== 1 &&
    affairs?.prussiaNeutralUntil === 0
  );
};

/** The treaties that a march breaks. */
const brokenByMarch = (before: State, action: Extract<Action, { type: "march" }>): readonly number[] => {
  const pack = packOf(before);
  const table = bareTable(before);
  const mover = table.pieces[action.piece];
  if (!mover?.isGeneral) return [];
  const path = action.path.map((id) => pack.cities[id]?.key ?? "");
  const walked = judgedWalks(table, mover).filter(({ legal }) => legal);
  const taken = walked.find((walk) => walk.force === action.force && walk.path.join(" ") === path.join(" "));
  return taken === undefined ? [] : (brokenByWalks(before, table, mover, walked).get(taken) ?? []);
};

/** RUL-103: whether a power places nothing that counts, though it has promised to select a card and could. */
const placesTooLittle = (before: State, term: Term, action: Action): boolean => {
  const affairs = affairsIn(before);
  if (action.type !== "placeCard" || term.type !== "selectCard" || action.power !== term.power) return false;
  if (!affairs.openCards.includes(term.card) || affairs.conserved[term.power]?.length !== 0) return false;
  const left = termsInForce(before).some(
    ({ term: other }) => other.type === "leaveCard" && other.power === term.power && other.card === term.card,
  );
  const counts = (card: CardId): boolean => isReserve(card) || suitOf(card) === affairs.trump;
  const couldPlace = before.hands[term.power]?.some(counts) ?? false;
  return !left && couldPlace && (action.card === null || !counts(action.card));
};

/** What an action has done against a treaty in force without its being noted as compelled by the rules. */
export function* breaches(
  before: State,
  seat: Seat,
  action: Action,
  events: readonly GameEvent[],
): Generator<string> {
  const pack = packOf(before);
  const terms = termsInForce(before);
  if (terms.length > 0 && isPlain(before)) {
    if (action.type === "march" && !events.some(({ type }) => type === "stackProposed"))
      for (const id of brokenByMarch(before, action)) yield `march against ${id}`;
    const owed = owing(before, seat);
    if (action.type === "done") for (const general of owed) yield `${general} stays where he was not to be`;
    if (action.type === "march" && !owed.includes(action.piece)) {
      const end = pack.cities[action.path.at(-1) ?? -1]?.key ?? "";
      if (closesWay(before, seat, owed, action.piece, end)) yield `${action.piece} closes the last way`;
    }
  }
  const conquered = eventsOf(events, "conquered").map(({ by, fortress }) => ({
    by,
    from: controllerOf(before, pack, fortress),
  }));
  const eliminated = eventsOf(events, "trainEliminated").map(({ by, train }) => ({
    by: powerOf(pack, by),
    of: powerOf(pack, train),
  }));
  const fights = eventsOf(events, "battleBegan").flatMap(({ attacker, defender }) =>
    attacker.generals.flatMap((a) =>
      defender.generals.map((b): [Power, Power] => [powerOf(pack, a), powerOf(pack, b)]),
    ),
  );
  const selected = eventsOf(events, "politicalCardSelected");
  for (const { agreement, term, index } of terms) {
    if (isNoted(events, agreement.id, index)) continue;
    const name = `${term.type} of treaty ${agreement.id}`;
    if (placesTooLittle(before, term, action)) yield name;
    if (term.type === "offerPeace" && action.type === "offerPeace" && !action.offer) yield name;
    if (term.type === "executeCard" && isExecutedOtherwise(before, term, action)) yield name;
    if (
      term.type === "noConquest" &&
      conquered.some(({ by, from }) => by === term.power && from === term.other)
    )
      yield name;
    if (
      term.type === "noTrainElimination" &&
      eliminated.some(({ by, of }) => by === term.power && of === term.other)
    )
      yield name;
    if (
      term.type === "noCombat" &&
      fights.some((pair) => pair.includes(term.power) && pair.includes(term.other))
    )
      yield name;
    if (
      term.type === "leaveCard" &&
      selected.some(({ power, card }) => power === term.power && card === term.card)
    )
      yield name;
    if (term.type === "acceptPeace" && eventsOf(events, "peaceAnswered").some(({ accepted }) => !accepted))
      yield name;
  }
}
