import type { Frame, FrameKind } from "../model/frames.ts";
import { battleHandler } from "../phases/battle.ts";
import { combatHandler } from "../phases/combat.ts";
import { consentHandler, marchOnHandler } from "../phases/consent.ts";
import { hussarsHandler } from "../phases/hussars.ts";
import { movementHandler } from "../phases/movement.ts";
import { retreatHandler } from "../phases/retreat.ts";
import { supplyHandler } from "../phases/supply.ts";
import { subsidyHandler } from "../phases/tacticalCards.ts";
import { winterHandler } from "../phases/winter.ts";
import { allotmentHandler } from "../setup/allotment.ts";
import type { Handler } from "./handler.ts";

const HANDLERS: { readonly [Kind in FrameKind]: Handler<Extract<Frame, { kind: Kind }>> } = {
  allotment: allotmentHandler,
  hussars: hussarsHandler,
  subsidy: subsidyHandler,
  supply: supplyHandler,
  movement: movementHandler,
  consent: consentHandler,
  marchOn: marchOnHandler,
  combat: combatHandler,
  battle: battleHandler,
  retreat: retreatHandler,
  winter: winterHandler,
};

/** The handler of a frame; the table above guarantees that it handles frames of that very kind. */
export const handlerOf = (frame: Frame): Handler<Frame> => HANDLERS[frame.kind] as Handler<Frame>;
