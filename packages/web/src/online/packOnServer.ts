import type { PackData } from "@maria/rules";
import { keepPack } from "../pack/kept.ts";
import { type LoadedPack, packNamed, UnknownPack } from "../pack/packs.ts";
import { ask } from "./house.ts";

const asData = (value: unknown): PackData | null =>
  typeof value === "object" && value !== null && "board" in value ? (value as PackData) : null;

/** The pack of a game on the server; one that is not known here is fetched, and kept under its fingerprint. */
export const packOnServer = async (id: string): Promise<LoadedPack> => {
  try {
    return await packNamed(id);
  } catch (error) {
    if (!(error instanceof UnknownPack)) throw error;
  }
  await keepPack(id, () => ask(asData, "GET", `packs/${encodeURIComponent(id)}`));
  // Its fingerprint is compared when it is taken from the shelf.
  return packNamed(id);
};
