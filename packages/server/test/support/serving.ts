import type { NewGame } from "@maria/table";
import { onTestFinished } from "vitest";
import { type Server, type ServerOptions, startServer } from "../../src/server.ts";
import type { Place } from "../../src/storage/storage.ts";
import { historicalData } from "./historical.ts";

export const serving = async (place: Place, options: Partial<ServerOptions> = {}): Promise<Server> => {
  const server = await startServer({
    ...{ place, pack: historicalData, host: "127.0.0.1", port: 0, logLevel: "error", answerAfter: 0 },
    ...options,
  });
  let isOpen = true;
  const closing = {
    ...server,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await server.close();
    },
  };
  onTestFinished(() => closing.close());
  return closing;
};

export const INTRODUCTORY = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
} as const;

const PERSON = { kind: "person" } as const;
export const CADET = { kind: "bot", level: "cadet" } as const;

export const NEW_GAME: NewGame = {
  name: "Silesia",
  options: INTRODUCTORY,
  players: { maria: PERSON, frederick: PERSON, louis: CADET },
  take: "maria",
  pace: "live",
  isOpen: false,
};
