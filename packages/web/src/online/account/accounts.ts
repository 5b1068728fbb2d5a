import {
  type Account,
  type ClaimLink,
  type Person,
  type Profile,
  parseAccount,
  parseClaimLink,
  parseDone,
  parsePerson,
  parseProfile,
  parseRanking,
  type Ranking,
  type SignIn,
  type SignUp,
} from "@maria/table";
import type { Language } from "../../language/language.svelte.ts";
import { ask, askText } from "../house.ts";

const signedIn = async (path: string, body: unknown): Promise<Person | null> =>
  (await ask(parsePerson, "POST", path, body)).person;

/** What somebody asks of the server about himself: docs/protocol.md. */
export const accounts = {
  own: async (): Promise<Account | null> => (await ask(parseAccount, "GET", "account")).account,
  signUp: (wanted: SignUp) => signedIn("account", wanted),
  signIn: (given: SignIn) => signedIn("session", given),
  signOut: () => ask(parseDone, "DELETE", "session"),
  signOutEverywhere: () => ask(parseDone, "DELETE", "devices"),
  signOutDevice: (id: string) => ask(parseDone, "DELETE", `devices/${encodeURIComponent(id)}`),
  setPassword: (current: string | null, password: string) =>
    ask(parseDone, "PUT", "account/password", { current, password }),
  setEmail: (email: string | null, current: string | null, language: Language) =>
    ask(parseDone, "PUT", "account/email", { email, current, language }),
  confirmEmail: (token: string) => ask(parseDone, "POST", "account/email", { token }),
  askReset: (name: string, language: Language) => ask(parseDone, "POST", "reset", { name, language }),
  reset: (token: string, password: string) => signedIn("reset/password", { token, password }),
  removePasskey: (id: string) => ask(parseDone, "DELETE", `passkeys/${encodeURIComponent(id)}`),
  claimLink: (): Promise<ClaimLink> => ask(parseClaimLink, "POST", "claims"),
  claimOwner: (token: string) => signedIn("claims/owner", { token }),
  claim: (token: string) => signedIn("claims/use", { token }),
  ranking: (): Promise<Ranking> => ask(parseRanking, "GET", "people"),
  profile: async (id: string): Promise<Profile> =>
    (await ask(parseProfile, "GET", `people/${encodeURIComponent(id)}`)).profile,
  /** Everything that is kept of whoever asks, as text. */
  exported: (): Promise<string> => askText("me/export"),
  leave: (current: string | null) => ask(parseDone, "DELETE", "me", { current }),
};
