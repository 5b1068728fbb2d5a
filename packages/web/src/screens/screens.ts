import type { Component } from "svelte";
import { speaking } from "../language/language.svelte.ts";
import type { Part } from "../language/parts.ts";
import { sendForPackInUse } from "../pack/packs.ts";
import type { Route } from "../router.svelte.ts";
import { callWorker } from "../table/localTable.ts";

type Loader = () => Promise<{ default: Component }>;

/** What shows any game may have to say anything of it. */
const OF_ANY_GAME: readonly Part[] = ["details", "campaign", "affairs", "refusals", "reading"];

/** Each screen is loaded when it is first shown. */
const SCREENS: { readonly [Name in Route["screen"]]: Loader } = {
  first: () => import("./FirstScreen.svelte"),
  new: speaking(() => import("./NewGame.svelte"), "details", "company"),
  friends: speaking(() => import("./FriendsScreen.svelte"), "details", "company"),
  table: speaking(() => import("./TableScreen.svelte"), ...OF_ANY_GAME, "company"),
  people: speaking(() => import("./PeopleScreen.svelte"), "details", "company"),
  account: speaking(() => import("./AccountScreen.svelte"), "details", "company"),
  alerts: speaking(() => import("./AlertsScreen.svelte"), "details", "company"),
  games: speaking(() => import("./SavedGames.svelte"), "details"),
  learn: speaking(() => import("./LearnScreen.svelte"), ...OF_ANY_GAME),
  lesson: speaking(() => import("./LessonScreen.svelte"), ...OF_ANY_GAME),
  puzzles: speaking(() => import("./PuzzlesScreen.svelte"), ...OF_ANY_GAME),
  puzzle: speaking(() => import("./PuzzleScreen.svelte"), ...OF_ANY_GAME),
  game: () => import("./GameScreen.svelte"),
  replay: speaking(() => import("./ReplayScreen.svelte"), ...OF_ANY_GAME),
  report: speaking(() => import("./ReportScreen.svelte"), ...OF_ANY_GAME),
  rules: speaking(() => import("./RulesScreen.svelte"), ...OF_ANY_GAME),
  quick: speaking(() => import("./QuickScreen.svelte"), ...OF_ANY_GAME),
  glossary: speaking(() => import("./GlossaryScreen.svelte"), ...OF_ANY_GAME),
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
