import { movementEnded } from "@maria/advice/movement";
import type { View } from "@maria/rules";
import { generalsIn } from "@maria/rules/board";
import {
  type CityId,
  isOnBoard,
  NOBODY,
  OFF_BOARD,
  type Pack,
  type PieceId,
  POWER_NAMES,
  type Power,
  type PowerName,
  pieceId,
} from "@maria/rules/model";
import { cityName, ofPower, pieceName, pieceWithRank, strengthText, type Words } from "@maria/tell";
import type { FortressMark, Movement, PieceMark } from "../board/marks.ts";

/** Hussars have no piece id of their own in the pack: on the board they follow the pieces. */
export const hussarMark = (pack: Pack, hussar: number): number => pack.pieces.length + hussar;
export const hussarOf = (pack: Pack, mark: number): number | null =>
  mark >= pack.pieces.length ? mark - pack.pieces.length : null;

const nameOf = (power: Power): PowerName => POWER_NAMES[power];

/** Strengths belong to stacks: where several stand together, the supreme commander shows that of all. */
const generalMark = (words: Words, view: View, piece: PieceId, city: CityId): PieceMark => {
  const { pack } = words;
  const stack = generalsIn(view, pack, city);
  const underneath = stack.length > 0 && stack[0] !== piece;
  const onTop = stack.length > 1 && !underneath;
  const mark: PieceMark = {
    id: piece,
    kind: "general",
    power: nameOf((pack.pieces[piece]?.power ?? 0) as Power),
    city,
    label: `${pieceWithRank(words, piece)}, ${cityName(words, city)}`,
    rank: pack.generals[piece]?.rank ?? 0,
    faceDown: view.faceDown[piece] ?? false,
    underneath,
    onTop,
    spent: movementEnded(view, piece),
  };
  return underneath ? mark : { ...mark, strength: strengthText(words, view, onTop ? stack : [piece]) };
};

/** Everything that stands on the board, without what a decision adds to it; `hussar` is the word for one. */
export const piecesOf = (words: Words, view: View, hussar: string): PieceMark[] => {
  const { pack } = words;
  const pieces = pack.pieces.flatMap((found, index): PieceMark[] => {
    const piece = pieceId(index);
    const city = view.at[piece];
    if (city === undefined || !isOnBoard(city)) return [];
    if (found.kind === "general") return [generalMark(words, view, piece, city)];
    const label = `${pieceName(words, piece)}, ${cityName(words, city)}`;
    const power = nameOf(found.power);
    return [{ id: piece, kind: "train", power, city, label, spent: movementEnded(view, piece) }];
  });
  const hussars = view.hussars.flatMap((city, index): PieceMark[] =>
    isOnBoard(city)
      ? [
          {
            id: hussarMark(pack, index),
            kind: "hussar",
            power: "austria",
            city,
            label: `${hussar} ${index + 1}, ${cityName(words, city)}`,
          },
        ]
      : [],
  );
  return [...pieces, ...hussars];
};

/** Victory, elector and question-mark markers. */
export const fortressMarksOf = (words: Words, view: View): FortressMark[] => {
  const { pack } = words;
  return pack.fortresses.flatMap((city, fortress): FortressMark[] => {
    const owner = view.markers[fortress] ?? NOBODY;
    const claimant = view.questionMarks[fortress] ?? NOBODY;
    const marks: FortressMark[] = [];
    if (owner !== NOBODY) {
      const kind = pack.isElectorFortress[fortress] ? "elector" : "victory";
      marks.push({
        city,
        kind,
        power: nameOf(owner),
        label: `${cityName(words, city)}: ${ofPower(words, owner)}`,
      });
    }
    if (claimant !== NOBODY)
      marks.push({
        city,
        kind: "question",
        power: nameOf(claimant),
        label: `${cityName(words, city)}: ? ${ofPower(words, claimant)}`,
      });
    return marks;
  });
};

/**
 * What stands on the board while a movement is drawn: everything as it was before, without the pieces that move. Flags,
 * hussars and trains change when the march that changes them has arrived.
 */
export const withoutMoving = (before: View, movement: readonly Movement[]): View => {
  const moving = new Set(movement.map(({ piece }) => piece));
  return { ...before, at: before.at.map((place, piece) => (moving.has(piece) ? OFF_BOARD : place)) };
};
