import { affairsOf, changeAffairs } from "../ground/affairs.ts";
import { powerOf } from "../ground/stacks.ts";
import type { PoliticalCardId } from "../model/affairs.ts";
import type { EventSink } from "../model/events.ts";
import type { CityId, FortressId, PieceId } from "../model/ids.ts";
import type { Power } from "../model/powers.ts";
import type { Draft } from "../model/state.ts";
import type { Army, Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { changedAgreement } from "./agreement.ts";
import { liesIn, type Zone } from "./duty.ts";
import { isHeldBy, marchTreatiesOf } from "./marchTreaties.ts";
import { type Bound, bindingTerms, termsOf, trucesBetween } from "./terms.ts";

type TermPlace = Pick<Bound, "treaty" | "index">;

/** RUL-95: the rules stand; that these terms could not be kept is recorded, once for each. */
const noteImpossible = (draft: Draft, broken: readonly TermPlace[], events: EventSink): void => {
  broken.forEach(({ treaty, index }, place) => {
    const isSame = (other: TermPlace): boolean => other.treaty === treaty && other.index === index;
    if (broken.findIndex(isSame) !== place) return;
    const agreements = affairsOf(draft).agreements.map((agreement) =>
      agreement.id === treaty && !agreement.impossible.includes(index)
        ? changedAgreement(agreement, { impossible: [...agreement.impossible, index] })
        : agreement,
    );
    changeAffairs(draft, { agreements });
    events?.push({ type: "termImpossible", agreement: treaty, term: index });
  });
};

/** CMB-01: a fight that could not be avoided (RUL-101) goes before a truce. */
export const noteDueFight = (
  draft: Draft,
  attackers: readonly PieceId[],
  defenders: readonly PieceId[],
  events: EventSink,
): void => {
  if (bindingTerms(draft).length === 0) return;
  const pack = packOf(draft);
  const broken = attackers.flatMap((attacker) =>
    defenders.flatMap((defender) => trucesBetween(draft, powerOf(pack, attacker), powerOf(pack, defender))),
  );
  noteImpossible(draft, broken, events);
};

/** RUL-101: a general who had no way to leave has stayed where he was promised not to be. */
export const noteStays = (draft: Draft, powers: readonly Power[], events: EventSink): void => {
  if (bindingTerms(draft).length === 0) return;
  const pack = packOf(draft);
  const broken: Zone[] = [];
  for (const power of powers) {
    const zones = marchTreatiesOf(draft, power)?.zones ?? [];
    if (zones.length === 0) continue;
    for (const general of (pack.armies[power] as Army).generals) {
      if (draft.spent[general] !== 0) continue;
      for (const zone of zones) if (liesIn(draft.at[general] as CityId, zone)) broken.push(zone);
    }
  }
  noteImpossible(draft, broken, events);
};

/** RUL-103: a card that was promised to be selected is gone without the power that promised it. */
export const noteCardLost = (
  draft: Draft,
  card: PoliticalCardId,
  to: Power | null,
  events: EventSink,
): void => {
  if (bindingTerms(draft).length === 0) return;
  const broken = termsOf(draft, "selectCard").filter(({ term }) => term.card === card && term.power !== to);
  noteImpossible(draft, broken, events);
};

/** RUL-32: a due conquest goes before the promise to make none. */
export const noteDueConquest = (
  draft: Draft,
  pack: Pack,
  by: Power,
  fortress: FortressId,
  events: EventSink,
): void => {
  if (bindingTerms(draft).length === 0) return;
  const broken = termsOf(draft, "noConquest").filter(
    ({ term }) => term.power === by && isHeldBy(draft, pack, fortress, term.other),
  );
  noteImpossible(draft, broken, events);
};

/** SUP-18: a due payment goes before the promise to charge nobody. */
export const noteDueCharges = (draft: Draft, charged: readonly Power[], events: EventSink): void => {
  if (charged.length === 0 || bindingTerms(draft).length === 0) return;
  const broken = termsOf(draft, "noHussars").filter(({ term }) => charged.includes(term.other));
  noteImpossible(draft, broken, events);
};
