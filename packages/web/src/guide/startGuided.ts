import { playNow } from "../newGame/start.ts";
import { guide } from "./guiding.ts";

/** An introductory game with a companion; gives its id. */
export const startGuided = async (name: string): Promise<string> => {
  const { id } = await playNow(name);
  guide(id);
  return id;
};
