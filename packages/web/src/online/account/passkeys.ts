import { type Person, parseCeremony, parseDone, parsePerson } from "@maria/table";
import { ask, HouseError } from "../house.ts";

/** Whether this browser can keep passkeys, at this address: on https and at localhost only. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

type Ceremonies = typeof import("./ceremonies.ts");

/**
 * What speaks with the browser comes only where passkeys can be used, and when the first one is. Whoever turns away from the
 * browser's question has given none; more is not told to the page.
 */
const given = async <Response>(ask: (ceremonies: Ceremonies) => Promise<Response>): Promise<Response> => {
  if (!canUsePasskeys()) throw new HouseError("noPasskey");
  const ceremonies = await import("./ceremonies.ts");
  try {
    return await ask(ceremonies);
  } catch {
    throw new HouseError("noPasskey");
  }
};

/** Has the browser make a passkey for the account that is signed in here. */
export const addPasskey = async (label: string): Promise<void> => {
  const { options } = await ask(parseCeremony, "POST", "passkeys/registration");
  const response = await given(({ register }) => register(options));
  await ask(parseDone, "POST", "passkeys", { label, response });
};

export const signInWithPasskey = async (): Promise<Person | null> => {
  const { options } = await ask(parseCeremony, "POST", "passkeys/challenge");
  const response = await given(({ authenticate }) => authenticate(options));
  return (await ask(parsePerson, "POST", "passkeys/session", { response })).person;
};
