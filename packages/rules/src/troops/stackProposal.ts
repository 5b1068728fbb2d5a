import { powerOf } from "../ground/stacks.ts";
import type { ProposeStackAction } from "../model/actions.ts";
import type { Choice, ReentrySite } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { Consents } from "../model/frames.ts";
import { OFF_BOARD } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import type { Power } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army, Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { generalSites } from "./generalReentry.ts";

/** MOV-26, RUL-07: stacks with the other player's generals that a re-entering general could propose. */
export const pushProposals = (
  position: Position,
  pack: Pack,
  consents: Consents,
  power: Power,
  into: Choice[],
): void => {
  for (const general of (pack.armies[power] as Army).generals) {
    if (position.at[general] !== OFF_BOARD) continue;
    const sites: ReentrySite[] = [];
    for (const { city, commanders, needsConsent, refused } of generalSites(position, pack, consents, general))
      if (needsConsent && !refused) sites.push({ city, commanders });
    if (sites.length > 0) into.push({ type: "proposeStack", general, sites });
  }
};

/** `powers` are those whose generals may re-enter now. */
export const refuseProposal = (
  position: Position,
  seat: Seat,
  powers: readonly Power[],
  consents: Consents,
  { general, city, commander }: ProposeStackAction,
): Refusal | null => {
  const pack = packOf(position);
  if (pack.generals[general] === undefined) return refuse("WTR-03", "malformedAction");
  const power = powerOf(pack, general);
  if (seatOf(position, power) !== seat || !powers.includes(power)) return refuse("WTR-03", "notYourPiece");
  const site = generalSites(position, pack, consents, general).find((entry) => entry.city === city);
  if (position.at[general] !== OFF_BOARD || !site?.needsConsent) return refuse("MOV-26", "notAskedNow");
  if (site.refused) return refuse("MOV-26", "stackWasRefused");
  if (site.commanders === null)
    return commander === undefined ? null : refuse("STK-05", "commanderFollowsRank");
  return commander !== undefined && site.commanders.includes(commander)
    ? null
    : refuse("STK-06", "mustNameCommander");
};

/** DEC-26: the other player is asked. */
export const proposeStack = (
  draft: Draft,
  { general, city, commander }: ProposeStackAction,
  events: EventSink,
): void => {
  const partner = packOf(draft).generals.find(({ id }) => draft.at[id] === city);
  if (!partner) return;
  events?.push({ type: "stackProposed", piece: general, city });
  draft.agenda.push({
    kind: "consent",
    seat: seatOf(draft, partner.power),
    stack: { piece: general, city, commander: commander ?? null },
    march: null,
  });
};
