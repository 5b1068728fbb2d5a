import type { Seat } from "@maria/rules/model";
import { playNow } from "../newGame/start.ts";
import { guide } from "./guiding.ts";

/** An introductory game in this role against cadets, with a companion; gives its id. */
export const startGuided = async (name: string, seat: Seat): Promise<string> => {
  const { id } = await playNow(name, "cadet", seat);
  guide(id);
  return id;
};
