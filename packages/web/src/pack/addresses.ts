import scene from "virtual:board-scene";
import armies from "../../../../packs/historical/armies.json?url";
import board from "../../../../packs/historical/board.json?url";
import geography from "../../../../packs/historical/geography.json?url";
import politics from "../../../../packs/historical/politics.json?url";

/** Where the files of a component pack, and its board drawn beforehand, are fetched from. */
export interface PackAddresses {
  readonly board: string;
  readonly armies: string;
  readonly politics: string;
  readonly geography: string;
  readonly scene: string;
}

/** The pack this page was built with; its own files, whatever pack a server hands out with it. */
export const SHIPPED: PackAddresses = { board, armies, politics, geography, scene };

/** `maria serve --pack` writes the folder of another pack into the page (packages/cli/src/serve/otherPack.ts). */
const servedFolder = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="maria-pack"]')?.content ?? "";

const addressesIn = (folder: string): PackAddresses => {
  const at = (name: string): string => new URL(`${folder}${name}.json`, document.baseURI).href;
  return {
    board: at("board"),
    armies: at("armies"),
    politics: at("politics"),
    geography: at("geography"),
    scene: at("scene"),
  };
};

/** The pack that new games are played with. */
export const inUse = (): PackAddresses => {
  const folder = servedFolder();
  return folder === "" ? SHIPPED : addressesIn(folder);
};
