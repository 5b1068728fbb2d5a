import type { Session } from "../game/session.svelte.ts";

/** Whether whoever sits here decides something, and nobody plays from somewhere else: with people online nobody is advised. */
export const mayAsk = (session: Session): boolean =>
  session.online === null &&
  session.seat !== null &&
  (session.isAsked || session.choices.some(({ type }) => type === "answerOffer"));
