import { BOTS } from "@maria/bots";
import { choices, logFor, pending, play, refusalOf, view } from "@maria/rules";
import { type Action, isRefusal, type Random, type Seat, type State, seatsOf } from "@maria/rules/model";
import { chanceFrom, imagine, type Memory, memoryFrom, randomAction, remember } from "@maria/rules/search";
import { Authority, type GameStart, MemoryStore, type Reader, writeSnapshot } from "@maria/table";

/** A game as it stood after some of its entries: all that is needed to store it, and what each reader has in mind. */
export interface Point {
  readonly start: GameStart;
  readonly entries: MemoryStore["entries"];
  readonly snapshot: Authority["snapshot"];
  readonly memories: ReadonlyMap<Reader, Memory>;
}

const readersOf = (start: GameStart): readonly Reader[] => [...seatsOf(start.options), null];
const MOST_ENTRIES = 4000;

/** Plays a whole game, now with a bot's head, now by chance, and keeps so many points of it, evenly spread. */
export const wholeGame = async (
  start: GameStart,
  seed: number,
  points: number,
): Promise<readonly Point[]> => {
  const random = chanceFrom(seed);
  const store = new MemoryStore();
  const memories = new Map<Reader, Memory>();
  const kept: Omit<Point, "entries">[] = [];
  const authority = await Authority.open(start, store, {
    keeping: { states: 8, lines: 24 },
    audit: (step) => {
      if (step.type !== "played") return;
      for (const [reader, memory] of memories)
        memories.set(reader, logFor(step.state, step.events, reader).reduce(remember, memory));
    },
  });
  for (const reader of readersOf(start)) memories.set(reader, memoryFrom(authority.viewOf(reader)));
  while (authority.state.result === null && authority.entries < MOST_ENTRIES) {
    const seat = pending(authority.state)[0]?.seat;
    if (seat === undefined) break;
    const seen = authority.viewOf(seat);
    const offered = choices(seen, seat);
    const action =
      random(4) > 0 ? randomAction(offered, random) : BOTS.cadet(seen, offered, { milliseconds: 0 }, random);
    await authority.act(seat, authority.seenBy(seat), action);
    const { snapshot } = authority;
    kept.push({ start, snapshot, memories: new Map(memories) });
  }
  return Array.from({ length: points }, (_, index) => {
    const point = kept[Math.floor(((index + 0.5) * kept.length) / points)];
    if (point === undefined) throw new RangeError("the game is too short");
    return { ...point, entries: store.entries.slice(0, point.snapshot.entries) };
  });
};

/** The same game with everything changed that the reader cannot know. */
export const twinOf = ({ snapshot, memories }: Point, reader: Reader, random: Random): State =>
  imagine(view(snapshot.state, reader), memories.get(reader) as Memory, random);

export const formOf = ({ start, snapshot }: Point, state: State): string =>
  writeSnapshot(start, { ...snapshot, state });

const told = (state: State, events: Parameters<typeof logFor>[1], reader: Reader): string =>
  JSON.stringify([view(state, reader), logFor(state, events, reader), pending(state)]);

/** A decision that is legal in both games and tells the reader the same; null if there is none. */
export const commonDecision = (
  states: readonly [State, State],
  reader: Reader,
  random: Random,
): { readonly seat: Seat; readonly action: Action; readonly after: readonly [State, State] } | null => {
  const [one, other] = states;
  const seat = pending(one)[0]?.seat;
  if (seat === undefined) return null;
  for (let count = 0; count < 12; count++) {
    const action = randomAction(choices(one, seat), random);
    if (refusalOf(other, seat, action) !== null) continue;
    const played = [play(one, seat, action), play(other, seat, action)] as const;
    if (isRefusal(played[0]) || isRefusal(played[1])) continue;
    if (told(played[0].state, played[0].events, reader) === told(played[1].state, played[1].events, reader))
      return { seat, action, after: [played[0].state, played[1].state] };
  }
  return null;
};
