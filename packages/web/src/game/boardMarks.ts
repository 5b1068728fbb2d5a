import {
  type CityId,
  FROZEN,
  generalsIn,
  isOnBoard,
  MOVED,
  momentOf,
  NOBODY,
  type Pack,
  type PieceId,
  POWER_NAMES,
  type Power,
  type PowerName,
  pieceId,
  REENTERED,
  type View,
} from "@maria/rules";
import { cityName, ofPower, pieceName, pieceWithRank, troopsText, type Words } from "@maria/tell";
import type { FortressMark, PieceMark } from "../board/marks.ts";

/** Hussars have no piece id of their own in the pack: on the board they follow the pieces. */
export const hussarMark = (pack: Pack, hussar: number): number => pack.pieces.length + hussar;
export const hussarOf = (pack: Pack, mark: number): number | null =>
  mark >= pack.pieces.length ? mark - pack.pieces.length : null;

const nameOf = (power: Power): PowerName => POWER_NAMES[power];

const isSpent = (view: View, piece: PieceId): boolean =>
  momentOf(view).phase === "movement" && ((view.spent[piece] ?? 0) & (MOVED | FROZEN | REENTERED)) !== 0;

/** The strength as it is written on the board: "5", "5?" or "?"; a stack's sighting counts for its commander. */
const strengthOf = (words: Words, view: View, piece: PieceId): string =>
  troopsText(words, view, piece).split(" ")[0] ?? "?";

const generalMark = (words: Words, view: View, piece: PieceId, city: CityId): PieceMark => {
  const { pack } = words;
  const general = pack.generals[piece];
  const [commander] = generalsIn(view, pack, city);
  return {
    id: piece,
    kind: "general",
    power: nameOf((pack.pieces[piece]?.power ?? 0) as Power),
    city,
    label: `${pieceWithRank(words, piece)}, ${cityName(words, city)}`,
    rank: general?.rank ?? 0,
    strength: strengthOf(words, view, piece),
    faceDown: view.faceDown[piece] ?? false,
    underneath: commander !== undefined && commander !== piece,
    spent: isSpent(view, piece),
  };
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
    return [{ id: piece, kind: "train", power, city, label, spent: isSpent(view, piece) }];
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
