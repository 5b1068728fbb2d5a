import { loadPack, type PackData } from "@maria/rules";
import type { Pack } from "@maria/rules/model";
import armies from "../../../../packs/historical/armies.json" with { type: "json" };
import board from "../../../../packs/historical/board.json" with { type: "json" };
import politics from "../../../../packs/historical/politics.json" with { type: "json" };

// Imported, not read from the disk: tests of components have no files.
export const historical: Pack = loadPack({ board, armies, politics, geography: null } as unknown as PackData);
