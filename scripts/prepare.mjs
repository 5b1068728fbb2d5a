// Runs before `npm start` and `npm test`, so that a fresh checkout needs no other command.

import { ensureBuilt } from "./ensure-built.mjs";

ensureBuilt();
