import type { Scene } from "@maria/engraver/scene";
import type { PackData } from "@maria/rules";
import { loadCheckedPack } from "@maria/rules/authority";
import type { Pack } from "@maria/rules/model";
import { NotLoaded } from "../version/notLoaded.ts";
import { inUse, type PackAddresses, SHIPPED } from "./addresses.ts";
import { engraved } from "./engraved.ts";
import { keepPack, keptPack } from "./kept.ts";
import { once } from "./once.ts";

/** A component pack that is ready to be played with. */
export interface LoadedPack {
  readonly pack: Pack;
  /** What it was made from; the geography only if it came from the browser's database. */
  readonly data: PackData;
  /** Where its files are; null if nobody serves it any more and only the database has it. */
  readonly addresses: PackAddresses | null;
}

/** No pack of this fingerprint is served, shipped or kept. */
export class UnknownPack extends Error {}

const read = async (address: string): Promise<unknown> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new NotLoaded(`${address}: ${answer.status}`);
  return answer.json();
};

/** Whoever serves a pack has checked it. The geography is left where it is: the rules have no use for it. */
const fetched = once(async (addresses: PackAddresses): Promise<LoadedPack> => {
  const [board, armies, politics] = await Promise.all(
    [addresses.board, addresses.armies, addresses.politics].map(read),
  );
  const data = { board, armies, politics, geography: null } as PackData;
  return { pack: loadCheckedPack(data), data, addresses };
});

const fetchedScene = once((address: string) => read(address) as Promise<Scene>);
const engravedScene = once(engraved);

/** The one and only, so that it is fetched once. */
const IN_USE = inUse();

/** The pack that new games are played with: the one this page was served with. */
export const packInUse = (): Promise<LoadedPack> => fetched(IN_USE);

/** Sends for the pack in use and its drawing: both are on their way while it is found out which pack a game needs. */
export const sendForPackInUse = (): void => {
  void Promise.allSettled([packInUse(), fetchedScene(IN_USE.scene)]);
};

/** The pack a game began with, whatever pack is in use now. Fails with `UnknownPack` if it is nowhere to be had. */
export const packNamed = async (id: string): Promise<LoadedPack> => {
  for (const addresses of new Set([IN_USE, SHIPPED])) {
    const loaded = await fetched(addresses);
    if (loaded.pack.id === id) return loaded;
  }
  const data = await keptPack(id);
  if (data === undefined) throw new UnknownPack(id);
  const pack = loadCheckedPack(data);
  // Its fingerprint shows that it is, to the letter, what was served and checked when it was kept.
  if (pack.id !== id) throw new UnknownPack(id);
  return { pack, data, addresses: null };
};

/** The board of a pack: drawn beforehand by whoever serves it, or else here and now. */
export const sceneOf = ({ addresses, data }: LoadedPack): Promise<Scene> =>
  addresses === null ? engravedScene(data) : fetchedScene(addresses.scene);

/** All of a pack, with what its board is drawn from: to be kept, and to travel with a game's file. */
export const wholePack = async ({ data, addresses }: LoadedPack): Promise<PackData> =>
  addresses === null ? data : ({ ...data, geography: await read(addresses.geography) } as PackData);

/** Keeps a pack for the games that begin with it: before they are stored. */
export const keep = (loaded: LoadedPack): Promise<void> =>
  loaded.addresses === null ? Promise.resolve() : keepPack(loaded.pack.id, () => wholePack(loaded));
