export { type CardEffect, type CardPossibilities, cardPossibilities } from "./cardEffects.ts";
export { influenceOfTrump, isTrump, type PlacedCard, placements } from "./influence.ts";
export { frenchReduction, type MarkersGivenUp, type PeaceTerms, peaceTerms } from "./markersGivenUp.ts";
export { clampTo, positionOf, trackAfter } from "./trackAfter.ts";
