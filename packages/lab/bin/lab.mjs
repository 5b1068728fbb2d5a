#!/usr/bin/env node
import { ensureBuilt } from "../../../scripts/ensure-built.mjs";

ensureBuilt();
const { main } = await import("../dist/main.js");
await main();
