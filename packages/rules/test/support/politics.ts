import { type Played, pending } from "../../src/game/play.ts";
import { settle } from "../../src/game/settle.ts";
import { affairsOf, closedOf } from "../../src/ground/affairs.ts";
import { placePiece } from "../../src/ground/occupation.ts";
import { momentOf, SEQUENCE } from "../../src/ground/sequence.ts";
import type { ExecuteAction } from "../../src/model/actions.ts";
import type { Affairs, PoliticalCardId, TrackName } from "../../src/model/affairs.ts";
import { CARDS, deckOf } from "../../src/model/cards.ts";
import type { GameEvent } from "../../src/model/events.ts";
import { type CardId, cardId, OFF_MAP_BOX } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import { POWER_NAMES, POWERS, type Power, type PowerName } from "../../src/model/powers.ts";
import { type Draft, draftOf, type State } from "../../src/model/state.ts";
import { compilePack } from "../../src/pack/compile.ts";
import type { PackData, PoliticalCardData } from "../../src/pack/data.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { packOf, registerPack } from "../../src/pack/registry.ts";
import { historical, historicalData } from "./packs.ts";
import { asked, card, offered, piece, played, position, power, type Setup } from "./position.ts";
import { cardsReceived, quietPlay } from "./quietPlay.ts";

type CardsByPower = Readonly<Partial<Record<PowerName, readonly string[]>>>;

export interface PoliticsSetup extends Omit<Setup, "begin" | "variant" | "saxony" | "deputies"> {
  /** GEN-08: played with the optional political rule. */
  readonly option?: boolean;
  /** The political cards on top of their deck, the next one first. */
  readonly opens?: readonly string[];
  /** TCs on top of the draw deck, the next one first; a heart where nothing is said. */
  readonly nextCards?: readonly string[];
  readonly lastWinner?: Seat;
  readonly tracks?: Readonly<Partial<Record<TrackName, number>>>;
  /** TCs lying face-up on the display from earlier turns. */
  readonly conserved?: CardsByPower;
  /** OPT-04: TCs left face-down on the display in the turn before. */
  readonly leftFaceDown?: CardsByPower;
  /** Generals in their off-map boxes; der Alte Dessauer where nothing is said. */
  readonly inBox?: readonly string[];
  readonly affairs?: Partial<Affairs>;
}

const POLITICS = SEQUENCE.findIndex(({ phase }) => phase === "politics");
/** Makes `position` stop in the politics stage before anything else has happened. */
const STOP = "Qd";

export const politicalCard = (pack: Pack, key: string): PoliticalCardId => {
  const id = pack.politics.cards.findIndex((political) => political.key === key);
  if (id < 0) throw new Error(`no political card ${key}`);
  return id;
};

const cardsOf = (named: CardsByPower | undefined): CardId[][] =>
  POWER_NAMES.map((name) => (named?.[name] ?? []).map(card));

/** The years in order, the earliest on top, and above all the cards that are to be opened. */
const politicalDeck = (pack: Pack, opens: readonly string[]): PoliticalCardId[] => {
  const top = opens.map((key) => politicalCard(pack, key));
  const rest = pack.politics.cards.filter(({ id }) => !top.includes(id)).sort((a, b) => b.year - a.year);
  return [...rest.map(({ id }) => id), ...top.reverse()];
};

/** SET-08: what is not on a fortress or in a box is in the pool. */
const poolsOf = (draft: Draft, affairs: Affairs): number[] => {
  const pack = packOf(draft);
  return POWERS.map((owner) => {
    const onFortresses = draft.markers.filter(
      (marker, fortress) => marker === owner && !pack.isElectorFortress[fortress],
    ).length;
    const inBoxes = [affairs.italy, affairs.emperor, affairs.threeElectors].filter((box) => box === owner);
    return (pack.victoryPools[owner] as number) - onFortresses - inBoxes.length;
  });
};

/** The table when a turn of the advanced game has begun and its politics stage is about to. */
const beforePolitics = (setup: PoliticsSetup): Draft => {
  const pack = setup.pack ?? historical;
  const draft = draftOf(
    position({
      ...setup,
      variant: "advanced",
      begin: { stage: 1, phase: "politics" },
      pieces: { austria1: "komorn", ...setup.pieces },
      hands: { prussia: [STOP] },
    }),
  );
  const tracks = { ...affairsOf(draft).tracks, ...setup.tracks };
  const box = pack.politics.tracks.saxony.boxes.find((entry) => entry.position === tracks.saxony);
  draft.saxony = box?.status ?? 0;
  const affairs: Affairs = {
    ...affairsOf(draft),
    openCards: [],
    trump: null,
    lastWinner: setup.lastWinner ?? null,
    tracks,
    conserved: cardsOf(setup.conserved),
    ...setup.affairs,
  };
  const opens = setup.opens ?? ["military-aid", "naples"];
  const faceDown = cardsOf(setup.leftFaceDown);
  draft.affairs = { ...affairs, pools: setup.affairs?.pools ?? poolsOf(draft, affairs) };
  draft.closed = { ...closedOf(draft), politicalDeck: politicalDeck(pack, opens), faceDown };
  draft.hands = cardsOf(setup.hands);
  draft.discards = [[], [], [], []];
  for (const text of setup.discards ?? []) draft.discards[deckOf(card(text))]?.push(card(text));
  const next = (setup.nextCards ?? ["H2d"]).map(card);
  const elsewhere = [draft.hands, draft.discards, affairs.conserved, faceDown, [next]].flat(2);
  const rest = Array.from({ length: CARDS }, (_, index) => cardId(index));
  draft.drawDeck = [...rest.filter((id) => !elsewhere.includes(id)), ...next.reverse()];
  for (const name of setup.inBox ?? ["prussia4"]) {
    placePiece(draft, piece(pack, name), OFF_MAP_BOX);
    draft.troops[piece(pack, name)] = setup.troops?.[name] ?? 4;
  }
  const options = { ...draft.options, politicalOption: setup.option ?? false };
  return { ...draft, options, agenda: [], step: POLITICS - 1, takeBack: draft.takeBack.map(() => 0) };
};

/** The politics stage of a turn at its first decision, with what happened before it. */
export const politicsWithEvents = (setup: PoliticsSetup = {}): { state: State; events: GameEvent[] } => {
  const draft = beforePolitics(setup);
  const events: GameEvent[] = [];
  settle(draft, events);
  return { state: draft, events };
};

export const politics = (setup: PoliticsSetup = {}): State => politicsWithEvents(setup).state;

const onlySeat = (state: State): Seat => {
  const [seat] = asked(state);
  if (seat === undefined) throw new Error("nobody is asked");
  return seat;
};

export const isAsked = (state: State, kind: string): boolean => pending(state)[0]?.kind === kind;

/** Who is asked to place or select, as a power. */
export const powerAsked = (state: State): PowerName => {
  const frame = state.agenda.at(-1);
  const next = frame?.kind === "placement" ? frame.waiting[0] : undefined;
  const ranked = frame?.kind === "selection" ? frame.ranking[0] : next;
  if (ranked === undefined) throw new Error("no power is asked to place or select");
  return POWER_NAMES[ranked];
};

/** Every power places the card named for it, or nothing. */
export const placed = (state: State, cards: Readonly<Partial<Record<PowerName, string>>> = {}): Played => {
  const events: GameEvent[] = [];
  let now = state;
  while (isAsked(now, "placement")) {
    const [choice] = offered(now, onlySeat(now), "placeCard");
    const own = choice?.power ?? (0 as Power);
    const text = cards[POWER_NAMES[own]];
    const action = { type: "placeCard", power: own, card: text === undefined ? null : card(text) } as const;
    const outcome = played(now, onlySeat(now), action);
    events.push(...outcome.events);
    now = outcome.state;
  }
  return { state: now, events };
};

/** The power whose turn it is selects the political card. */
export const selected = (state: State, key: string): Played =>
  played(state, onlySeat(state), { type: "selectCard", card: politicalCard(packOf(state), key) });

export const conserved = (state: State): Played => played(state, onlySeat(state), { type: "conserve" });

type Execution = Partial<Omit<ExecuteAction, "type" | "receiver">> & { readonly receiver?: PowerName };

export const executionOf = ({ receiver, ...rest }: Execution): ExecuteAction => {
  const action: ExecuteAction = { type: "execute", instruction: false, shifts: [], ...rest };
  return receiver === undefined ? action : { ...action, receiver: power(receiver) };
};

/** The selecting power executes its card; with nothing named it discards the card. */
export const executed = (state: State, execution: Execution = {}): Played =>
  played(state, onlySeat(state), executionOf(execution));

/** The first power of the ranking selects the card and executes it. */
export const selectedAndExecuted = (state: State, key: string, execution: Execution): Played => {
  const first = selected(state, key);
  const second = executed(first.state, execution);
  return { state: second.state, events: [...first.events, ...second.events] };
};

/** All powers still to come conserve, until the selection is over. */
export const selectionOver = (state: State): Played => {
  const events: GameEvent[] = [];
  let now = state;
  while (momentOf(now).phase === "politics") {
    const outcome = conserved(now);
    events.push(...outcome.events);
    now = outcome.state;
  }
  return { state: now, events };
};

/** How many TCs each power draws or is handed in the rest of the turn, everybody doing as little as possible. */
export const incomes = (state: State): Record<PowerName, number> => {
  const events = [...quietPlay(state, (at) => at.turn !== state.turn)].flatMap((step) => step.events);
  const received = (name: PowerName): number => cardsReceived(events, name);
  return {
    france: received("france"),
    bavaria: received("bavaria"),
    prussia: received("prussia"),
    saxony: received("saxony"),
    austria: received("austria"),
    pragmatic: received("pragmatic"),
  };
};

export const affairs = (state: State): Affairs => affairsOf(state);

/** TCs of a power lying face-up on the display. */
export const displayOf = (state: State, name: PowerName): readonly CardId[] =>
  affairsOf(state).conserved[power(name)] as readonly CardId[];

/** TCs of a power lying face-down on the display. */
export const faceDownOf = (state: State, name: PowerName): readonly CardId[] =>
  closedOf(state).faceDown[power(name)] as readonly CardId[];

export const poolOf = (state: State, name: PowerName): number =>
  affairsOf(state).pools[power(name)] as number;

/** The historical pack with another political display or other political cards. */
export const packWithPolitics = (change: Partial<PackData["politics"]>): Pack =>
  registerPack(compilePack({ ...historicalData, politics: { ...historicalData.politics, ...change } }));

/** The historical pack with one political card printed otherwise. */
export const packWithCard = (key: string, change: Partial<PoliticalCardData>): Pack => {
  const { cards } = historicalData.politics;
  return packWithPolitics({ cards: cards.map((data) => (data.id === key ? { ...data, ...change } : data)) });
};
