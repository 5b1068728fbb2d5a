import { phaseEnd } from "@maria/advice/movement";
import { racesOf } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import { boardOf, fortressesInReach, isProtected, momentOf, supplyOf, UNSUPPLIED } from "@maria/rules/board";
import {
  type CityId,
  type FrameKind,
  isOnBoard,
  LAST_TURN,
  type Pack,
  type PieceId,
  type Power,
  type Seat,
  seatOfPower,
  TURNS_BETWEEN_WINTERS,
} from "@maria/rules/model";

/** Decisions of the introductory game for which there is something a good player would look at. */
export const LOOKS = [
  "allotment",
  "hussars",
  "subsidy",
  "supply",
  "movement",
  "combat",
  "battle",
  "retreat",
  "winter",
] as const satisfies readonly FrameKind[];
export type Look = (typeof LOOKS)[number];

/** Something a companion would say of a position: what to look at in a decision of this kind, or a fact that matters now. */
export type Counsel =
  | { readonly kind: "look"; readonly at: Look }
  /** Own fortresses that count for somebody’s goal and that nobody protects, within reach of an enemy. */
  | { readonly kind: "threatened"; readonly cities: readonly CityId[] }
  /** Own generals without a supply path as things stand. */
  | { readonly kind: "starving" | "disturbed"; readonly generals: readonly PieceId[] }
  /** Attacks of his own that the end of the movement will force. */
  | { readonly kind: "forced"; readonly cities: readonly CityId[] }
  /** Enemy fortresses that lie open to one of his generals. */
  | { readonly kind: "open"; readonly cities: readonly CityId[]; readonly general: PieceId }
  /** Somebody needs so few fortresses more to win. */
  | { readonly kind: "nearlyWon"; readonly power: Power; readonly left: number; readonly isOwn: boolean }
  /** After this turn comes winter. */
  | { readonly kind: "winterComes" }
  /** INT-10: when this turn ends Maria Theresa has won. */
  | { readonly kind: "lastTurn"; readonly isHers: boolean };
export type CounselKind = Counsel["kind"];

const NEARLY = 2;

const supplies = (view: View, pack: Pack, own: readonly PieceId[]): Counsel[] => {
  const board = boardOf(view);
  const starving = own.filter((general) => supplyOf(view, pack, board, general) === UNSUPPLIED);
  const disturbed = own.filter((general) => supplyOf(view, pack, board, general) > 0);
  return [
    ...(starving.length > 0 ? [{ kind: "starving" as const, generals: starving }] : []),
    ...(disturbed.length > 0 ? [{ kind: "disturbed" as const, generals: disturbed }] : []),
  ];
};

/** INT-08, INT-09: the cities whose fortresses bring somebody to his goal; Louis XV wins in Austria alone. */
const countedFor = (pack: Pack, seat: Seat): ReadonlySet<CityId> =>
  new Set(
    [...pack.coreAustrian, ...(seat === "louis" ? [] : pack.silesian)].flatMap(
      (fortress) => pack.fortresses[fortress] ?? [],
    ),
  );

/** The general who could take most, for one piece of advice is enough. */
const prizes = (view: View, pack: Pack, seat: Seat, own: readonly PieceId[]): Counsel[] => {
  const board = boardOf(view);
  const counted = countedFor(pack, seat);
  let best: Extract<Counsel, { kind: "open" }> | null = null;
  for (const general of own) {
    if ((view.spent[general] ?? 0) !== 0) continue;
    const open = fortressesInReach(view, general).filter(
      (fortress) => !isProtected(view, pack, board, fortress),
    );
    const cities = open
      .flatMap((fortress) => pack.fortresses[fortress] ?? [])
      .filter((city) => counted.has(city));
    if (cities.length > (best?.cities.length ?? 0)) best = { kind: "open", cities, general };
  }
  return best === null ? [] : [best];
};

/** What comes when the turn is over: after the last one no winter, but Maria Theresa's victory. */
const ahead = (turn: number, seat: Seat): Counsel[] => {
  if (turn === LAST_TURN) return [{ kind: "lastTurn", isHers: seat === "maria" }];
  return turn % TURNS_BETWEEN_WINTERS === 0 ? [{ kind: "winterComes" }] : [];
};

const movement = (view: View, pack: Pack, seat: Seat, own: readonly PieceId[]): Counsel[] => {
  const { fights, open } = phaseEnd(view, pack, seat);
  const counted = countedFor(pack, seat);
  const threatened = open.map(({ city }) => city).filter((city) => counted.has(city));
  const attacked = [...new Set(fights.map(({ defender }) => defender))];
  return [
    ...(threatened.length > 0 ? [{ kind: "threatened" as const, cities: threatened }] : []),
    ...supplies(view, pack, own),
    ...(attacked.length > 0 ? [{ kind: "forced" as const, cities: attacked }] : []),
    ...prizes(view, pack, seat, own),
    ...ahead(view.turn, seat),
  ];
};

const races = (view: View, pack: Pack, seat: Seat): Counsel[] =>
  racesOf(view, pack).flatMap((race): Counsel[] => {
    if (race.kind !== "goal") return [];
    const left = race.goal - race.done;
    const isOwn = seatOfPower(view.options, race.power, view.saxony) === seat;
    return left > 0 && left <= NEARLY ? [{ kind: "nearlyWon", power: race.power, left, isOwn }] : [];
  });

/** What may be said to a seat that has to decide, the most pressing first; it knows no more than the seat does. */
export const counselsFor = (view: View, pack: Pack, seat: Seat): readonly Counsel[] => {
  const kind = view.agenda[view.agenda.length - 1]?.kind;
  const look = LOOKS.find((known) => known === kind);
  const own = pack.generals
    .filter(({ id, power }) => {
      const place = view.at[id];
      const isHis = seatOfPower(view.options, power, view.saxony) === seat;
      return isHis && place !== undefined && isOnBoard(place);
    })
    .map(({ id }) => id);
  const { phase } = momentOf(view);
  const facts = phase === "movement" ? movement(view, pack, seat, own) : [];
  return [
    // Only marches and battles hinder somebody or reach the goal.
    ...(phase === "movement" || phase === "combat" ? races(view, pack, seat) : []),
    ...facts,
    ...(look === undefined ? [] : [{ kind: "look" as const, at: look }]),
  ];
};

/** Whom it is about, so that the board can show it. */
export const placesOfCounsel = (view: View, counsel: Counsel): readonly CityId[] => {
  if ("cities" in counsel) return counsel.cities;
  const generals = "generals" in counsel ? counsel.generals : [];
  return generals.flatMap((general) => {
    const place = view.at[general];
    return place !== undefined && isOnBoard(place) ? [place] : [];
  });
};
