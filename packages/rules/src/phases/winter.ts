import { type Handler, notAsked, replaceTop, seatOf } from "../flow/handler.ts";
import { activePowers } from "../flow/sequence.ts";
import type { RecruitAction } from "../model/actions.ts";
import type { Choice, RecruitChoice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { WinterFrame } from "../model/frames.ts";
import { type CardId, type CityId, isOnBoard, OFF_BOARD } from "../model/ids.ts";
import type { Power } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army, Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { discardCards } from "./deck.ts";
import { generalSites, refuseSite, vacanciesIn } from "./generalReentry.ts";
import { arrive } from "./march.ts";
import { refusePayment, TROOP_PRICE } from "./payment.ts";
import { cloudByRecruits, cloudByStacking } from "./sightings.ts";
import { formStack, MOST_TROOPS, partnerOf, powerOf } from "./stacks.ts";

/** RUL-63: a power is asked if it holds cards and could place a troop; both are public knowledge. */
const couldRecruit = (position: Position, pack: Pack, frame: WinterFrame, power: Power): boolean => {
  if (position.hands[power]?.length === 0) return false;
  return (pack.armies[power] as Army).generals.some((general) => {
    const place = position.at[general] as CityId;
    if (isOnBoard(place)) return (position.troops[general] as number) < MOST_TROOPS;
    return place === OFF_BOARD && generalSites(position, pack, frame, general).some((site) => !site.refused);
  });
};

/** SEQ-09: the powers of one action stage declare in parallel. */
export const enterWinter = (draft: Draft): void => {
  const pack = packOf(draft);
  const frame: WinterFrame = { kind: "winter", waiting: [], agreedStacks: [], refusedStacks: [] };
  const waiting = activePowers(draft).filter((power) => couldRecruit(draft, pack, frame, power));
  if (waiting.length > 0) draft.agenda.push({ ...frame, waiting });
};

const recruitChoice = (position: Position, pack: Pack, frame: WinterFrame, power: Power): RecruitChoice => {
  const { generals } = pack.armies[power] as Army;
  const offBoard = generals
    .filter((general) => position.at[general] === OFF_BOARD)
    .map((general) => ({
      general,
      sites: generalSites(position, pack, frame, general).filter((site) => !site.needsConsent),
    }))
    .filter(({ sites }) => sites.length > 0);
  const cities = new Set(offBoard.flatMap(({ sites }) => sites.map(({ city }) => city)));
  return {
    type: "recruit",
    power,
    pricePerTroop: TROOP_PRICE,
    hand: position.hands[power] as readonly CardId[],
    room: generals
      .filter((general) => isOnBoard(position.at[general] as CityId))
      .map((general) => ({ general, room: MOST_TROOPS - (position.troops[general] as number) }))
      .filter(({ room }) => room > 0),
    offBoard: offBoard.map(({ general, sites }) => ({
      general,
      sites: sites.map(({ city, commanders }) => ({ city, commanders })),
    })),
    vacancies: [...cities].map((city) => ({ city, vacancies: vacanciesIn(position, pack, city) })),
  };
};

/** RUL-07: stacks with the other player's generals that could be proposed. */
const proposalChoices = (position: Position, pack: Pack, frame: WinterFrame, power: Power): Choice[] =>
  (pack.armies[power] as Army).generals
    .filter((general) => position.at[general] === OFF_BOARD)
    .map((general) => ({
      type: "proposeStack" as const,
      general,
      sites: generalSites(position, pack, frame, general)
        .filter((site) => site.needsConsent && !site.refused)
        .map(({ city, commanders }) => ({ city, commanders })),
    }))
    .filter(({ sites }) => sites.length > 0);

const refuseReentries = (
  position: Position,
  pack: Pack,
  frame: WinterFrame,
  action: RecruitAction,
): Refusal | null => {
  const arrivals = new Map<CityId, number>();
  for (let index = 0; index < action.reentries.length; index++) {
    const { general, city, commander } = action.reentries[index] as RecruitAction["reentries"][number];
    if (!(pack.armies[action.power] as Army).generals.includes(general))
      return refuse("WTR-03", "notYourPiece");
    if (position.at[general] !== OFF_BOARD) return refuse("WTR-03", "generalIsOnBoard");
    if (action.reentries.findIndex((other) => other.general === general) !== index)
      return refuse("WTR-03", "generalIsOnBoard");
    const site = generalSites(position, pack, frame, general).find((entry) => entry.city === city);
    if (!site) return refuseSite(position, pack, general, city);
    if (site.needsConsent) return refuse("MOV-26", "stackWasRefused");
    const arrived = (arrivals.get(city) ?? 0) + 1;
    if (arrived > vacanciesIn(position, pack, city)) return refuse("WTR-08", "illegalStackOnReentry");
    arrivals.set(city, arrived);
    if (site.commanders === null && commander !== undefined) return refuse("STK-05", "commanderFollowsRank");
    if (site.commanders !== null && (commander === undefined || !site.commanders.includes(commander)))
      return refuse("STK-06", "mustNameCommander");
  }
  return null;
};

const isCount = (troops: number): boolean => Number.isInteger(troops) && troops >= 1;

/** WTR-03, WTR-04, WTR-13: every recruit has a place, every re-entering general gets at least one. */
const refuseSplit = (position: Position, pack: Pack, action: RecruitAction): Refusal | null => {
  let placed = 0;
  for (let index = 0; index < action.split.length; index++) {
    const { general, troops } = action.split[index] as RecruitAction["split"][number];
    if (!(pack.armies[action.power] as Army).generals.includes(general))
      return refuse("TAC-10", "notYourPiece");
    if (action.split.findIndex((other) => other.general === general) !== index || !isCount(troops))
      return refuse("WTR-04", "recruitsMustAllBePlaced");
    const enters = action.reentries.some((reentry) => reentry.general === general);
    if (!enters && !isOnBoard(position.at[general] as CityId)) return refuse("WTR-04", "pieceNotOnBoard");
    const before = enters ? 0 : (position.troops[general] as number);
    if (before + troops > MOST_TROOPS) return refuse("WTR-13", "generalHoldsAtMostEight");
    placed += troops;
  }
  for (const { general } of action.reentries)
    if (!action.split.some((entry) => entry.general === general))
      return refuse("WTR-03", "reenteringGeneralNeedsRecruit");
  return placed === action.troops ? null : refuse("WTR-04", "recruitsMustAllBePlaced");
};

const refuseRecruit = (
  position: Position,
  pack: Pack,
  frame: WinterFrame,
  action: RecruitAction,
): Refusal | null => {
  const { power, troops } = action;
  if (!frame.waiting.includes(power)) return refuse("WTR-02", "alreadyRecruited");
  if (!Number.isInteger(troops) || troops < 0) return refuse("WTR-02", "malformedAction");
  return (
    refuseReentries(position, pack, frame, action) ??
    refuseSplit(position, pack, action) ??
    refusePayment(position.hands[power] as readonly CardId[], action.cards, troops * TROOP_PRICE, "WTR-02")
  );
};

/** WTR-02 to WTR-12 */
const recruit = (draft: Draft, pack: Pack, action: RecruitAction, events: EventSink): void => {
  const { power, troops, reentries, cards, split } = action;
  discardCards(draft, power, cards);
  draft.disclosures++;
  events.push({ type: "recruited", power, troops, reentries, cards, split });
  if (troops > 0) cloudByRecruits(draft, pack, power);
  for (const { general, troops: more } of split)
    draft.troops[general] = (draft.troops[general] as number) + more;
  for (const { general, city, commander } of reentries) {
    draft.faceDown[general] = false;
    arrive(draft, pack, general, city, events);
    const partner = partnerOf(draft, pack, general);
    if (partner === null) continue;
    if (powerOf(pack, partner) === power) cloudByStacking(draft, general, partner);
    formStack(draft, pack, city, commander ?? null, events);
  }
};

/** DEC-41 to DEC-43 */
export const winterHandler: Handler<WinterFrame> = {
  waitsFor: (position, frame) => [...new Set(frame.waiting.map((power) => seatOf(position, power)))],

  choices(position, seat, frame) {
    const pack = packOf(position);
    return frame.waiting
      .filter((power) => seatOf(position, power) === seat)
      .flatMap((power): Choice[] => [
        recruitChoice(position, pack, frame, power),
        ...proposalChoices(position, pack, frame, power),
      ]);
  },

  refusal(position, seat, action, frame) {
    const pack = packOf(position);
    if (!winterHandler.waitsFor(position, frame).includes(seat)) return refuse("SEQ-09", "notYourDecision");
    if (action.type === "proposeStack") {
      const { general, city, commander } = action;
      if (pack.generals[general] === undefined) return refuse("WTR-03", "malformedAction");
      const power = powerOf(pack, general);
      if (seatOf(position, power) !== seat || !frame.waiting.includes(power))
        return refuse("WTR-03", "notYourPiece");
      const site = generalSites(position, pack, frame, general).find((entry) => entry.city === city);
      if (position.at[general] !== OFF_BOARD || !site?.needsConsent) return refuse("MOV-26", "notAskedNow");
      if (site.refused) return refuse("MOV-26", "stackWasRefused");
      if (site.commanders === null)
        return commander === undefined ? null : refuse("STK-05", "commanderFollowsRank");
      return commander !== undefined && site.commanders.includes(commander)
        ? null
        : refuse("STK-06", "mustNameCommander");
    }
    if (action.type === "reenterTrain") return notAsked("WTR-16");
    if (action.type !== "recruit") return notAsked("WTR-01");
    if (seatOf(position, action.power) !== seat) return refuse("TAC-20", "notYourPower");
    return refuseRecruit(position, pack, frame, action);
  },

  apply(draft, _seat, action, frame, events) {
    const pack = packOf(draft);
    if (action.type === "recruit") {
      replaceTop(draft, { ...frame, waiting: frame.waiting.filter((power) => power !== action.power) });
      recruit(draft, pack, action, events);
    } else if (action.type === "proposeStack") {
      const { general, city, commander } = action;
      const partner = pack.generals.find(({ id }) => draft.at[id] === city);
      if (!partner) return;
      events.push({ type: "stackProposed", piece: general, city });
      draft.agenda.push({
        kind: "consent",
        seat: seatOf(draft, partner.power),
        stack: { piece: general, city, commander: commander ?? null },
        march: null,
      });
    }
  },

  resume(draft, frame) {
    if (frame.waiting.length > 0) return false;
    draft.agenda.pop();
    return true;
  },
};
