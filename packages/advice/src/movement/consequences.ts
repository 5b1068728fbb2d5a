import {
  areHostile,
  boardOf,
  dueFights,
  FREE,
  fortressesInReach,
  isFriendlyFortress,
  isProtected,
  powerOf,
  supplyOf,
  UNSUPPLIED,
} from "@maria/rules/board";
import {
  type CityId,
  type FortressId,
  type GameEvent,
  isOnBoard,
  type Pack,
  type PieceId,
  type Position,
  type Power,
} from "@maria/rules/model";
import { endOf } from "./reach.ts";
import type { Trial } from "./trial.ts";

/** Something a march would bring about. */
export type Consequence =
  | { readonly kind: "conquers" | "questionMark"; readonly city: CityId }
  | { readonly kind: "eliminates"; readonly train: PieceId; readonly city: CityId }
  | { readonly kind: "drivesOff"; readonly hussar: number; readonly city: CityId }
  | { readonly kind: "stack"; readonly commander: PieceId }
  | { readonly kind: "needsConsent" }
  | { readonly kind: "endsGame" }
  | { readonly kind: "markersReturn"; readonly power: Power; readonly markers: number }
  | { readonly kind: "attacks"; readonly city: CityId; readonly generals: readonly PieceId[] }
  | { readonly kind: "outOfSupply" }
  | { readonly kind: "supplyPrice"; readonly price: number }
  | { readonly kind: "cutsOff" | "strands"; readonly generals: readonly PieceId[] }
  /** Friendly fortresses no longer protected, within reach of an enemy or not. */
  | { readonly kind: "exposes" | "uncovers"; readonly cities: readonly CityId[] };

const ofEvent = (pack: Pack, event: GameEvent): Consequence[] => {
  const cityOf = (fortress: FortressId): CityId => pack.fortresses[fortress] as CityId;
  switch (event.type) {
    case "conquered":
      return [{ kind: "conquers", city: cityOf(event.fortress) }];
    case "questionMarkPlaced":
      return [{ kind: "questionMark", city: cityOf(event.fortress) }];
    case "trainEliminated":
      return [{ kind: "eliminates", train: event.train, city: event.city }];
    case "hussarRemoved":
      return [{ kind: "drivesOff", hussar: event.hussar, city: event.city }];
    case "stackFormed":
      return [{ kind: "stack", commander: event.commander }];
    case "stackProposed":
      return [{ kind: "needsConsent" }];
    case "setAsideReturned":
      return [{ kind: "markersReturn", power: event.power, markers: event.markers }];
    case "gameEnded":
      return [{ kind: "endsGame" }];
    default:
      return [];
  }
};

/** CMB-01: whoever stands next to the end of the march will have to be fought, as the pieces stand now. */
const attacks = ({ after, march }: Trial): Consequence[] =>
  dueFights(after).flatMap(({ attacker, defender, defenders }) =>
    attacker === endOf(march.path) ? [{ kind: "attacks", city: defender, generals: defenders }] : [],
  );

const generalsOnBoard = (position: Position, pack: Pack): PieceId[] =>
  pack.generals.map(({ id }) => id).filter((general) => isOnBoard(position.at[general] ?? (-1 as CityId)));

/** The marcher's own supply, and whose else the march would end. */
const supplies = (pack: Pack, before: Position, { after, march }: Trial): Consequence[] => {
  const board = boardOf(after);
  const power = powerOf(pack, march.piece);
  const found: Consequence[] = [];
  if (march.piece < pack.generals.length) {
    const own = supplyOf(after, pack, board, march.piece);
    if (own === UNSUPPLIED) found.push({ kind: "outOfSupply" });
    else if (own !== FREE) found.push({ kind: "supplyPrice", price: own });
  }
  const others = generalsOnBoard(after, pack).filter(
    (general) =>
      general !== march.piece &&
      supplyOf(after, pack, board, general) === UNSUPPLIED &&
      supplyOf(before, pack, board, general) !== UNSUPPLIED,
  );
  const enemies = others.filter((general) => areHostile(after, power, powerOf(pack, general)));
  const friends = others.filter((general) => !enemies.includes(general));
  if (enemies.length > 0) found.push({ kind: "cutsOff", generals: enemies });
  if (friends.length > 0) found.push({ kind: "strands", generals: friends });
  return found;
};

/** CON-05: friendly fortresses that were protected and would be no more. */
const protections = (pack: Pack, before: Position, { after, march }: Trial): Consequence[] => {
  const board = boardOf(after);
  const power = powerOf(pack, march.piece);
  const lost = pack.fortresses.flatMap((city, index): FortressId[] => {
    const fortress = index as FortressId;
    const isOurs =
      isFriendlyFortress(before, pack, power, city) && isFriendlyFortress(after, pack, power, city);
    if (!isOurs || !board.isInUse[city]) return [];
    return isProtected(before, pack, board, fortress) && !isProtected(after, pack, board, fortress)
      ? [fortress]
      : [];
  });
  if (lost.length === 0) return [];
  const enemies = generalsOnBoard(after, pack).filter((other) =>
    areHostile(after, power, powerOf(pack, other)),
  );
  const threatened = new Set(enemies.flatMap((enemy) => fortressesInReach(after, enemy)));
  const citiesOf = (fortresses: readonly FortressId[]): CityId[] =>
    fortresses.map((fortress) => pack.fortresses[fortress] as CityId);
  const exposed = citiesOf(lost.filter((fortress) => threatened.has(fortress)));
  const uncovered = citiesOf(lost.filter((fortress) => !threatened.has(fortress)));
  return [
    ...(exposed.length > 0 ? [{ kind: "exposes" as const, cities: exposed }] : []),
    ...(uncovered.length > 0 ? [{ kind: "uncovers" as const, cities: uncovered }] : []),
  ];
};

/** Everything a march would bring about, what happens at once first. */
export const consequencesOf = (pack: Pack, before: Position, trial: Trial): Consequence[] => {
  const atOnce = trial.events.flatMap((event) => ofEvent(pack, event));
  if (trial.after.result !== null) return atOnce;
  const isGeneral = trial.march.piece < pack.generals.length;
  return [
    ...atOnce,
    ...(isGeneral ? attacks(trial) : []),
    ...supplies(pack, before, trial),
    ...(isGeneral ? protections(pack, before, trial) : []),
  ];
};
