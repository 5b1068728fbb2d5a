declare const brand: unique symbol;

/** A small integer that names one thing; a city can never be passed where a piece is meant. */
type Id<Name extends string> = number & { readonly [brand]: Name };

/** Index into `Pack.cities`. */
export type CityId = Id<"city">;
/** Index into `Pack.pieces`: the generals first, then the supply trains. */
export type PieceId = Id<"piece">;
/** 0 to 151; see `cards.ts`. */
export type CardId = Id<"card">;
/** Index into `Pack.fortresses`. */
export type FortressId = Id<"fortress">;

type Elsewhere = Id<"elsewhere">;

/** Where a piece or hussar is: a city, or one of the places off the maps below. */
export type Place = CityId | Elsewhere;

/** Off the board, able to come back (STK-19, TRN-01). */
export const OFF_BOARD = -1 as Elsewhere;
/** Takes no part in this variant and never will (INT-02, INT-03, SGA-02). */
export const NO_PART = -2 as Elsewhere;
/** In the power's off-map box (OFF-01). */
export const OFF_MAP_BOX = -3 as Elsewhere;
/** Waiting in the victory box "Silesia" (SET-07). */
export const SILESIA_BOX = -4 as Elsewhere;

/** Whether a place is a city, and not one of those off the maps. */
export const isOnBoard = (place: Place): place is CityId => place >= 0;

/** Numbers made into ids, for those who know them to be such: nothing is checked. */
export const cityId = (index: number): CityId => index as CityId;
export const pieceId = (index: number): PieceId => index as PieceId;
export const cardId = (index: number): CardId => index as CardId;
export const fortressId = (index: number): FortressId => index as FortressId;
