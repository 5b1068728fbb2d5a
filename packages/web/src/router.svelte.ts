import { QUICK_ROLES, type QuickRole } from "./reference/roles.ts";

/** Against bots, several people at one device, or each at his own. */
export const NEW_GAME_FORMS = ["bots", "hotseat", "friends"] as const;
export type NewGameForm = (typeof NEW_GAME_FORMS)[number];

/** What a link to one's account is for: to be let in on another device, to take a new password, to confirm an address. */
export const ACCOUNT_LINKS = ["claim", "reset", "email"] as const;
export type AccountLink = (typeof ACCOUNT_LINKS)[number];

export type Route =
  | { readonly screen: "first" }
  | { readonly screen: "new"; readonly form: NewGameForm }
  | { readonly screen: "friends" }
  | { readonly screen: "table"; readonly game: string; readonly invitation: string | null }
  | {
      readonly screen: "account";
      readonly link: { readonly kind: AccountLink; readonly token: string } | null;
    }
  | { readonly screen: "alerts" }
  | { readonly screen: "people"; readonly person: string | null }
  | { readonly screen: "games" }
  | { readonly screen: "learn" }
  | { readonly screen: "lesson"; readonly lesson: string }
  | { readonly screen: "puzzles" }
  | { readonly screen: "puzzle"; readonly puzzle: string }
  | { readonly screen: "game"; readonly game: string }
  | { readonly screen: "replay"; readonly game: string }
  | { readonly screen: "report"; readonly game: string }
  | { readonly screen: "rules"; readonly rule: string | null }
  | { readonly screen: "quick"; readonly role: QuickRole }
  | { readonly screen: "glossary" };

/** A part of the address as it was meant, or as it stands where nobody can tell what was meant. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const routeOf = (hash: string): Route => {
  const [screen, argument, further] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (screen === "new") return { screen, form: NEW_GAME_FORMS.find((form) => form === argument) ?? "bots" };
  if (screen === "games" || screen === "friends" || screen === "alerts" || screen === "glossary")
    return { screen };
  if (screen === "learn") return argument ? { screen: "lesson", lesson: argument } : { screen };
  if (screen === "puzzles") return argument ? { screen: "puzzle", puzzle: argument } : { screen };
  if (screen === "people") return { screen, person: argument || null };
  if (screen === "account") {
    const kind = ACCOUNT_LINKS.find((known) => known === argument);
    return { screen, link: kind === undefined || !further ? null : { kind, token: further } };
  }
  if (screen === "table" && argument) return { screen, game: argument, invitation: further || null };
  if ((screen === "game" || screen === "replay" || screen === "report") && argument)
    return { screen, game: argument };
  if (screen === "quick") return { screen, role: QUICK_ROLES.find((role) => role === argument) ?? "maria" };
  if (screen === "rules") return { screen, rule: argument || null };
  return { screen: "first" };
};

/** Which screen is shown: it follows the part of the address behind the hash, so that every rule can be linked. */
class Router {
  route = $state.raw<Route>({ screen: "first" });

  constructor() {
    this.read();
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.route = routeOf(location.hash);
  }
}

export const router = new Router();

export const addressOf = {
  first: "#/",
  games: "#/games",
  rules: "#/rules",
  glossary: "#/glossary",
  quick: (role: QuickRole) => `#/quick/${role}`,
  learn: "#/learn",
  lesson: (id: string) => `#/learn/${encodeURIComponent(id)}`,
  puzzles: "#/puzzles",
  puzzle: (id: string) => `#/puzzles/${encodeURIComponent(id)}`,
  newGame: (form: NewGameForm) => `#/new/${form}`,
  friends: "#/friends",
  account: "#/account",
  alerts: "#/alerts",
  people: "#/people",
  person: (id: string) => `#/people/${encodeURIComponent(id)}`,
  accountLink: (kind: AccountLink, token: string) => `#/account/${kind}/${encodeURIComponent(token)}`,
  table: (id: string) => `#/table/${encodeURIComponent(id)}`,
  invitation: (id: string, token: string) => `#/table/${encodeURIComponent(id)}/${encodeURIComponent(token)}`,
  game: (id: string) => `#/game/${encodeURIComponent(id)}`,
  report: (id: string) => `#/report/${encodeURIComponent(id)}`,
  replay: (id: string) => `#/replay/${encodeURIComponent(id)}`,
  rule: (id: string) => `#/rules/${encodeURIComponent(id)}`,
};
