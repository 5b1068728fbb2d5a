import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { choices, type loadPack, newGame, type PackData, pending, play } from "@maria/rules";
import { seedFromNumber, views } from "@maria/rules/authority";
import type { Pack } from "@maria/rules/model";
import { apply, draftOf, randomAction } from "@maria/rules/search";
import { stateFrom, storedForm } from "@maria/rules/stored";

const OWN = {
  apply,
  choices,
  draftOf,
  newGame,
  pending,
  play,
  randomAction,
  seedFromNumber,
  stateFrom,
  storedForm,
  views,
};

/** An engine as it was built somewhere, with a pack it has loaded: as much of it as whole games by chance need. */
export interface BuiltEngine {
  readonly engine: typeof OWN;
  readonly pack: Pack;
}

export const ownEngine = (pack: Pack): BuiltEngine => ({ engine: OWN, pack });

/** Packs change with the engine that reads them, so that each engine is given its own; this engine's check knows only ours. */
const packDataIn = (folder: string): PackData =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => [basename(file, ".json"), JSON.parse(readFileSync(join(folder, file), "utf8"))]),
  ) as unknown as PackData;

/** The engine that was built in another checkout of this repository, of whatever age its functions still have these names. */
export const builtIn = async (checkout: string): Promise<BuiltEngine> => {
  const built = (file: string): string => pathToFileURL(resolve(checkout, "packages/rules/dist", file)).href;
  const engine = (await import(built("engine.js"))) as typeof OWN & { loadPack: typeof loadPack };
  const { stateFrom: read, storedForm: written } = (await import(built("stored.js"))) as typeof OWN;
  const pack = engine.loadPack(packDataIn(resolve(checkout, "packs/historical")));
  return { engine: { ...engine, stateFrom: read, storedForm: written }, pack };
};
