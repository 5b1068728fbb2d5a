import type { Recipe } from "../recipe.ts";
import { combat } from "./combat.ts";
import { conquest } from "./conquest.ts";
import { emperor } from "./emperor.ts";
import { firstTurns } from "./firstTurn.ts";
import { forceMarch } from "./forceMarch.ts";
import { hussars } from "./hussars.ts";
import { marching } from "./marching.ts";
import { pieces } from "./pieces.ts";
import { politics } from "./politics.ts";
import { retreat } from "./retreat.ts";
import { silesia } from "./silesia.ts";
import { supply } from "./supply.ts";
import { tracks } from "./tracks.ts";
import { treaties } from "./treaties.ts";
import { winning } from "./winning.ts";
import { winter } from "./winter.ts";

/** All lessons, in the order in which they are learnt. */
export const RECIPES: readonly Recipe[] = [
  ...[winning, pieces, marching, conquest, combat, retreat, supply, hussars, forceMarch, winter],
  ...firstTurns,
  ...[politics, tracks, emperor, silesia, treaties],
];
