import { choices, newGame } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { boardOf } from "@maria/rules/board";
import { AUSTRIA, type CityId, isOnBoard, type Pack, PRUSSIA, type State } from "@maria/rules/model";
import { draftOf } from "@maria/rules/search";
import { INTRODUCTORY } from "./games.ts";
import { type Measurement, millisecondsFor, timeOf } from "./measure.ts";

/** CMB-20: a stack of 16 troops can lose all but one; shorter retreats have more ways to choose from. */
const LENGTHS = [15, 11, 8];

/** A defeated Austrian general in one city, a victorious Prussian one next to him, everybody else where he began. */
const defeatIn = (pack: Pack, city: CityId, length: number): State | null => {
  const draft = draftOf(newGame(pack, INTRODUCTORY, seedFromNumber(1)));
  const loser = pack.generals.find(({ power, id }) => power === AUSTRIA && isOnBoard(draft.at[id] as CityId));
  const winner = boardOf(draft).neighbours[city]?.[0];
  if (loser === undefined || winner === undefined || draft.at.includes(city)) return null;
  draft.at = draft.at.map((place, piece) => (piece === loser.id ? city : place));
  draft.agenda = [
    { kind: "retreat", generals: [loser.id], from: city, winner, winnerPower: PRUSSIA, length },
  ];
  return draft;
};

/** The dearest search for retreats over all cities and the greatest lengths. */
export const longestRetreatSearch = (pack: Pack): Measurement => {
  const { cities } = pack.bohemiaOnly;
  const search = (state: State): unknown => choices(state, "frederick");
  const looks = LENGTHS.flatMap((length) =>
    cities.flatMap((city) => {
      const state = defeatIn(pack, city, length);
      return state === null ? [] : [{ state, cost: millisecondsFor(() => search(state)) }];
    }),
  );
  const candidates = looks.sort((a, b) => b.cost - a.cost).slice(0, 8);
  const measured = candidates.map(({ state }) => timeOf(() => search(state), 10));
  return measured.reduce((worst, other) => (other.best > worst.best ? other : worst));
};
