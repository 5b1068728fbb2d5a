/** Draws the map of a component pack: at build time for the page's own pack, at run time for any other. */

export { drawScene } from "./drawScene.ts";
export type { Scene } from "./scene.ts";
