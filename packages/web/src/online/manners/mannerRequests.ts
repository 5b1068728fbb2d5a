import {
  type OwnReport,
  type Person,
  parseDone,
  parseMuted,
  parseOwnReports,
  parseSilence,
  type Report,
  type Silence,
} from "@maria/table";
import { ask } from "../house.ts";

const mutes = (person: string): string => `me/mutes/${encodeURIComponent(person)}`;

/** Whom somebody does not want to hear, and what he reports, as he asks it of the server: docs/protocol.md. */
export const mannerRequests = {
  muted: async (): Promise<readonly Person[]> => (await ask(parseMuted, "GET", "me/mutes")).people,
  mute: async (person: string): Promise<readonly Person[]> =>
    (await ask(parseMuted, "PUT", mutes(person))).people,
  unmute: async (person: string): Promise<readonly Person[]> =>
    (await ask(parseMuted, "DELETE", mutes(person))).people,
  report: (given: Report) => ask(parseDone, "POST", "reports", given),
  reports: async (): Promise<readonly OwnReport[]> => (await ask(parseOwnReports, "GET", "reports")).reports,
  silence: async (): Promise<Silence | null> => (await ask(parseSilence, "GET", "me/silence")).silence,
};
