import type { Agreement } from "../model/treaties.ts";

/** What may change in the life of an offer or treaty. */
type Changes = Partial<Pick<Agreement, "status" | "until" | "endAsked" | "impossible" | "lapsed">>;

/** The agreement with part of it changed. Field by field, so that all agreements are alike and quickly looked through. */
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
