import {
  type ApiToken,
  type MadeToken,
  type NewToken,
  parseDone,
  parseMadeToken,
  parseTokens,
} from "@maria/table";
import { ask } from "../house.ts";

/** Tokens, by which a program plays somebody's seats: docs/api.md. */
export const tokenRequests = {
  own: async (): Promise<readonly ApiToken[]> => (await ask(parseTokens, "GET", "tokens")).tokens,
  make: (wanted: NewToken): Promise<MadeToken> => ask(parseMadeToken, "POST", "tokens", wanted),
  revoke: (id: string) => ask(parseDone, "DELETE", `tokens/${encodeURIComponent(id)}`),
};
