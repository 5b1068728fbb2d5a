import { language } from "../language/language.svelte.ts";
import type { Route } from "../router.svelte.ts";

/** The title of the form for a new game. */
export const NEW_GAME_TITLES = {
  bots: "screens.newBots",
  hotseat: "screens.newHotseat",
  friends: "online.newGame",
} as const;

const nameOf = (route: Route): string | null => {
  const { say } = language;
  switch (route.screen) {
    case "first":
      return null;
    case "new":
      return say(NEW_GAME_TITLES[route.form]);
    case "friends":
    case "table":
      return say("online.title");
    case "people":
      return say("people.title");
    case "account":
      return say("account.title");
    case "learn":
    case "lesson":
    case "puzzles":
    case "puzzle":
      return say("screens.learn");
    case "alerts":
      return say("alerts.title");
    case "games":
      return say("screens.savedTitle");
    case "game":
      return say("everybody.game");
    case "replay":
      return say("screens.replay");
    case "report":
      return say("screens.report");
    case "quick":
    case "glossary":
    case "rules":
      return say("help.rules");
  }
};

/** What the browser's tab says; a game that is open puts its own name there. */
export const titleOf = (route: Route): string => {
  const name = nameOf(route);
  const title = language.say("frame.title");
  return name === null ? title : `${name} · ${title}`;
};
