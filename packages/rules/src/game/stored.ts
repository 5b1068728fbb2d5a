import type { Affairs, ClosedCards } from "../model/affairs.ts";
import type { Place } from "../model/ids.ts";
import type { State } from "../model/state.ts";

/**
 * A state as a server keeps it between two actions: a third as long as JSON, and read and written in little more than half
 * the time.
 *
 * The first line is JSON and holds what has names or comes in many forms; the second holds lists of small numbers, one
 * character each. The tables below have a codec for every field of a state, in the order in which they are written
 * and read: the compiler misses one that is forgotten in a table, in writing or in reading. The text is a cache of a game's record and no save format: whoever meets a form he does
 * not know plays the record again.
 */
const FORM = 2;

/** Numbers from −64 on; those up to 191, such as all cards, stay in the characters that take one byte of memory. */
const ZERO = 64;
/** Cities are more than that, and take two characters. */
const DIGIT = 128;

interface Writer {
  /** Of the second line. */
  readonly codes: number[];
  /** Of the first. */
  readonly named: unknown[];
  /** The affairs' part of the first line, which comes last there. */
  affairs: unknown[] | null;
}

interface Reader {
  readonly text: string;
  next: number;
  readonly named: readonly unknown[];
  nextNamed: number;
}

interface Codec<T> {
  write(writer: Writer, value: T): undefined;
  read(reader: Reader): T;
}

type Codecs<T> = { readonly [Field in keyof T]: Codec<T[Field]> };

/**
 * What has been written, by field. Objects are written and read as literals and not in a loop over their table: V8 knows
 * then which codec is called for which field, and what is read has the hidden class of the states that the engine makes
 * (`draftOf`). Loops made a server's action take a fourth longer, with a literal for reading alone still a tenth.
 */
type Written<T> = { readonly [Field in keyof T]: undefined };

const writeNumber = ({ codes }: Writer, value: number): undefined => {
  codes.push(value + ZERO);
};

const readNumber = <N extends number>(reader: Reader): N =>
  (reader.text.charCodeAt(reader.next++) - ZERO) as N;

const number = <N extends number>(): Codec<N> => ({ write: writeNumber, read: readNumber });

const flag: Codec<boolean> = {
  write: (writer, value) => writeNumber(writer, value ? 1 : 0),
  read: (reader) => readNumber(reader) === 1,
};

const writeNumbers = ({ codes }: Writer, list: readonly number[]): undefined => {
  codes.push(list.length + ZERO);
  for (let index = 0; index < list.length; index++) codes.push((list[index] as number) + ZERO);
};

const readNumbers = <N extends number>(reader: Reader): N[] => {
  const length = readNumber(reader);
  const list: N[] = [];
  for (let index = 0; index < length; index++) list.push(readNumber(reader));
  return list;
};

const numbers = <N extends number>(): Codec<readonly N[]> => ({ write: writeNumbers, read: readNumbers });

const flags: Codec<readonly boolean[]> = {
  write(writer, list) {
    writeNumber(writer, list.length);
    for (let index = 0; index < list.length; index++) flag.write(writer, list[index] as boolean);
  },
  read(reader) {
    const length = readNumber(reader);
    const list: boolean[] = [];
    for (let index = 0; index < length; index++) list.push(flag.read(reader));
    return list;
  },
};

const places: Codec<readonly Place[]> = {
  write(writer, list) {
    writeNumber(writer, list.length);
    for (let index = 0; index < list.length; index++) {
      const place = (list[index] as Place) + DIGIT;
      writeNumber(writer, Math.floor(place / DIGIT));
      writeNumber(writer, place % DIGIT);
    }
  },
  read(reader) {
    const length = readNumber(reader);
    const list: Place[] = [];
    for (let index = 0; index < length; index++)
      list.push((readNumber(reader) * DIGIT + readNumber(reader) - DIGIT) as Place);
    return list;
  },
};

const lists = <N extends number>(): Codec<readonly (readonly N[])[]> => ({
  write(writer, all) {
    writeNumber(writer, all.length);
    for (let index = 0; index < all.length; index++) writeNumbers(writer, all[index] as readonly number[]);
  },
  read(reader) {
    const length = readNumber(reader);
    const all: N[][] = [];
    for (let index = 0; index < length; index++) all.push(readNumbers(reader));
    return all;
  },
});

/** What goes into the first line as it is. */
const named = <T>(): Codec<T> => ({
  write: (writer, value) => {
    writer.named.push(value);
  },
  read: (reader) => reader.named[reader.nextNamed++] as T,
});

const TRACKS: Codecs<Affairs["tracks"]> = { saxony: number(), russia: number(), italy: number() };

const writeTracks = (writer: Writer, tracks: Affairs["tracks"]): Written<Affairs["tracks"]> => ({
  saxony: TRACKS.saxony.write(writer, tracks.saxony),
  russia: TRACKS.russia.write(writer, tracks.russia),
  italy: TRACKS.italy.write(writer, tracks.italy),
});

const readTracks = (reader: Reader): Affairs["tracks"] => ({
  saxony: TRACKS.saxony.read(reader),
  russia: TRACKS.russia.read(reader),
  italy: TRACKS.italy.read(reader),
});

const tracks: Codec<Affairs["tracks"]> = {
  write(writer, value) {
    writeTracks(writer, value);
  },
  read: readTracks,
};

const AFFAIRS: Codecs<Affairs> = {
  pools: numbers(),
  battleBoxes: numbers(),
  threeElectors: number(),
  emperor: number(),
  italy: number(),
  silesiaBox: flag,
  setAside: numbers(),
  annexed: flag,
  prussiaNeutralUntil: number(),
  secondTrainWaits: flag,
  reduced: flag,
  tracks,
  openCards: numbers(),
  spentCards: numbers(),
  election: named(),
  lastWinner: named(),
  trump: named(),
  conserved: lists(),
  hasPlaced: flags,
  shifts: named(),
  executed: named(),
  contracts: named(),
  drawn: numbers(),
  incomeChanges: numbers(),
  jacobites: flag,
  putAside: number(),
  cession: named(),
  agreements: named(),
  offersMade: named(),
  offersThisTurn: named(),
};

const writeAffairs = (writer: Writer, affairs: Affairs): Written<Affairs> => ({
  pools: AFFAIRS.pools.write(writer, affairs.pools),
  battleBoxes: AFFAIRS.battleBoxes.write(writer, affairs.battleBoxes),
  threeElectors: AFFAIRS.threeElectors.write(writer, affairs.threeElectors),
  emperor: AFFAIRS.emperor.write(writer, affairs.emperor),
  italy: AFFAIRS.italy.write(writer, affairs.italy),
  silesiaBox: AFFAIRS.silesiaBox.write(writer, affairs.silesiaBox),
  setAside: AFFAIRS.setAside.write(writer, affairs.setAside),
  annexed: AFFAIRS.annexed.write(writer, affairs.annexed),
  prussiaNeutralUntil: AFFAIRS.prussiaNeutralUntil.write(writer, affairs.prussiaNeutralUntil),
  secondTrainWaits: AFFAIRS.secondTrainWaits.write(writer, affairs.secondTrainWaits),
  reduced: AFFAIRS.reduced.write(writer, affairs.reduced),
  tracks: AFFAIRS.tracks.write(writer, affairs.tracks),
  openCards: AFFAIRS.openCards.write(writer, affairs.openCards),
  spentCards: AFFAIRS.spentCards.write(writer, affairs.spentCards),
  election: AFFAIRS.election.write(writer, affairs.election),
  lastWinner: AFFAIRS.lastWinner.write(writer, affairs.lastWinner),
  trump: AFFAIRS.trump.write(writer, affairs.trump),
  conserved: AFFAIRS.conserved.write(writer, affairs.conserved),
  hasPlaced: AFFAIRS.hasPlaced.write(writer, affairs.hasPlaced),
  shifts: AFFAIRS.shifts.write(writer, affairs.shifts),
  executed: AFFAIRS.executed.write(writer, affairs.executed),
  contracts: AFFAIRS.contracts.write(writer, affairs.contracts),
  drawn: AFFAIRS.drawn.write(writer, affairs.drawn),
  incomeChanges: AFFAIRS.incomeChanges.write(writer, affairs.incomeChanges),
  jacobites: AFFAIRS.jacobites.write(writer, affairs.jacobites),
  putAside: AFFAIRS.putAside.write(writer, affairs.putAside),
  cession: AFFAIRS.cession.write(writer, affairs.cession),
  agreements: AFFAIRS.agreements.write(writer, affairs.agreements),
  offersMade: AFFAIRS.offersMade.write(writer, affairs.offersMade),
  offersThisTurn: AFFAIRS.offersThisTurn.write(writer, affairs.offersThisTurn),
});

const readAffairs = (reader: Reader): Affairs => ({
  pools: AFFAIRS.pools.read(reader),
  battleBoxes: AFFAIRS.battleBoxes.read(reader),
  threeElectors: AFFAIRS.threeElectors.read(reader),
  emperor: AFFAIRS.emperor.read(reader),
  italy: AFFAIRS.italy.read(reader),
  silesiaBox: AFFAIRS.silesiaBox.read(reader),
  setAside: AFFAIRS.setAside.read(reader),
  annexed: AFFAIRS.annexed.read(reader),
  prussiaNeutralUntil: AFFAIRS.prussiaNeutralUntil.read(reader),
  secondTrainWaits: AFFAIRS.secondTrainWaits.read(reader),
  reduced: AFFAIRS.reduced.read(reader),
  tracks: AFFAIRS.tracks.read(reader),
  openCards: AFFAIRS.openCards.read(reader),
  spentCards: AFFAIRS.spentCards.read(reader),
  election: AFFAIRS.election.read(reader),
  lastWinner: AFFAIRS.lastWinner.read(reader),
  trump: AFFAIRS.trump.read(reader),
  conserved: AFFAIRS.conserved.read(reader),
  hasPlaced: AFFAIRS.hasPlaced.read(reader),
  shifts: AFFAIRS.shifts.read(reader),
  executed: AFFAIRS.executed.read(reader),
  contracts: AFFAIRS.contracts.read(reader),
  drawn: AFFAIRS.drawn.read(reader),
  incomeChanges: AFFAIRS.incomeChanges.read(reader),
  jacobites: AFFAIRS.jacobites.read(reader),
  putAside: AFFAIRS.putAside.read(reader),
  cession: AFFAIRS.cession.read(reader),
  agreements: AFFAIRS.agreements.read(reader),
  offersMade: AFFAIRS.offersMade.read(reader),
  offersThisTurn: AFFAIRS.offersThisTurn.read(reader),
});

/** Those of the introductory game are null. What they have for the first line is a list of its own there, the last. */
const affairsOrNull: Codec<Affairs | null> = {
  write(writer, value) {
    if (value === null) return;
    writer.affairs = [];
    writeAffairs({ codes: writer.codes, named: writer.affairs, affairs: null }, value);
  },
  read(reader) {
    const own = reader.named[reader.named.length - 1] as readonly unknown[] | null;
    if (own === null) return null;
    const inner: Reader = { text: reader.text, next: reader.next, named: own, nextNamed: 0 };
    const value = readAffairs(inner);
    reader.next = inner.next;
    return value;
  },
};

const CLOSED: Codecs<ClosedCards> = {
  politicalDeck: numbers(),
  placed: numbers(),
  faceDown: lists(),
  putAside: numbers(),
  winterScores: lists(),
};

const writeClosed = (writer: Writer, closed: ClosedCards): Written<ClosedCards> => ({
  politicalDeck: CLOSED.politicalDeck.write(writer, closed.politicalDeck),
  placed: CLOSED.placed.write(writer, closed.placed),
  faceDown: CLOSED.faceDown.write(writer, closed.faceDown),
  putAside: CLOSED.putAside.write(writer, closed.putAside),
  winterScores: CLOSED.winterScores.write(writer, closed.winterScores),
});

const readClosed = (reader: Reader): ClosedCards => ({
  politicalDeck: CLOSED.politicalDeck.read(reader),
  placed: CLOSED.placed.read(reader),
  faceDown: CLOSED.faceDown.read(reader),
  putAside: CLOSED.putAside.read(reader),
  winterScores: CLOSED.winterScores.read(reader),
});

const closedOrNull: Codec<ClosedCards | null> = {
  write(writer, value) {
    flag.write(writer, value !== null);
    if (value !== null) writeClosed(writer, value);
  },
  read: (reader) => (flag.read(reader) ? readClosed(reader) : null),
};

const STATE: Codecs<State> = {
  pack: named(),
  options: named(),
  turn: number(),
  step: number(),
  agenda: named(),
  at: places,
  troops: numbers(),
  faceDown: flags,
  spent: numbers(),
  deputies: flags,
  hussars: places,
  markers: numbers(),
  questionMarks: numbers(),
  hands: lists(),
  saxony: number(),
  sightings: named(),
  result: named(),
  affairs: affairsOrNull,
  rng: named(),
  drawDeck: numbers(),
  discards: lists(),
  nextDeck: number(),
  closed: closedOrNull,
  disclosures: named(),
  takeBack: numbers(),
};

const writeState = (writer: Writer, state: State): Written<State> => ({
  pack: STATE.pack.write(writer, state.pack),
  options: STATE.options.write(writer, state.options),
  turn: STATE.turn.write(writer, state.turn),
  step: STATE.step.write(writer, state.step),
  agenda: STATE.agenda.write(writer, state.agenda),
  at: STATE.at.write(writer, state.at),
  troops: STATE.troops.write(writer, state.troops),
  faceDown: STATE.faceDown.write(writer, state.faceDown),
  spent: STATE.spent.write(writer, state.spent),
  deputies: STATE.deputies.write(writer, state.deputies),
  hussars: STATE.hussars.write(writer, state.hussars),
  markers: STATE.markers.write(writer, state.markers),
  questionMarks: STATE.questionMarks.write(writer, state.questionMarks),
  hands: STATE.hands.write(writer, state.hands),
  saxony: STATE.saxony.write(writer, state.saxony),
  sightings: STATE.sightings.write(writer, state.sightings),
  result: STATE.result.write(writer, state.result),
  affairs: STATE.affairs.write(writer, state.affairs),
  rng: STATE.rng.write(writer, state.rng),
  drawDeck: STATE.drawDeck.write(writer, state.drawDeck),
  discards: STATE.discards.write(writer, state.discards),
  nextDeck: STATE.nextDeck.write(writer, state.nextDeck),
  closed: STATE.closed.write(writer, state.closed),
  disclosures: STATE.disclosures.write(writer, state.disclosures),
  takeBack: STATE.takeBack.write(writer, state.takeBack),
});

const readState = (reader: Reader): State => ({
  pack: STATE.pack.read(reader),
  options: STATE.options.read(reader),
  turn: STATE.turn.read(reader),
  step: STATE.step.read(reader),
  agenda: STATE.agenda.read(reader),
  at: STATE.at.read(reader),
  troops: STATE.troops.read(reader),
  faceDown: STATE.faceDown.read(reader),
  spent: STATE.spent.read(reader),
  deputies: STATE.deputies.read(reader),
  hussars: STATE.hussars.read(reader),
  markers: STATE.markers.read(reader),
  questionMarks: STATE.questionMarks.read(reader),
  hands: STATE.hands.read(reader),
  saxony: STATE.saxony.read(reader),
  sightings: STATE.sightings.read(reader),
  result: STATE.result.read(reader),
  affairs: STATE.affairs.read(reader),
  rng: STATE.rng.read(reader),
  drawDeck: STATE.drawDeck.read(reader),
  discards: STATE.discards.read(reader),
  nextDeck: STATE.nextDeck.read(reader),
  closed: STATE.closed.read(reader),
  disclosures: STATE.disclosures.read(reader),
  takeBack: STATE.takeBack.read(reader),
});

/** The text to store; `stateFrom` makes the same state of it. */
export const storedForm = (state: State): string => {
  const writer: Writer = { codes: [], named: [FORM], affairs: null };
  writeState(writer, state);
  writer.named.push(writer.affairs);
  return `${JSON.stringify(writer.named)}\n${String.fromCharCode(...writer.codes)}`;
};

/** The state that was stored. Throws a RangeError if the text is in another form. */
export const stateFrom = (stored: string): State => {
  const end = stored.indexOf("\n");
  const named = JSON.parse(stored.slice(0, end)) as readonly unknown[];
  if (named[0] !== FORM) throw new RangeError("the state was stored in another form");
  return readState({ text: stored, next: end + 1, named, nextNamed: 1 });
};
