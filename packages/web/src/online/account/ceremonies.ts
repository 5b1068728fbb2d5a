import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** What the server asks is handed to the browser as it is, which checks it. */
export const register = (options: unknown): Promise<RegistrationResponseJSON> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });

export const authenticate = (options: unknown): Promise<AuthenticationResponseJSON> =>
  startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
