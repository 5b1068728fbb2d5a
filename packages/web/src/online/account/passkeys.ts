import { type Person, parseCeremony, parseDone, parsePerson } from "@maria/table";
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { ask, HouseError } from "../house.ts";

/** Whether this browser can keep passkeys, at this address: on https and at localhost only. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** Whoever turns away from the browser's question has given none; more is not told to the page. */
const given = async <Response>(ceremony: () => Promise<Response>): Promise<Response> => {
  try {
    return await ceremony();
  } catch {
    throw new HouseError("noPasskey");
  }
};

/** Has the browser make a passkey for the account that is signed in here. */
export const addPasskey = async (label: string): Promise<void> => {
  const { options } = await ask(parseCeremony, "POST", "passkeys/registration");
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const response = await given(() => startRegistration({ optionsJSON }));
  await ask(parseDone, "POST", "passkeys", { label, response });
};

export const signInWithPasskey = async (): Promise<Person | null> => {
  const { options } = await ask(parseCeremony, "POST", "passkeys/challenge");
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const response = await given(() => startAuthentication({ optionsJSON }));
  return (await ask(parsePerson, "POST", "passkeys/session", { response })).person;
};
