import { codec } from "@maria/rules/authority";
import type { Person } from "./gathering.ts";
import { id, instant, named, person } from "./gathering.ts";
import { dataOf, parsing } from "./shapes.ts";

/** Accounts, and how one person is known on several devices: docs/protocol.md. */

export const SHORTEST_PASSWORD = 10;
/** Whoever wants a longer one gains nothing; hashing takes longer with every byte. */
const LONGEST_PASSWORD = 200;
const LONGEST_LABEL = 60;
const LONGEST_ADDRESS = 254;
const MOST_KEYS = 20;
const MOST_DEVICES = 200;

export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly made: string;
  /** When somebody last signed in with it; null if never. */
  readonly used: string | null;
}

/** A browser somebody is signed in with. */
export interface Device {
  /** Names it in this list; whoever knows it cannot sign in with it. */
  readonly id: string;
  readonly label: string;
  readonly made: string;
  readonly used: string;
  /** The one that asks. */
  readonly isThis: boolean;
}

export interface Account {
  readonly person: Person;
  readonly email: string | null;
  /** Whether this server sends mail: without it there is nothing to have an address for. */
  readonly sendsMail: boolean;
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
  readonly devices: readonly Device[];
}

export interface SignUp {
  readonly name: string;
  /** Null for somebody who will use passkeys alone. */
  readonly password: string | null;
}

export interface SignIn {
  readonly name: string;
  readonly password: string;
}

/** A link that lets another device in, for a short while and once. */
export interface ClaimLink {
  readonly token: string;
  readonly expires: string;
}

const password = codec.text(LONGEST_PASSWORD);
const label = named(LONGEST_LABEL);
const email: codec.Codec<string> = (value) => {
  const given = codec.text(LONGEST_ADDRESS)(value);
  return given === codec.MALFORMED || !/^[^\s@,;<>"]{1,64}@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(given)
    ? codec.MALFORMED
    : given;
};
const LANGUAGES = ["en", "de", "fr"] as const;
const language = codec.oneOf(LANGUAGES);

export const parseSignUp = parsing(
  codec.object<SignUp>({ name: named(40), password: codec.orNull(password) }),
);
export const parseSignIn = parsing(codec.object<SignIn>({ name: named(40), password }));
export const parseToken = parsing(codec.object<{ readonly token: string }>({ token: id }));
export const parseNewPassword = parsing(
  codec.object<{ readonly current: string | null; readonly password: string }>({
    current: codec.orNull(password),
    password,
  }),
);
export const parseResetting = parsing(
  codec.object<{ readonly token: string; readonly password: string }>({ token: id, password }),
);
export const parseResetWish = parsing(
  codec.object<{ readonly name: string; readonly language: (typeof LANGUAGES)[number] }>({
    name: named(40),
    language,
  }),
);
export const parseNewEmail = parsing(
  codec.object<{
    readonly email: string | null;
    readonly current: string | null;
    readonly language: (typeof LANGUAGES)[number];
  }>({ email: codec.orNull(email), current: codec.orNull(password), language }),
);
/** What shows that it is meant: the password, where there is one. */
export const parseConfirmation = parsing(
  codec.object<{ readonly current: string | null }>({ current: codec.orNull(password) }),
);
/** What an authenticator has answered is read by who checks its signature. */
export const parseNewPasskey = parsing(
  codec.object<{ readonly label: string; readonly response: unknown }>({
    label,
    response: dataOf<unknown>(),
  }),
);
export const parsePasskeyAnswer = parsing(
  codec.object<{ readonly response: unknown }>({ response: dataOf<unknown>() }),
);

const passkey = codec.object<Passkey>({
  id: codec.text(1024),
  label,
  made: instant,
  used: codec.orNull(instant),
});
const device = codec.object<Device>({ id, label, made: instant, used: instant, isThis: codec.truth });
const account = codec.object<Account>({
  person,
  email: codec.orNull(email),
  sendsMail: codec.truth,
  hasPassword: codec.truth,
  passkeys: codec.list(passkey, MOST_KEYS),
  devices: codec.list(device, MOST_DEVICES),
});
export const parseAccount = parsing(
  codec.object<{ readonly account: Account | null }>({ account: codec.orNull(account) }),
);
export const parseClaimLink = parsing(codec.object<ClaimLink>({ token: id, expires: instant }));
/** What a browser is asked to have signed. */
export const parseCeremony = parsing(
  codec.object<{ readonly options: unknown }>({ options: dataOf<unknown>() }),
);
export const parseDone = parsing(codec.object<Record<string, never>>({}));
