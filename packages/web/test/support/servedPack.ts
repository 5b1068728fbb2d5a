import armies from "../../../../packs/historical/armies.json";
import board from "../../../../packs/historical/board.json";
import geography from "../../../../packs/historical/geography.json";
import politics from "../../../../packs/historical/politics.json";
import type { PackAddresses } from "../../src/pack/addresses.ts";

/** The historical pack as a server hands it out. To be put in the place of `pack/addresses.ts`, with `fetchServed`. */
export const SHIPPED: PackAddresses = {
  board: "/pack/board.json",
  armies: "/pack/armies.json",
  politics: "/pack/politics.json",
  geography: "/pack/geography.json",
  scene: "/pack/scene.json",
};

export const inUse = (): PackAddresses => SHIPPED;

const FILES: Readonly<Record<string, unknown>> = {
  [SHIPPED.board]: board,
  [SHIPPED.armies]: armies,
  [SHIPPED.politics]: politics,
  [SHIPPED.geography]: geography,
};

/** Stands for `fetch`. */
export const fetchServed = async (address: string): Promise<Response> => {
  const file = FILES[address];
  return file === undefined ? new Response(null, { status: 404 }) : new Response(JSON.stringify(file));
};
