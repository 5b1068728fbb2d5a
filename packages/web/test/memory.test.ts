// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { recall, remember } from "../src/settings/memory.ts";

afterEach(() => vi.unstubAllGlobals());

const forbid = () =>
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });

test("what is remembered is kept in the browser", () => {
  remember("one", "1");
  expect(localStorage.getItem("one")).toBe("1");
  expect(recall("one")).toBe("1");
  expect(recall("never")).toBe(null);
});

test("a browser that keeps nothing lets it be remembered until the page is left, and throws nothing", () => {
  forbid();
  expect(recall("two")).toBe(null);
  remember("two", "2");
  expect(recall("two")).toBe("2");
  vi.unstubAllGlobals();
  expect(localStorage.getItem("two")).toBe(null);
  remember("two", "3");
  expect([recall("two"), localStorage.getItem("two")]).toEqual(["3", "3"]);
});
