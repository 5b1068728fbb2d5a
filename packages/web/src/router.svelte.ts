export type Route =
  | { readonly screen: "first" }
  | { readonly screen: "new"; readonly form: "bots" | "hotseat" }
  | { readonly screen: "games" }
  | { readonly screen: "game"; readonly game: string }
  | { readonly screen: "replay"; readonly game: string }
  | { readonly screen: "rules"; readonly rule: string | null };

/** A part of the address as it was meant, or as it stands where nobody can tell what was meant. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const routeOf = (hash: string): Route => {
  const [screen, argument] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (screen === "new") return { screen, form: argument === "hotseat" ? "hotseat" : "bots" };
  if (screen === "games") return { screen };
  if ((screen === "game" || screen === "replay") && argument) return { screen, game: argument };
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
  newGame: (form: "bots" | "hotseat") => `#/new/${form}`,
  game: (id: string) => `#/game/${encodeURIComponent(id)}`,
  replay: (id: string) => `#/replay/${encodeURIComponent(id)}`,
  rule: (id: string) => `#/rules/${encodeURIComponent(id)}`,
};
