import { choices, type View } from "@maria/rules";
import { lastTurnOf } from "@maria/rules/board";
import {
  type Action,
  type Agreement,
  type Choice,
  LAST_TURN_ADVANCED,
  LONGEST_PROMISE,
  LONGEST_TREATY,
  POWERS,
  type Seat,
  seatOfPower,
  seatsOf,
  type Term,
} from "@maria/rules/model";
import {
  agreementLines,
  clausesText,
  durationText,
  noOfferText,
  offerDuration,
  powerName,
  seatName,
  termsText,
} from "@maria/tell";
import { askLine, choose, type Option } from "./asking.ts";
import { type Session, tell, viewOf } from "./session.ts";

/** NEG-01: negotiation goes on beside whatever the game waits for. */
export type TalkChoice = Extract<Choice, { type: "propose" | "answerOffer" | "withdrawOffer" | "endTreaty" }>;
type Proposing = Extract<Choice, { type: "propose" }>;

export const isTalk = (choice: Choice): choice is TalkChoice =>
  choice.type === "propose" ||
  choice.type === "answerOffer" ||
  choice.type === "withdrawOffer" ||
  choice.type === "endTreaty";

/** RUL-95: a promise the program records but cannot judge. */
const askPromise = async (session: Session, view: View, partner: Seat): Promise<Term> => {
  const { words } = session;
  const own = POWERS.filter((power) => {
    const seat = seatOfPower(view.options, power, view.saxony);
    return seat === session.seat || seat === partner;
  });
  const power = await choose(
    session,
    words.say("talk.whoPromises"),
    own.map((each) => ({ label: powerName(words, each), name: powerName(words, each), value: each })),
  );
  for (;;) {
    const text = await askLine(session, words.say("talk.promise"));
    if (text.length <= LONGEST_PROMISE) return { type: "promise", power, text };
    tell(session, words.say("talk.tooLong", { most: LONGEST_PROMISE }));
  }
};

/** One or more terms: a suggestion, or the person's own words. */
const askTerms = async (
  session: Session,
  view: View,
  choice: Proposing,
  partner: Seat,
): Promise<readonly Term[]> => {
  const { words } = session;
  const options: Option<() => Promise<readonly Term[]>>[] = choice.suggestions(partner).map(({ terms }) => ({
    label: termsText(words, terms),
    value: async () => terms,
  }));
  if (partner !== session.seat)
    options.push({
      label: words.say("talk.ownWords"),
      key: "o",
      value: async () => [await askPromise(session, view, partner)],
    });
  const build = await choose(session, words.say("talk.which", { seat: seatName(words, partner) }), options);
  return build();
};

/** RUL-102: one number of turns for all terms, as the sentences that both parties will read. */
const askTurns = (session: Session, view: View, terms: readonly Term[]): Promise<number> => {
  const { words } = session;
  // Past the last turn of the game all of them say the same.
  const most = Math.max(1, LAST_TURN_ADVANCED - lastTurnOf(view, terms, 1) + 1);
  const options = Array.from({ length: Math.min(most, LONGEST_TREATY) }, (_, index) => ({
    label: offerDuration(words, view, terms, index + 1),
    value: index + 1,
  }));
  return choose(session, words.say("talk.turns"), options);
};

/** DEC-05, DEC-07: terms are gathered until the offer is put on the table. */
const propose = async (session: Session, view: View, choice: Proposing, partner: Seat): Promise<Action> => {
  const { words } = session;
  const terms: Term[] = [];
  for (;;) {
    terms.push(...(await askTerms(session, view, choice, partner)));
    const title = words.say("talk.soFar", { terms: termsText(words, terms) });
    const isComplete = await choose(session, title, [
      { label: words.say("talk.send", { seat: seatName(words, partner) }), value: true },
      { label: words.say("talk.add"), value: false },
    ]);
    if (isComplete) break;
  }
  return { type: "propose", partner, terms, turns: await askTurns(session, view, terms) };
};

const agreementOf = (view: View, id: number): Agreement | undefined =>
  view.affairs?.agreements.find((agreement) => agreement.id === id);

const optionsFor = (session: Session, view: View, choice: TalkChoice): Option<() => Promise<Action>>[] => {
  const { words } = session;
  if (choice.type === "propose")
    return choice.partners
      .filter((partner) => partner !== session.seat || choice.suggestions(partner).length > 0)
      .map((partner) => ({
        label:
          partner === session.seat
            ? words.say("talk.proposeToSelf")
            : words.say("talk.propose", { seat: seatName(words, partner) }),
        value: () => propose(session, view, choice, partner),
      }));
  const { agreement } = choice;
  const found = agreementOf(view, agreement);
  if (found === undefined) return [];
  const facts = { n: agreement, terms: clausesText(words, found) };
  const answer =
    (action: Action): (() => Promise<Action>) =>
    async () =>
      action;
  if (choice.type === "withdrawOffer")
    return [
      { label: words.say("talk.withdraw", facts), value: answer({ type: "withdrawOffer", agreement }) },
    ];
  if (choice.type === "endTreaty")
    return [{ label: words.say("talk.end", facts), value: answer({ type: "endTreaty", agreement }) }];
  const decline = {
    label: words.say("talk.decline", facts),
    value: answer({ type: "answerOffer", agreement, accept: false }),
  };
  if (!choice.mayAccept) return [decline];
  return [
    {
      label: words.say("talk.accept", { ...facts, duration: durationText(words, found, view) }),
      value: answer({ type: "answerOffer", agreement, accept: true }),
    },
    decline,
  ];
};

/** Offers that wait for this seat's answer. */
export const offersWaiting = (session: Session, view: View): string[] =>
  (view.affairs?.agreements ?? [])
    .filter(
      ({ status, partner, proposer }) =>
        status === "offered" && partner === session.seat && proposer !== partner,
    )
    .map((offer) =>
      session.words.say("talk.waiting", {
        n: offer.id,
        seat: seatName(session.words, offer.proposer),
        duration: durationText(session.words, offer, view),
        terms: clausesText(session.words, offer),
      }),
    );

/** RUL-104: why there are players to whom no offer can be made at present. */
const noOfferLines = ({ words, seat }: Session, view: View): string[] => {
  const found = seatsOf(view.options)
    .filter((partner) => partner !== seat)
    .map((partner) => ({ partner, why: noOfferText(words, view, seat, partner) }));
  return found.flatMap(({ partner, why }) =>
    why === null ? [] : [words.say("talk.noOffer", { seat: seatName(words, partner), why })],
  );
};

/** Lets the person look at agreements and deal with them; null if there is nothing to do. */
export const talk = async (session: Session): Promise<Action | null> => {
  const { words } = session;
  const view = viewOf(session);
  const offered = choices(view, session.seat).filter(isTalk);
  if (offered.length === 0) {
    tell(session, words.say("talk.notYet"));
    return null;
  }
  const lines = agreementLines(words, view);
  for (const line of lines.length === 0 ? [words.say("display.noAgreements")] : lines)
    tell(session, `· ${line}`, "  ");
  for (const line of noOfferLines(session, view)) tell(session, line, "  ");
  const answersFirst = [...offered].sort(
    (a, b) => Number(a.type === "propose") - Number(b.type === "propose"),
  );
  const options = answersFirst.flatMap((choice) => optionsFor(session, view, choice));
  const build = await choose(session, words.say("talk.title"), options);
  return build();
};
