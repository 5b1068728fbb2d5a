import { loadPack, type PackData } from "@maria/rules";
import type { GameOptions } from "@maria/rules/model";
import type { Cell } from "./effects.ts";
import { halfFactorial, LEVERS, variantOf } from "./levers.ts";
import { type Crew, playSeries } from "./series.ts";
import type { Style } from "./styles.ts";

export interface ScreenedStyle {
  readonly style: Style;
  readonly cells: readonly Cell[];
}

/** Every setting of the half factorial is the same number of games, with the same seeds. */
export const screenStyle = async (
  data: PackData,
  options: GameOptions,
  {
    style,
    ...effort
  }: { readonly style: Style; readonly nodes: number; readonly games: number; readonly seed: number },
  crew: Crew,
): Promise<ScreenedStyle> => {
  const cells: Cell[] = [];
  for (const setting of halfFactorial(LEVERS.length)) {
    const variant = variantOf(data, setting);
    const pack = loadPack(variant);
    const games = await playSeries({ data: variant, pack: pack.id, options, style, ...effort }, crew);
    cells.push({ setting, games });
  }
  return { style, cells };
};
