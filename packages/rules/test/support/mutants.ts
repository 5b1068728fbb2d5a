import {
  type Action,
  boardOf,
  type CardId,
  type CityId,
  cardId,
  cityId,
  type PieceId,
  POWERS,
  type Power,
  pieceId,
  type Random,
  type RecruitAction,
  type State,
  TRACK_NAMES,
} from "../../src/engine.ts";
import { packOf } from "../../src/pack/registry.ts";

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

const otherPower = (power: Power, random: Random): Power =>
  pick(
    POWERS.filter((one) => one !== power),
    random,
  );

/** One member exchanged, one left out, one added, one named twice. */
const otherSets = <T>(items: readonly T[], other: () => T, random: Random): T[][] => {
  const at = random(Math.max(items.length, 1));
  return [
    items.map((item, index) => (index === at ? other() : item)),
    items.filter((_, index) => index !== at),
    [...items, other()],
    [...items, ...items.slice(at, at + 1)],
  ];
};

const otherPaths = (state: State, from: CityId, path: readonly CityId[], random: Random): CityId[][] => {
  const { neighbours } = boardOf(state);
  const around = (city: CityId | undefined): readonly CityId[] => neighbours[city ?? from] ?? [];
  const last = path[path.length - 1];
  const onwards = around(last);
  const anywhere = cityId(random(packOf(state).cities.length));
  return [
    [...path, onwards.length > 0 ? pick(onwards, random) : anywhere],
    path.slice(0, -1),
    [...path.slice(0, -1), pick([anywhere, ...around(path[path.length - 2])], random)],
    [...path, ...(last === undefined ? [] : [path[path.length - 2] ?? from, last])],
    [...path].reverse(),
    path.map((city, index) => (index === random(path.length) ? anywhere : city)),
  ];
};

/** The same number of recruits, given out in halves. */
const halved = (state: State, action: RecruitAction): RecruitAction["split"] =>
  packOf(state)
    .generals.filter(({ id, power }) => power === action.power && (state.at[id] as number) >= 0)
    .slice(0, 2)
    .map(({ id }) => ({ general: id, troops: action.troops / 2 }));

const ODD_NUMBERS = [-1, 0, 0.5, 1, 2, 3, 8, 9, Number.NaN];

/** What nobody may say at most moments. */
const OUT_OF_PLACE: readonly Action[] = [
  { type: "done" },
  { type: "stop" },
  { type: "halt" },
  { type: "notDone" },
  { type: "dispute" },
  { type: "conserve" },
  { type: "cede", cede: true },
  { type: "reduce", reduce: true },
  { type: "offerPeace", offer: true },
];

/** The same for what only the advanced game and the Silesia Gambit know. */
const mutantsOfPolitics = (state: State, action: Action, random: Random): Action[] => {
  const pack = packOf(state);
  const anyCity = (): CityId => cityId(random(pack.cities.length));
  const anyPiece = (): PieceId => pieceId(random(pack.pieces.length + 1) - 1);
  const anyGeneral = (): PieceId => pick(pack.generals, random).id;
  const anyCard = (): CardId => pick([...state.hands.flat(), cardId(random(152))], random);
  const anyPoliticalCard = (): number => random(pack.politics.cards.length + 1);
  const number = (): number => pick(ODD_NUMBERS, random);
  switch (action.type) {
    case "chooseTrump":
      return [{ ...action, suit: number() as 0 }, { type: "conserve" }];
    case "placeCard":
      return [
        { ...action, card: null },
        { ...action, card: anyCard() },
        { ...action, power: otherPower(action.power, random) },
      ];
    case "selectCard":
      return [{ ...action, card: anyPoliticalCard() }, { type: "conserve" }];
    case "conserve":
      return [
        { type: "selectCard", card: anyPoliticalCard() },
        { type: "selectCard", card: pick(state.affairs?.openCards ?? [0], random) },
      ];
    case "execute": {
      const { receiver: _, ...plain } = action;
      const track = pick(TRACK_NAMES, random);
      return [
        plain,
        { ...plain, instruction: !action.instruction },
        { ...action, receiver: pick(POWERS, random) },
        { ...action, shifts: [] },
        { ...action, shifts: action.shifts.map((shift) => ({ ...shift, steps: -shift.steps })) },
        ...otherSets(action.shifts, () => ({ track, steps: pick([-2, -1, 1, 2], random) }), random).map(
          (shifts) => ({ ...action, shifts }),
        ),
        { ...action, shifts: [...action.shifts].reverse() },
      ];
    }
    case "assignTroops": {
      const home = { general: anyGeneral(), city: pick(pack.homeMajorFortresses.flat(), random) };
      const gift = { general: anyGeneral(), troops: number() };
      return [
        { ...action, reentries: [], split: [] },
        ...otherSets(action.split, () => gift, random).map((split) => ({ ...action, split })),
        ...otherSets(action.reentries, () => home, random).map((reentries) => ({ ...action, reentries })),
      ];
    }
    case "expedition":
      return [
        { ...action, general: anyPiece() },
        { ...action, general: anyGeneral() },
        ...otherSets(action.cards, anyCard, random).map((cards) => ({ ...action, cards })),
      ];
    case "bringBack":
      return [{ ...action, general: anyGeneral() }];
    case "displace": {
      const { commander: _, ...unled } = action;
      return [
        { ...action, piece: anyPiece() },
        { ...action, city: anyCity() },
        { ...action, city: pick(boardOf(state).neighbours[action.city] ?? [action.city], random) },
        { ...action, commander: anyPiece() },
        unled,
      ];
    }
    case "proposeStack": {
      const { commander: _, ...unled } = action;
      return [{ ...action, general: anyPiece() }, { ...action, city: anyCity() }, unled];
    }
    case "shiftSaxony":
      return [
        { ...action, steps: number() },
        { ...action, steps: action.steps + 1 },
      ];
    case "placeTrain":
      return [
        { ...action, city: anyCity() },
        { ...action, city: pick(pack.silesianMajorFortresses, random) },
      ];
    case "vote":
      return [
        { ...action, charles: number() },
        { ...action, charles: action.charles + 1 },
      ];
    case "answerOffer":
      return [
        { ...action, accept: !action.accept },
        { ...action, agreement: action.agreement - 1 },
        { type: "withdrawOffer", agreement: action.agreement },
        { type: "endTreaty", agreement: action.agreement },
      ];
    case "propose":
      return [
        { ...action, turns: number() },
        { ...action, terms: [] },
        { ...action, terms: [...action.terms, ...action.terms] },
        { ...action, partner: pick(["maria", "frederick", "louis", "playerA", "playerB"] as const, random) },
      ];
    case "withdrawOffer":
    case "endTreaty":
      return [
        { type: "answerOffer", agreement: action.agreement, accept: true },
        { type: "withdrawOffer", agreement: action.agreement },
        { type: "endTreaty", agreement: action.agreement },
        { ...action, agreement: number() },
      ];
    default:
      return [...OUT_OF_PLACE];
  }
};

/** Actions close to a legal one: another city, piece, card, power, value or flag, one step more or less. */
export const mutantsOf = (state: State, action: Action, random: Random): Action[] => {
  const pack = packOf(state);
  const anyCity = (): CityId => cityId(random(pack.cities.length));
  const anyPiece = (): PieceId => pieceId(random(pack.pieces.length + 1) - 1);
  const anyHeldCard = (): CardId => {
    const hand = pick(state.hands, random);
    return hand.length > 0 ? pick(hand, random) : cardId(random(152));
  };
  const number = (): number => pick(ODD_NUMBERS, random);
  switch (action.type) {
    case "allot":
      return [
        { ...action, power: otherPower(action.power, random) },
        { ...action, troops: action.troops.map((count, index) => (index === 0 ? number() : count)) },
        { ...action, troops: action.troops.slice(1) },
        { ...action, troops: [...action.troops].reverse() },
        { ...action, troops: [...action.troops, 1] },
      ];
    case "transfer":
      return [
        { ...action, from: action.to, to: action.from },
        { ...action, to: anyPiece() },
        { ...action, from: anyPiece() },
        { ...action, troops: number() },
        { ...action, troops: action.troops + 1 },
      ];
    case "placeHussar":
      return [
        { ...action, hussar: 1 - action.hussar },
        { ...action, hussar: 2 },
        { ...action, city: anyCity() },
        {
          ...action,
          city: pick(
            state.at.filter((place): place is CityId => place >= 0),
            random,
          ),
        },
      ];
    case "subsidy":
      return [{ type: "done" }, { type: "stop" }];
    case "paySupply":
      return [
        { ...action, power: otherPower(action.power, random) },
        ...otherSets(action.cards, anyHeldCard, random).map((cards) => ({ ...action, cards })),
        { type: "coverSupply", power: action.power, generals: [] },
      ];
    case "coverSupply":
      return [
        { ...action, power: otherPower(action.power, random) },
        ...otherSets(action.generals, anyPiece, random).map((generals) => ({ ...action, generals })),
        { type: "paySupply", power: action.power, cards: state.hands[action.power] ?? [] },
      ];
    case "march": {
      const from = state.at[action.piece] as CityId;
      const { commander: _, ...unled } = action;
      return [
        { ...action, force: !action.force },
        { ...action, piece: anyPiece() },
        { ...unled, commander: action.piece },
        { ...unled, commander: anyPiece() },
        unled,
        ...otherPaths(state, from, action.path, random).map((path) => ({ ...action, path })),
      ];
    }
    case "reenterTrain":
      return [
        { ...action, train: anyPiece() },
        { ...action, city: anyCity() },
        { ...action, city: pick(pack.homeMajorFortresses.flat(), random) },
        ...otherSets(action.cards, anyHeldCard, random).map((cards) => ({ ...action, cards })),
      ];
    case "fight":
      return [
        { ...action, attacker: action.defender, defender: action.attacker },
        { ...action, attacker: anyCity() },
        { ...action, defender: anyCity() },
      ];
    case "playCard": {
      const { value: _, ...plain } = action;
      return [plain, { ...action, card: anyHeldCard() }, { ...action, value: number() }, { type: "stop" }];
    }
    case "retreat": {
      const frame = state.agenda[state.agenda.length - 1];
      const from = frame?.kind === "retreat" ? frame.from : anyCity();
      return otherPaths(state, from, action.path, random).map((path) => ({ ...action, path }));
    }
    case "recruit": {
      const gift = { general: anyPiece(), troops: number() };
      const reentry = { general: anyPiece(), city: anyCity() };
      const home = { general: anyPiece(), city: pick(pack.homeMajorFortresses.flat(), random) };
      return [
        { ...action, power: otherPower(action.power, random) },
        { ...action, troops: action.troops + 1 },
        { ...action, troops: number() },
        { ...action, split: halved(state, action) },
        ...otherSets(action.cards, anyHeldCard, random).map((cards) => ({ ...action, cards })),
        ...otherSets(action.split, () => gift, random).map((split) => ({ ...action, split })),
        ...otherSets(action.reentries, () => reentry, random).map((reentries) => ({ ...action, reentries })),
        ...otherSets(action.reentries, () => home, random).map((reentries) => ({ ...action, reentries })),
        {
          ...action,
          troops: action.troops + 1,
          reentries: [...action.reentries, home],
          split: [...action.split, { general: home.general, troops: 1 }],
        },
      ];
    }
    default:
      return mutantsOfPolitics(state, action, random);
  }
};
