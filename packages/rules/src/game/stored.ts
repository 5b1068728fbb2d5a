import type { Affairs, ClosedCards } from "../model/affairs.ts";
import type { CardId, Place } from "../model/ids.ts";
import type { Power, PowerOrNobody } from "../model/powers.ts";
import type { State } from "../model/state.ts";

/**
 * A state as a server keeps it between two actions: a third as long as JSON, and read and written in little more than half
 * the time.
 *
 * The first line is JSON and holds what has names or comes in many forms; the second holds lists of small numbers, one
 * character each, in the order in which they are written here. It is a cache of a game's record and no save format:
 * whoever meets a form he does not know plays the record again.
 */
const FORM = 2;

/** Numbers from −64 on; those up to 191, such as all cards, stay in the characters that take one byte of memory. */
const ZERO = 64;
/** Cities are more than that, and take two characters. */
const DIGIT = 128;

class Writer {
  readonly codes: number[] = [];

  number(value: number): void {
    this.codes.push(value + ZERO);
  }

  flag(value: boolean): void {
    this.codes.push(value ? ZERO + 1 : ZERO);
  }

  numbers(list: readonly number[]): void {
    const { codes } = this;
    codes.push(list.length + ZERO);
    for (let index = 0; index < list.length; index++) codes.push((list[index] as number) + ZERO);
  }

  flags(list: readonly boolean[]): void {
    this.number(list.length);
    for (let index = 0; index < list.length; index++) this.flag(list[index] as boolean);
  }

  places(list: readonly Place[]): void {
    this.number(list.length);
    for (let index = 0; index < list.length; index++) {
      const place = (list[index] as Place) + DIGIT;
      this.number(Math.floor(place / DIGIT));
      this.number(place % DIGIT);
    }
  }

  lists(lists: readonly (readonly number[])[]): void {
    this.number(lists.length);
    for (let index = 0; index < lists.length; index++) this.numbers(lists[index] as readonly number[]);
  }

  text(): string {
    return String.fromCharCode(...this.codes);
  }
}

class Reader {
  readonly text: string;
  next: number;

  constructor(text: string, next: number) {
    this.text = text;
    this.next = next;
  }

  number<N extends number>(): N {
    return (this.text.charCodeAt(this.next++) - ZERO) as N;
  }

  flag(): boolean {
    return this.number() === 1;
  }

  numbers<N extends number>(): N[] {
    const length = this.number();
    const list: N[] = [];
    for (let index = 0; index < length; index++) list.push(this.number());
    return list;
  }

  flags(): boolean[] {
    const length = this.number();
    const list: boolean[] = [];
    for (let index = 0; index < length; index++) list.push(this.flag());
    return list;
  }

  places(): Place[] {
    const length = this.number();
    const list: Place[] = [];
    for (let index = 0; index < length; index++)
      list.push((this.number() * DIGIT + this.number() - DIGIT) as Place);
    return list;
  }

  lists<N extends number>(): N[][] {
    const length = this.number();
    const lists: N[][] = [];
    for (let index = 0; index < length; index++) lists.push(this.numbers());
    return lists;
  }
}

/** What is written as JSON, in this order. */
type Named = readonly [
  form: number,
  pack: State["pack"],
  options: State["options"],
  agenda: State["agenda"],
  sightings: State["sightings"],
  result: State["result"],
  rng: State["rng"],
  disclosures: State["disclosures"],
  affairs: NamedAffairs | null,
];

type NamedAffairs = readonly [
  election: Affairs["election"],
  lastWinner: Affairs["lastWinner"],
  trump: Affairs["trump"],
  shifts: Affairs["shifts"],
  executed: Affairs["executed"],
  contracts: Affairs["contracts"],
  cession: Affairs["cession"],
  agreements: Affairs["agreements"],
  offersMade: Affairs["offersMade"],
  offersThisTurn: Affairs["offersThisTurn"],
];

const namedOf = (affairs: Affairs): NamedAffairs => [
  affairs.election,
  affairs.lastWinner,
  affairs.trump,
  affairs.shifts,
  affairs.executed,
  affairs.contracts,
  affairs.cession,
  affairs.agreements,
  affairs.offersMade,
  affairs.offersThisTurn,
];

const writeAffairs = (affairs: Affairs, writer: Writer): void => {
  writer.numbers(affairs.pools);
  writer.numbers(affairs.battleBoxes);
  writer.number(affairs.threeElectors);
  writer.number(affairs.emperor);
  writer.number(affairs.italy);
  writer.flag(affairs.silesiaBox);
  writer.numbers(affairs.setAside);
  writer.flag(affairs.annexed);
  writer.number(affairs.prussiaNeutralUntil);
  writer.flag(affairs.secondTrainWaits);
  writer.flag(affairs.reduced);
  writer.number(affairs.tracks.saxony);
  writer.number(affairs.tracks.russia);
  writer.number(affairs.tracks.italy);
  writer.numbers(affairs.openCards);
  writer.numbers(affairs.spentCards);
  writer.lists(affairs.conserved);
  writer.flags(affairs.hasPlaced);
  writer.numbers(affairs.drawn);
  writer.numbers(affairs.incomeChanges);
  writer.flag(affairs.jacobites);
  writer.number(affairs.putAside);
};

const readAffairs = (reader: Reader, named: NamedAffairs): Affairs => {
  const [election, lastWinner, trump, shifts, executed, contracts, cession, ...talks] = named;
  const [agreements, offersMade, offersThisTurn] = talks;
  return {
    pools: reader.numbers(),
    battleBoxes: reader.numbers(),
    threeElectors: reader.number<PowerOrNobody>(),
    emperor: reader.number<PowerOrNobody>(),
    italy: reader.number<PowerOrNobody>(),
    silesiaBox: reader.flag(),
    setAside: reader.numbers(),
    annexed: reader.flag(),
    prussiaNeutralUntil: reader.number(),
    secondTrainWaits: reader.flag(),
    reduced: reader.flag(),
    tracks: { saxony: reader.number(), russia: reader.number(), italy: reader.number() },
    openCards: reader.numbers(),
    spentCards: reader.numbers(),
    election,
    lastWinner,
    trump,
    conserved: reader.lists<CardId>(),
    hasPlaced: reader.flags(),
    shifts,
    executed,
    contracts,
    drawn: reader.numbers<Power>(),
    incomeChanges: reader.numbers(),
    jacobites: reader.flag(),
    putAside: reader.number(),
    cession,
    agreements,
    offersMade,
    offersThisTurn,
  };
};

const writeClosed = (closed: ClosedCards, writer: Writer): void => {
  writer.numbers(closed.politicalDeck);
  writer.numbers(closed.placed);
  writer.lists(closed.faceDown);
  writer.numbers(closed.putAside);
  writer.lists(closed.winterScores);
};

const readClosed = (reader: Reader): ClosedCards => ({
  politicalDeck: reader.numbers(),
  placed: reader.numbers<CardId | -1>(),
  faceDown: reader.lists<CardId>(),
  putAside: reader.numbers<CardId>(),
  winterScores: reader.lists(),
});

/** The text to store; `stateFrom` makes the same state of it. */
export const storedForm = (state: State): string => {
  const { affairs, closed } = state;
  const named: Named = [
    FORM,
    state.pack,
    state.options,
    state.agenda,
    state.sightings,
    state.result,
    state.rng,
    state.disclosures,
    affairs === null ? null : namedOf(affairs),
  ];
  const writer = new Writer();
  writer.number(state.turn);
  writer.number(state.step);
  writer.places(state.at);
  writer.numbers(state.troops);
  writer.flags(state.faceDown);
  writer.numbers(state.spent);
  writer.flags(state.deputies);
  writer.places(state.hussars);
  writer.numbers(state.markers);
  writer.numbers(state.questionMarks);
  writer.lists(state.hands);
  writer.number(state.saxony);
  if (affairs !== null) writeAffairs(affairs, writer);
  writer.numbers(state.drawDeck);
  writer.lists(state.discards);
  writer.number(state.nextDeck);
  writer.flag(closed !== null);
  if (closed !== null) writeClosed(closed, writer);
  writer.numbers(state.takeBack);
  return `${JSON.stringify(named)}\n${writer.text()}`;
};

/** The state that was stored. Throws a RangeError if the text is in another form. */
export const stateFrom = (stored: string): State => {
  const end = stored.indexOf("\n");
  const named = JSON.parse(stored.slice(0, end)) as Named;
  if (named[0] !== FORM) throw new RangeError("the state was stored in another form");
  const [, pack, options, agenda, sightings, result, rng, disclosures, affairs] = named;
  const reader = new Reader(stored, end + 1);
  return {
    pack,
    options,
    turn: reader.number(),
    step: reader.number(),
    agenda,
    at: reader.places(),
    troops: reader.numbers(),
    faceDown: reader.flags(),
    spent: reader.numbers(),
    deputies: reader.flags(),
    hussars: reader.places(),
    markers: reader.numbers<PowerOrNobody>(),
    questionMarks: reader.numbers<PowerOrNobody>(),
    hands: reader.lists<CardId>(),
    saxony: reader.number<State["saxony"]>(),
    sightings,
    result,
    affairs: affairs === null ? null : readAffairs(reader, affairs),
    rng,
    drawDeck: reader.numbers<CardId>(),
    discards: reader.lists<CardId>(),
    nextDeck: reader.number(),
    closed: reader.flag() ? readClosed(reader) : null,
    disclosures,
    takeBack: reader.numbers(),
  };
};
