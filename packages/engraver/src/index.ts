/** Draws the board of a component pack: when the page is built for the pack it ships with, at run time for any other. */

export { drawScene } from "./drawScene.ts";
export type { Scene } from "./scene.ts";
