/**
 * Telling the game in English, German and French, for the terminal and the page alike. The texts are not imported here:
 * "@maria/tell/messages/en", "/de" and "/fr" hold them, so that a language can be loaded alone.
 */

export { bindingText } from "./binding.ts";
export { consequenceText } from "./consequence.ts";
export { decisionLines } from "./decision.ts";
export { durationText, offerDuration } from "./duration.ts";
export { generalsCovered } from "./events/troops.ts";
export { gambitText, goalsText } from "./goals.ts";
export { marchOwedText } from "./marchOwed.ts";
export { momentText, phaseName } from "./moment.ts";
export * from "./names.ts";
export { whyNotText } from "./obstacle.ts";
export { noOfferText } from "./offersLeft.ts";
export { placeText } from "./place.ts";
export * from "./politics.ts";
export { purposeText } from "./purpose.ts";
export { refusalText } from "./refusal.ts";
export { endingText, resultText } from "./result.ts";
export {
  capitalised,
  LANGUAGES,
  type Language,
  listIn,
  type SayOf,
  sayWith,
  type Texts,
  type Translation,
} from "./say.ts";
export { EVENT_TYPES, sentenceOf, sentencesOf } from "./sentence.ts";
export { deedText, outcomeLines, outcomeTitle } from "./story.ts";
export { supplyText } from "./supply.ts";
export { agreementLines, agreementText, clausesText, termsText, termText } from "./terms.ts";
export { ceilingText, strengthText, troopsText } from "./troops.ts";
export { victoryBoxNames } from "./victoryBoxes.ts";
export { type Say, type Words, wordsFor } from "./words.ts";
