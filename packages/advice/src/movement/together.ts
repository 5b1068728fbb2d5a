import { refusalOf, type View } from "@maria/rules";
import { generalsIn } from "@maria/rules/board";
import type { CityId, MarchAction, Pack, Seat } from "@maria/rules/model";
import type { Trial } from "./trial.ts";

/**
 * RUL-03: the march by which the general who shares the marcher's city would follow him along the same road and join
 * him; null if there is none, or he cannot. Who commanded before commands again.
 */
export const following = (pack: Pack, view: View, seat: Seat, trial: Trial): MarchAction | null => {
  const { piece, path, force } = trial.march;
  const stack = generalsIn(view, pack, view.at[piece] as CityId);
  const partner = stack.find((general) => general !== piece);
  const [commander] = stack;
  if (partner === undefined || commander === undefined || !stack.includes(piece)) return null;
  if (trial.events.some(({ type }) => type === "stackProposed")) return null;
  const march: MarchAction = { type: "march", piece: partner, path, force };
  const tries = [march, { ...march, commander }];
  return tries.find((tried) => refusalOf(trial.after, seat, tried) === null) ?? null;
};
