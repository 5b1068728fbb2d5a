declare module "virtual:board-scene" {
  /** The address of the finished drawing (scene/plugin.ts): JSON of the type `Scene`. */
  const address: string;
  export default address;
}
