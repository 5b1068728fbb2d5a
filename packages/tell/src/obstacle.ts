import type { ExplainedRefusal, Obstacle } from "@maria/advice/movement";
import type { Position } from "@maria/rules/model";
import { cityName, pieceNames } from "./names.ts";
import { refusalText } from "./refusal.ts";
import type { Words } from "./words.ts";

const obstacleText = (words: Words, obstacle: Obstacle): string => {
  const city = cityName(words, obstacle.city);
  switch (obstacle.kind) {
    case "tooFar":
      return words.say(`obstacle.tooFar.${obstacle.pace}`, {
        city,
        n: obstacle.distance,
        m: obstacle.excess,
        most: obstacle.most,
      });
    case "pieces":
      return words.say("obstacle.pieces", {
        city,
        n: obstacle.pieces.length,
        pieces: pieceNames(words, obstacle.pieces),
      });
    case "fortress":
      return words.say("obstacle.fortress", { city });
  }
};

/** Why something is not allowed, with what stands in the way. A city that is too far needs no further words. */
export const whyNotText = (words: Words, refusal: ExplainedRefusal, position: Position | null): string => {
  const { obstacle } = refusal;
  if (obstacle === undefined) return refusalText(words, refusal, position);
  const told = obstacleText(words, obstacle);
  return obstacle.kind === "tooFar" ? told : `${told} ${refusalText(words, refusal, position)}`;
};
