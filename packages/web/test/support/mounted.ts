import { type Component, flushSync, mount, unmount } from "svelte";
import { language } from "../../src/language/language.svelte.ts";
import { PART_NAMES } from "../../src/language/parts.ts";
import { historical } from "./historical.ts";

const open: Record<string, unknown>[] = [];

/** Puts a component on the page, in English, and gives the place where it stands. */
export const mounted = async <Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): Promise<HTMLElement> => {
  await language.choose("en");
  await language.bring(...PART_NAMES);
  language.speakOf(historical);
  const place = document.createElement("div");
  document.body.append(place);
  open.push(mount(component as Component<Record<string, unknown>>, { target: place, props }));
  flushSync();
  return place;
};

export const closeAll = async (): Promise<void> => {
  for (const component of open.splice(0)) await unmount(component);
  document.body.innerHTML = "";
};

export const press = (place: ParentNode, selector: string): void => {
  const button = place.querySelector<HTMLElement>(selector);
  if (button === null) throw new Error(`there is no ${selector}`);
  button.click();
  flushSync();
};
