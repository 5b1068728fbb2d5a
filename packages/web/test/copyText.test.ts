// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "../src/reference/copyText.ts";

const clipboard = (writeText?: (text: string) => Promise<void>): void => {
  vi.stubGlobal("navigator", { clipboard: writeText && { writeText } });
};

/** What the browser would copy by itself: the field that is selected at that moment. */
const selectedTexts = (isAllowed: boolean): string[] => {
  const copied: string[] = [];
  document.execCommand = (command) => {
    const field = document.querySelector("textarea");
    copied.push(`${command} ${field?.value} ${field?.selectionEnd}`);
    return isAllowed;
  };
  return copied;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a text goes to the clipboard where there is one", async () => {
  const copied = selectedTexts(true);
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  expect([await copyText("MOV-07"), written, copied]).toEqual([true, ["MOV-07"], []]);
});

test("without one, or if it may not be written to, the browser copies what is selected", async () => {
  const copied = selectedTexts(true);
  clipboard();
  expect(await copyText("MOV-07")).toBe(true);
  clipboard(() => Promise.reject(new Error("not allowed")));
  expect(await copyText("MOV-08")).toBe(true);
  expect(copied).toEqual(["copy MOV-07 6", "copy MOV-08 6"]);
});

test("nothing is left on the page, and the focus stays where it was", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  selectedTexts(false);
  clipboard();
  expect(await copyText("MOV-07")).toBe(false);
  expect([document.querySelector("textarea"), document.activeElement]).toEqual([null, button]);
});
