import type { Reason } from "@maria/advice/counsel";
import { boardOf, controllerOf, distance, fortressesInReach, isProtected } from "@maria/rules/board";
import {
  type CityId,
  type FortressId,
  GENERAL_MARCH,
  isOnBoard,
  majorOf,
  NOBODY,
  type PieceId,
  type Power,
  type PowerOrNobody,
} from "@maria/rules/model";
import { CAMPS, sideOf } from "../value/camps.ts";
import type { Troop } from "../value/field.ts";
import type { Scene } from "./scene.ts";

/** What can be pointed at on the board: how the position after a plan differs from the one before it. */
export type Facts = (before: Scene, after: Scene) => readonly Reason[];

const isOwnPower = ({ isOwn, position }: Scene, power: PowerOrNobody): boolean =>
  power !== NOBODY && isOwn[CAMPS.indexOf(majorOf(power, position.saxony))] === true;

const fortressesOn = ({ field }: Scene): { readonly fortress: FortressId; readonly city: CityId }[] =>
  field.pack.fortresses.map((city, fortress) => ({ fortress: fortress as FortressId, city }));

const controller = ({ position, field }: Scene, fortress: FortressId): PowerOrNobody =>
  controllerOf(position, field.pack, fortress);

export const taken: Facts = (before, after) =>
  fortressesOn(after).flatMap(({ fortress, city }): Reason[] => {
    if (!isOwnPower(after, controller(after, fortress))) {
      const claimant = after.position.questionMarks[fortress] ?? NOBODY;
      const isNew = (before.position.questionMarks[fortress] ?? NOBODY) === NOBODY;
      return isNew && isOwnPower(after, claimant) ? [{ kind: "claims", city }] : [];
    }
    return isOwnPower(before, controller(before, fortress)) ? [] : [{ kind: "takes", city }];
  });

/** CON-01, CON-03: what a side's generals could conquer in one move, if nobody protected it. */
const inReach = (scene: Scene, whose: "own" | "others"): ReadonlySet<FortressId> => {
  const found = new Set<FortressId>();
  for (const { general, camp, isFed } of scene.field.men)
    if (isFed && scene.isOwn[camp] === (whose === "own"))
      for (const fortress of fortressesInReach(scene.position, general)) found.add(fortress);
  return found;
};

export const guarded: Facts = (before, after) => {
  const isSafe = ({ position, field }: Scene, fortress: FortressId): boolean =>
    isProtected(position, field.pack, boardOf(position), fortress);
  const endangered = inReach(before, "others");
  return fortressesOn(after).flatMap(({ fortress, city }): Reason[] =>
    isOwnPower(after, controller(after, fortress)) &&
    endangered.has(fortress) &&
    !isSafe(before, fortress) &&
    isSafe(after, fortress)
      ? [{ kind: "guards", city }]
      : [],
  );
};

export const threatened: Facts = (before, after) => {
  const reached = inReach(before, "own");
  const now = inReach(after, "own");
  return fortressesOn(after).flatMap(({ fortress, city }): Reason[] =>
    now.has(fortress) && !reached.has(fortress) && !isOwnPower(after, controller(after, fortress))
      ? [{ kind: "threatens", city }]
      : [],
  );
};

export const stopped: Facts = (before, after) =>
  CAMPS.flatMap((power, camp): Reason[] =>
    !after.isOwn[camp] && before.winsNext[camp] && !after.winsNext[camp] ? [{ kind: "stops", power }] : [],
  );

export const nearlyWon: Facts = (before, after) =>
  after.isOwn.some((own, camp) => own && after.winsNext[camp] && !before.winsNext[camp])
    ? [{ kind: "winsNext" }]
    : [];

const stands = ({ position }: Scene, piece: PieceId): boolean => {
  const place = position.at[piece];
  return place !== undefined && isOnBoard(place);
};

export const trainsTaken: Facts = (before, after) =>
  after.field.pack.trains.flatMap(({ id, power }): Reason[] =>
    !isOwnPower(after, power) && stands(before, id) && !stands(after, id)
      ? [{ kind: "takesTrain", train: id }]
      : [],
  );

/** An enemy general of this power's side could march to the train. */
const isInReach = ({ field }: Scene, power: Power, city: CityId): boolean => {
  const own = field.camps[power] ?? -1;
  return field.men.some(
    ({ camp, city: from }) =>
      sideOf(camp) !== sideOf(own) && distance(field.board, from, city) <= GENERAL_MARCH,
  );
};

export const trainsSaved: Facts = (before, after) =>
  after.field.wagons.flatMap(({ camp, city, power }): Reason[] => {
    if (!after.isOwn[camp] || isInReach(after, power, city)) return [];
    const train = after.field.pack.trains.find(
      ({ id, power: owner }) => owner === power && after.position.at[id] === city,
    );
    const from = train === undefined ? undefined : before.position.at[train.id];
    if (train === undefined || from === undefined || !isOnBoard(from)) return [];
    return isInReach(before, power, from) ? [{ kind: "savesTrain", train: train.id }] : [];
  });

export const fed: Facts = (before, after) =>
  after.field.men.flatMap(({ general, camp, isFed }): Reason[] =>
    after.isOwn[camp] && isFed && before.field.men.some((man) => man.general === general && !man.isFed)
      ? [{ kind: "feeds", general }]
      : [],
  );

const hostsOf = ({ field, isOwn }: Scene, whose: "own" | "others"): readonly Troop[] =>
  field.troops.filter(({ camp }) => isOwn[camp] === (whose === "own"));

/** A stronger army, as far as is known, could attack the host in one move. */
const isExposed = (scene: Scene, host: Troop): boolean =>
  hostsOf(scene, "others").some(
    (foe) =>
      sideOf(foe.camp) !== sideOf(host.camp) &&
      foe.troops > host.troops + 1 &&
      distance(scene.field.board, foe.city, host.city) <= GENERAL_MARCH + 1,
  );

export const evaded: Facts = (before, after) =>
  hostsOf(after, "own").flatMap((host): Reason[] => {
    const man = after.field.men.find(({ city }) => city === host.city);
    const from = before.field.men.find(({ general }) => general === man?.general);
    const was = before.field.troops.find(({ city }) => city === from?.city);
    if (man === undefined || was === undefined || isExposed(after, host) || !isExposed(before, was))
      return [];
    return [{ kind: "evades", general: man.general }];
  });

export const attacked: Facts = (before, after) => {
  const meets = (scene: Scene, foe: Troop): Troop | undefined =>
    hostsOf(scene, "own").find(
      (own) => sideOf(own.camp) !== sideOf(foe.camp) && distance(scene.field.board, own.city, foe.city) === 1,
    );
  return hostsOf(after, "others").flatMap((foe): Reason[] => {
    const own = meets(after, foe);
    if (own === undefined || meets(before, foe) !== undefined || own.troops < foe.troops) return [];
    return [{ kind: "attacks", city: foe.city, own: Math.round(own.troops), foe: Math.round(foe.troops) }];
  });
};
