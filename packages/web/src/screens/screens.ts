import type { Component } from "svelte";
import { sendForPackInUse } from "../pack/packs.ts";
import type { Route } from "../router.svelte.ts";
import { callWorker } from "../table/localTable.ts";

/** Each screen is loaded when it is first shown. */
const SCREENS: { readonly [Name in Route["screen"]]: () => Promise<{ default: Component }> } = {
  first: () => import("./FirstScreen.svelte"),
  new: () => import("./NewGame.svelte"),
  friends: () => import("./FriendsScreen.svelte"),
  table: () => import("./TableScreen.svelte"),
  people: () => import("./PeopleScreen.svelte"),
  account: () => import("./AccountScreen.svelte"),
  alerts: () => import("./AlertsScreen.svelte"),
  games: () => import("./SavedGames.svelte"),
  learn: () => import("./LearnScreen.svelte"),
  lesson: () => import("./LessonScreen.svelte"),
  puzzles: () => import("./PuzzlesScreen.svelte"),
  puzzle: () => import("./PuzzleScreen.svelte"),
  game: () => import("./GameScreen.svelte"),
  replay: () => import("./ReplayScreen.svelte"),
  report: () => import("./ReportScreen.svelte"),
  rules: () => import("./RulesScreen.svelte"),
  quick: () => import("./QuickScreen.svelte"),
  glossary: () => import("./GlossaryScreen.svelte"),
};

export const loadScreen = ({ screen }: Route): Promise<{ default: Component }> => SCREENS[screen]();

/**
 * Sends for everything a screen will need, at once and not one after the other. What fails to come is told of by the
 * screen, which asks for it again.
 */
export const sendFor = (route: Route): void => {
  void Promise.allSettled([loadScreen(route)]);
  const { screen } = route;
  if (["game", "lesson", "puzzle", "replay", "report"].includes(screen)) sendForPackInUse();
  if (screen === "game" || screen === "lesson" || screen === "puzzle") callWorker();
};
