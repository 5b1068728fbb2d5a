import { describe, expect, test } from "vitest";
import type { Random } from "../../src/engine.ts";
import { brokenLaws } from "../../src/game/laws.ts";
import { newGame } from "../../src/game/newGame.ts";
import { choices, pending, play } from "../../src/game/play.ts";
import { randomAction } from "../../src/game/randomAction.ts";
import type { Action, ProposeAction } from "../../src/model/actions.ts";
import { type GameOptions, type Seat, seatsOf } from "../../src/model/options.ts";
import { isRefusal } from "../../src/model/rule.ts";
import type { State } from "../../src/model/state.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { livelyAction, randomFrom } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { decisionsOffered, offered, played } from "../support/position.ts";
import { breaches } from "../support/treatyWatch.ts";

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** A talkative player: mostly accepts what lies before him, else makes an offer, now and then of several terms. */
const talk = (state: State, seat: Seat, random: Random): Action | null => {
  const open = offered(state, seat, "answerOffer").filter(({ mayAccept }) => mayAccept);
  if (open.length > 0)
    return { type: "answerOffer", agreement: pick(open, random).agreement, accept: random(6) > 0 };
  const ends = offered(state, seat, "endTreaty");
  if (ends.length > 0 && random(20) === 0)
    return { type: "endTreaty", agreement: pick(ends, random).agreement };
  const [choice] = offered(state, seat, "propose");
  const offers = (choice?.suggestions() ?? []).filter(({ partner }) => partner !== seat || random(5) === 0);
  if (offers.length === 0) return null;
  const first = pick(offers, random);
  const more = pick(offers, random);
  const terms = more.partner === first.partner ? [...first.terms, ...more.terms] : first.terms;
  const offer: ProposeAction = { ...first, terms, turns: 1 + random(6) };
  return isRefusal(play(state, seat, offer)) ? first : offer;
};

const VARIANTS: readonly GameOptions[] = [
  { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
  { variant: "advanced", players: 3, politicalOption: true, troopCeiling: false },
  { variant: "advanced", players: 2, politicalOption: false, troopCeiling: false },
];

interface Tally {
  actions: number;
  treaties: number;
}

const playTalkatively = (options: GameOptions, game: number, tally: Tally): void => {
  const random = randomFrom(1740 + game);
  let state = newGame(historical, options, seedFromNumber(game));
  while (state.result === null) {
    const before = state;
    const waiting = pending(before);
    for (const { seat } of waiting)
      if (decisionsOffered(before, seat).length === 0) throw new Error(`${seat} has nothing left to choose`);
    const talker = pick(seatsOf(options), random);
    const word = random(8) === 0 && choices(before, talker).length > 0 ? talk(before, talker, random) : null;
    const seat = word === null ? pick(waiting, random).seat : talker;
    const decide = () =>
      before.agenda.at(-1)?.kind === "movement"
        ? livelyAction(before, seat, random)
        : randomAction(decisionsOffered(before, seat), random);
    const action = word ?? decide();
    const { state: after, events } = played(before, seat, action);
    if (before.agenda[0]?.kind !== "allotment")
      expect([...breaches(before, seat, action, events)]).toEqual([]);
    tally.actions++;
    if (action.type === "answerOffer" && action.accept) tally.treaties++;
    if (tally.actions % 25 === 0) expect(brokenLaws(after)).toEqual([]);
    state = after;
  }
};

describe("NEG-04 and RUL-95 over whole games with many treaties", () => {
  test("NEG-04 and RUL-95 no treaty is broken, none leaves a player without a choice, every game comes to its end", () => {
    const tally: Tally = { actions: 0, treaties: 0 };
    for (let game = 0; game < 3; game++) playTalkatively(VARIANTS[game % 3] as GameOptions, game, tally);
    expect(tally.treaties).toBeGreaterThan(50);
  });
});
