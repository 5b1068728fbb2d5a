import type { Traces } from "@maria/advice/story";
import { powerOf } from "@maria/rules/board";
import { type CityId, type Pack, POWER_NAMES } from "@maria/rules/model";
import { cityName, type SayOf, type Words } from "@maria/tell";
import type { CityMark, CityMarkKind, RouteMark } from "../board/marks.ts";
import type { story } from "../language/en/story.ts";

type Speaker = Words & { readonly say: SayOf<typeof story> };

/** The last ways of the others, as arrows. */
export const traceRoutes = (pack: Pack, { ways }: Traces): RouteMark[] =>
  ways.map(({ pieces, path }) => {
    const [piece] = pieces;
    const route: RouteMark = { path, kind: "past" };
    return piece === undefined ? route : { ...route, power: POWER_NAMES[powerOf(pack, piece)] };
  });

/** What fell, where was fought, who came: marks that do not react. */
export const traceMarks = (words: Speaker, { fallen, battles, lost, arrived }: Traces): CityMark[] => {
  const marks = (
    cities: readonly CityId[],
    kind: CityMarkKind,
    key: "story.fell" | "story.fought" | "story.lost" | "story.came",
  ): CityMark[] =>
    cities.map((city) => ({
      city,
      kind,
      active: false,
      label: words.say(key, { city: cityName(words, city) }),
    }));
  return [
    ...marks(fallen, "conquest", "story.fell"),
    ...marks(battles, "battle", "story.fought"),
    ...marks(lost, "danger", "story.lost"),
    ...marks(arrived, "seen", "story.came"),
  ];
};
