import { loadPack } from "../../src/engine.ts";
import { historicalData } from "../historicalPack.ts";

// Tests of the rules load their packs into the sources; the built engine has a register of its own.
loadPack(historicalData());
