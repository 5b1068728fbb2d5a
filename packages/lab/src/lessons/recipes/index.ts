import type { Recipe } from "../recipe.ts";
import { conquest } from "./conquest.ts";
import { marching } from "./marching.ts";
import { pieces } from "./pieces.ts";
import { winning } from "./winning.ts";

/** All lessons, in the order in which they are learnt. */
export const RECIPES: readonly Recipe[] = [winning, pieces, marching, conquest];
