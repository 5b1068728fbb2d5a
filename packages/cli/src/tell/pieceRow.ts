import { cityOf } from "@maria/advice/ground";
import type { View } from "@maria/rules";
import { generalsIn, momentOf } from "@maria/rules/board";
import { OFF_MAP_BOX, type PieceId } from "@maria/rules/model";
import { pieceName, placeText, supplyText, troopsText } from "@maria/tell";
import type { Words } from "../messages/words.ts";

const stackText = (words: Words, view: View, general: PieceId): string[] => {
  const city = cityOf(view, general);
  if (city === null) return [];
  const [commander, deputy] = generalsIn(view, words.pack, city);
  if (commander === undefined || deputy === undefined) return [];
  return commander === general
    ? [words.say("position.commands", { general: pieceName(words, deputy) })]
    : [words.say("position.under", { general: pieceName(words, commander) })];
};

const hasMoved = (view: View, piece: PieceId): boolean =>
  momentOf(view).phase === "movement" && (view.spent[piece] ?? 0) !== 0;

const movedText = (words: Words, view: View, piece: PieceId): string[] =>
  hasMoved(view, piece) ? [words.say("position.moved")] : [];

export const generalRow = (words: Words, view: View, general: PieceId): string[] => {
  const found = words.pack.generals[general];
  const row = [`${found?.rank ?? ""}`, found?.name ?? "", placeText(words, view, general)];
  if (view.at[general] === OFF_MAP_BOX) return [...row, troopsText(words, view, general)];
  if (cityOf(view, general) === null) return row;
  const remarks = [
    supplyText(words, view, general),
    ...(view.faceDown[general] ? [words.say("position.faceDown")] : []),
    ...stackText(words, view, general),
    ...movedText(words, view, general),
  ];
  return [...row, troopsText(words, view, general), remarks.join(", ")];
};

export const trainRow = (words: Words, view: View, train: PieceId): string[] => [
  "T",
  words.say("position.train"),
  placeText(words, view, train),
  "",
  movedText(words, view, train).join(", "),
];
