import { affairsOf } from "../ground/affairs.ts";
import type { EventSink } from "../model/events.ts";
import { AUSTRIA, type Power, PRUSSIA } from "../model/powers.ts";
import type { Draft } from "../model/state.ts";
import type { Agreement, Term } from "../model/treaties.ts";

/** What may change in the life of an offer or treaty. */
type Changes = Partial<Pick<Agreement, "status" | "until" | "endAsked" | "impossible" | "lapsed">>;

/**
 * Field by field: V8 gives a spread another hidden class than an offer has, and every list of choices looks through both.
 * Measured together with other small things: see decision 0019.
 */
export const changedAgreement = (
  agreement: Agreement,
  {
    status = agreement.status,
    until = agreement.until,
    endAsked = agreement.endAsked,
    impossible = agreement.impossible,
    lapsed = agreement.lapsed,
  }: Changes,
): Agreement => ({
  id: agreement.id,
  proposer: agreement.proposer,
  partner: agreement.partner,
  terms: agreement.terms,
  turns: agreement.turns,
  status,
  until,
  endAsked,
  impossible,
  lapsed,
});

/** In place of the one with the same number. */
export const replaceAgreement = (draft: Draft, agreement: Agreement, events: EventSink): void => {
  const agreements = affairsOf(draft).agreements.map((other) =>
    other.id === agreement.id ? agreement : other,
  );
  affairsOf(draft).agreements = agreements;
  events?.push({ type: "agreementChanged", agreement });
};

/** RUL-104: what is over leaves the table at once; the log remembers it. */
export const closeAgreement = (
  draft: Draft,
  agreement: Agreement,
  status: Exclude<Agreement["status"], "offered" | "inForce">,
  events: EventSink,
): void => {
  const affairs = affairsOf(draft);
  affairs.agreements = affairs.agreements.filter(({ id }) => id !== agreement.id);
  events?.push({ type: "agreementChanged", agreement: changedAgreement(agreement, { status }) });
};

/** The powers a term binds, by which the party is known that makes the promise. */
export const promisers = (term: Term): readonly Power[] => {
  if (term.type === "subsidy") return [term.giver, term.receiver];
  if (term.type === "noCombat") return [term.power, term.other];
  if (term.type === "noHussars" || term.type === "acceptPeace") return [AUSTRIA];
  if (term.type === "offerPeace") return [PRUSSIA];
  return [term.power];
};

/** A power has changed hands: its new player is not bound by what was promised for it, nor are offers about it. */
export const releaseFromPromises = (draft: Draft, power: Power, events: EventSink): void => {
  for (const agreement of affairsOf(draft).agreements) {
    const lapsed = agreement.terms.flatMap((term, index) => (promisers(term).includes(power) ? [index] : []));
    if (lapsed.length === 0) continue;
    if (agreement.status === "offered") closeAgreement(draft, agreement, "withdrawn", events);
    else {
      const all = [...new Set([...agreement.lapsed, ...lapsed])];
      replaceAgreement(draft, changedAgreement(agreement, { lapsed: all }), events);
    }
  }
};
