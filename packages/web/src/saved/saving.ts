import { download } from "./download.ts";

/** Saves a game as a file. What writes such a file is fetched when somebody wants one. */
export const saveGame = async (id: string, name: string): Promise<void> => {
  const { exportGame } = await import("./transfer.ts");
  download(name, await exportGame(id));
};
