import { straightPath } from "@maria/advice/ground";
import type { View } from "@maria/rules";
import { boardOf, distance, isMainRoad } from "@maria/rules/board";
import type { CityId } from "@maria/rules/model";
import { cityName, pieceWithRank, suitName } from "@maria/tell";
import { spoken } from "../cards/spoken.ts";
import type { PageWords } from "./textBoard.ts";

/** From east on against the clock, as angles are counted. */
const WINDS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"] as const;

/** Where a city lies as seen from another. */
const windTo = ({ pack, say }: PageWords, from: CityId, to: CityId): string => {
  const place = (city: CityId) =>
    pack.data.board.cities.find(({ id }) => id === pack.cities[city]?.key) ?? { x: 0, y: 0 };
  const angle = Math.atan2(place(from).y - place(to).y, place(to).x - place(from).x);
  const wind = WINDS[(Math.round((angle * 4) / Math.PI) + 8) % 8] ?? "e";
  return say(`everybody.wind.${wind}`);
};

const roadTo = ({ say }: PageWords, view: View, from: CityId, to: CityId): string =>
  say(isMainRoad(boardOf(view), from, to) ? "everybody.mainRoad" : "everybody.road");

/** What a city is and what stands there: its fortress, suit, territory and pieces. */
const featuresOf = (words: PageWords, view: View, city: CityId): string[] => {
  const { say, pack } = words;
  const found = pack.cities[city];
  if (found === undefined) return [];
  const territory = pack.data.board.territories[found.territory]?.name[words.language] ?? found.territory;
  const pieces = pack.pieces
    .filter(({ id }) => view.at[id] === city)
    .map(({ id }) => pieceWithRank(words, id));
  return [
    ...(found.fortress === null
      ? []
      : [say(found.fortress === "major" ? "panels.majorFortress" : "panels.minorFortress")]),
    spoken(words, suitName(words, found.suit)),
    say("everybody.in", { territory }),
    ...(pieces.length === 0 ? [] : [say("everybody.here", { pieces: words.list(pieces) })]),
  ];
};

/** A city in a line. */
export const cityLine = (words: PageWords, view: View, city: CityId): string =>
  [cityName(words, city), ...featuresOf(words, view, city)].join(", ");

/** The cities of the maps in use by their names. */
export const citiesInUse = (words: PageWords, view: View): CityId[] => {
  const { isInUse } = boardOf(view);
  return words.pack.cities
    .map(({ id }) => id)
    .filter((city) => isInUse[city] === true)
    .sort((a, b) => cityName(words, a).localeCompare(cityName(words, b), words.language));
};

const stepLine = (words: PageWords, view: View, from: CityId, to: CityId): string => {
  const place = words.say("everybody.neighbour", {
    city: cityName(words, to),
    where: windTo(words, from, to),
    what: roadTo(words, view, from, to),
  });
  return [place, ...featuresOf(words, view, to)].join(", ");
};

/** MAP-02: every city next to this one, with the road that leads there. */
export const neighbourLines = (words: PageWords, view: View, city: CityId): string[] =>
  (boardOf(view).neighbours[city] ?? []).map((next) => stepLine(words, view, city, next));

export interface WayLines {
  /** How far it is. */
  readonly summary: string;
  /** And on main roads only, where that is another way. */
  readonly mainRoad: string;
  /** City by city, what lies on a shortest way. */
  readonly cities: readonly string[];
}

/** RUL-18: the shortest way between two cities, whatever stands there. */
export const wayLines = (words: PageWords, view: View, from: CityId, to: CityId): WayLines => {
  const { say } = words;
  const board = boardOf(view);
  const names = { from: cityName(words, from), to: cityName(words, to) };
  const onMainRoad = straightPath(board, from, to, true);
  const n = distance(board, from, to);
  const isMain = onMainRoad?.length === n;
  const way = isMain ? onMainRoad : straightPath(board, from, to);
  if (way === null) return { summary: say("everybody.noWay", names), mainRoad: "", cities: [] };
  return {
    summary: say("everybody.distance", { ...names, n }),
    mainRoad:
      onMainRoad === null
        ? say("everybody.notByMainRoad")
        : isMain
          ? say("everybody.allMainRoad")
          : say("everybody.byMainRoad", { n: onMainRoad.length }),
    cities: way.map((city, index) => stepLine(words, view, way[index - 1] ?? from, city)),
  };
};
