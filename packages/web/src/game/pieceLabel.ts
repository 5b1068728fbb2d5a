import type { View } from "@maria/rules";
import type { PieceMark } from "../board/marks.ts";
import type { language } from "../language/language.svelte.ts";
import { piecesOf } from "./boardMarks.ts";

type PageWords = typeof language.words;

/** The strength as it is drawn ("5", "5?" or "?"), in words. */
const troopsOf = ({ say }: PageWords, strength: string): string => {
  const known = strength.replace("?", "");
  if (known === "") return say("everybody.troopsUnknown");
  return say(known === strength ? "everybody.troops" : "everybody.troopsOnce", { troops: known });
};

/** All that a piece on the board shows, for those who do not see it. */
export const pieceLabel = (words: PageWords, mark: PieceMark): string => {
  if (mark.kind !== "general") return mark.label;
  const { say } = words;
  return [
    mark.label,
    mark.underneath ? say("everybody.under") : "",
    mark.strength === undefined ? "" : troopsOf(words, mark.strength),
    mark.faceDown ? say("panels.faceDown") : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
};

/** The pieces on the board, each with all that it shows in its label. */
export const labelledPieces = (words: PageWords, view: View): PieceMark[] =>
  piecesOf(words, view, words.say("frame.hussar")).map((mark) => ({
    ...mark,
    label: pieceLabel(words, mark),
  }));
