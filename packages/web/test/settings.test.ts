// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const KEY = "maria-settings";
let isDark = false;

/** The settings as a page finds them that is opened anew. */
const opened = async (stored?: string) => {
  if (stored === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, stored);
  vi.resetModules();
  return (await import("../src/settings/settings.svelte.ts")).settings;
};
const likes = ({ theme, pace, miniMap, letterKeys, knowsDiscs }: Awaited<ReturnType<typeof opened>>) => ({
  theme,
  pace,
  miniMap,
  letterKeys,
  knowsDiscs,
});

beforeEach(() => {
  isDark = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isDark }));
});

const PLAIN = { theme: "system", pace: 300, miniMap: true, letterKeys: true, knowsDiscs: false };

test("what was chosen is remembered, what makes no sense is not", async () => {
  expect(likes(await opened())).toEqual(PLAIN);
  expect(likes(await opened("{nonsense"))).toEqual(PLAIN);
  expect(
    likes(await opened('{"theme":"pink","pace":7,"miniMap":"no","letterKeys":0,"knowsDiscs":1}')),
  ).toEqual(PLAIN);
  const chosen = { theme: "dark", pace: 0, miniMap: false, letterKeys: false, knowsDiscs: true };
  expect(likes(await opened(JSON.stringify(chosen)))).toEqual(chosen);
  expect(likes(await opened('{"theme":"light"}'))).toEqual({ ...PLAIN, theme: "light" });
});

test("one choice leaves the others as they are, and is stored with them", async () => {
  const settings = await opened('{"pace":150}');
  settings.choose({ theme: "dark" });
  settings.choose({ miniMap: false });
  settings.choose({ letterKeys: false });
  settings.choose({ knowsDiscs: true });
  const chosen = { theme: "dark", pace: 150, miniMap: false, letterKeys: false, knowsDiscs: true };
  expect(likes(settings)).toEqual(chosen);
  expect(likes(await opened(localStorage.getItem(KEY) ?? ""))).toEqual(likes(settings));
  settings.choose({ pace: 600, miniMap: true });
  expect(likes(settings)).toEqual({ ...chosen, pace: 600, miniMap: true });
});

test("the theme is put where the style sheets look for it; the system decides only if it is asked", async () => {
  const settings = await opened();
  const shown = (): string | undefined => document.documentElement.dataset.theme;
  settings.show();
  expect(shown()).toBe("light");
  isDark = true;
  settings.show();
  expect(shown()).toBe("dark");
  settings.choose({ theme: "light" });
  expect(shown()).toBe("light");
  isDark = false;
  settings.choose({ theme: "dark" });
  expect(shown()).toBe("dark");
});
