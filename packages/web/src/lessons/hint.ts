import type { View } from "@maria/rules";
import { type Action, type CityId, isOnBoard, type Pack, type PieceId } from "@maria/rules/model";
import type { LessonStep, LessonTask } from "@maria/table";
import { cardName, cardNames, cityName, pieceName, type Words } from "@maria/tell";
import type { LessonSay } from "./lessonWords.svelte.ts";

const endName = (words: Words, path: readonly CityId[]): string =>
  path
    .slice(-1)
    .map((city) => cityName(words, city))
    .join("");

/** How to do what a step asks for, tap by tap. */
export const hintText = (
  words: Words,
  say: LessonSay,
  task: Exclude<LessonTask, { kind: "question" }>,
): string => {
  switch (task.kind) {
    case "piece":
      return say("learn.hint.look", { name: pieceName(words, task.piece) });
    case "city":
      return say("learn.hint.look", { name: cityName(words, task.city) });
    case "act":
      break;
  }
  const { action } = task;
  switch (action.type) {
    case "march":
      return say("learn.hint.march", {
        piece: pieceName(words, action.piece),
        city: endName(words, action.path),
      });
    case "retreat":
      return say("learn.hint.city", { city: endName(words, action.path) });
    case "placeHussar":
      return say("learn.hint.hussar", { n: action.hussar + 1, city: cityName(words, action.city) });
    case "playCard":
      return say("learn.hint.card", { card: cardName(words, action.card) });
    case "placeCard":
      return action.card === null
        ? say("learn.hint.confirm")
        : say("learn.hint.card", { card: cardName(words, action.card) });
    case "recruit":
      return say("learn.hint.recruit", { n: action.troops, cards: cardNames(words, action.cards) });
    case "done":
      return say("learn.hint.done");
    case "answerOffer":
      return say("learn.hint.treaty");
    case "stop":
      return say("learn.hint.stop");
    default:
      return say("learn.hint.confirm");
  }
};

const standing = (view: View, pieces: readonly PieceId[]): CityId[] =>
  pieces.flatMap((piece) => {
    const place = view.at[piece];
    return place !== undefined && isOnBoard(place) ? [place] : [];
  });

/** Where what is decided shows on the board, if the decision names no city itself. */
const concerned = (view: View, pack: Pack, action: Action): readonly CityId[] => {
  switch (action.type) {
    case "allot": {
      const own = pack.generals.filter(({ power }) => power === action.power);
      return standing(
        view,
        own.map(({ id }) => id),
      );
    }
    case "recruit":
      return standing(
        view,
        action.split.map(({ general }) => general),
      );
    case "offerPeace":
      return pack.silesian.flatMap((fortress) => pack.fortresses[fortress] ?? []);
    default:
      return [];
  }
};

/** Where on the board the eye finds what a step is about. */
export const placesOf = ({ task, places }: LessonStep, view: View, pack: Pack): readonly CityId[] => {
  switch (task.kind) {
    case "city":
      return [task.city, ...places];
    case "piece":
      return [...standing(view, [task.piece]), ...places];
    case "act":
      return places.length > 0 ? places : concerned(view, pack, task.action);
    case "question":
      return places;
  }
};
