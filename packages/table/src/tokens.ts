import { codec } from "@maria/rules/authority";
import { id, instant, named } from "./gathering.ts";
import { parsing } from "./shapes.ts";

/** Personal tokens, by which a program plays somebody's seats: docs/api.md. */

/** `read`: all its person may see. `play`: all he may do at tables besides. Neither reaches his account. */
export const TOKEN_SCOPES = ["read", "play"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const MOST_TOKENS = 20;
const LONGEST_LABEL = 60;

export interface ApiToken {
  /** Names it in the list; whoever knows it cannot ask for anything with it. */
  readonly id: string;
  readonly label: string;
  readonly scope: TokenScope;
  readonly made: string;
  /** When it was last used, to the hour; null if never. */
  readonly used: string | null;
}

export interface NewToken {
  readonly label: string;
  readonly scope: TokenScope;
}

/** A token that has just been made; its secret is told this once. */
export interface MadeToken {
  readonly token: ApiToken;
  readonly secret: string;
}

const label = named(LONGEST_LABEL);
const scope = codec.oneOf(TOKEN_SCOPES);
const token = codec.object<ApiToken>({ id, label, scope, made: instant, used: codec.orNull(instant) });

export const parseNewToken = parsing(codec.object<NewToken>({ label, scope }));
export const parseTokens = parsing(
  codec.object<{ readonly tokens: readonly ApiToken[] }>({ tokens: codec.list(token, MOST_TOKENS) }),
);
export const parseMadeToken = parsing(codec.object<MadeToken>({ token, secret: id }));
