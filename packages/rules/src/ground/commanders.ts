import type { PieceId } from "../model/ids.ts";
import { pick, type Random } from "../tools/random.ts";

/** Who may be named commander of a stack of equal ranks (STK-06); null where none is to be named. */
type Commanders = readonly PieceId[] | null;

/** What is done as it is, or with each of those who may be named. */
export const withEachCommander = <Deed extends object>(
  deed: Deed,
  commanders: Commanders,
): (Deed & { readonly commander?: PieceId })[] =>
  commanders === null ? [deed] : commanders.map((commander) => ({ ...deed, commander }));

export const withSomeCommander = <Deed extends object>(
  deed: Deed,
  commanders: Commanders,
  random: Random,
): Deed & { readonly commander?: PieceId } =>
  commanders === null ? deed : { ...deed, commander: pick(commanders, random) };
