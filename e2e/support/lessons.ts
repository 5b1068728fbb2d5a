import { readFileSync } from "node:fs";
import type { Action } from "@maria/rules/model";
import type { Lesson, LessonStep } from "@maria/table";
import type { Page } from "playwright-core";
import { pressByKeys, tabTo } from "./keys.ts";
import type { Site } from "./page.ts";
import { cityOnBoard, pieceOnBoard, tapBoard } from "./table.ts";

export const lessonNamed = (id: string): Lesson =>
  JSON.parse(
    readFileSync(new URL(`../../packages/web/lessons/${id}.json`, import.meta.url), "utf8"),
  ) as Lesson;

export type Manner = "mouse" | "keys" | "touch";

/** Presses what is found there, by mouse, by keys alone or with a finger. */
export type Press = (selector: string) => Promise<void>;

const PRESSING: { readonly [By in Manner]: (page: Page, selector: string) => Promise<void> } = {
  mouse: (page, selector) => page.locator(selector).first().click(),
  keys: pressByKeys,
  touch: (page, selector) => page.locator(selector).first().tap(),
};
export const pressing =
  (page: Page, manner: Manner): Press =>
  (selector) =>
    PRESSING[manner](page, selector);

const has = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).count()) > 0;

const choose = async (press: Press, page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().waitFor();
  const chosen = await page.locator(selector).first().getAttribute("aria-pressed");
  if (chosen !== "true") await press(selector);
};

export const confirming = (name: string): string => `[data-action="confirm-${name}"]:enabled`;

/** Keys come to the tab that is open, and go on from there with the arrows. */
const openPanel = async (page: Page, press: Press, manner: Manner, panel: string): Promise<void> => {
  const tab = `[role="tab"][data-panel="${panel}"]`;
  if (manner !== "keys") return press(tab);
  await tabTo(page, '[role="tab"][aria-selected="true"]');
  const tabs = await page.locator('[role="tab"]').count();
  for (let presses = 0; presses < tabs; presses++) {
    if ((await page.locator(tab).getAttribute("aria-selected")) === "true") return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`the arrow keys never come to ${panel}`);
};

/** Taps a city on the board; on a phone one that lies behind a button is left to the list, and keys take that always. */
const tapsCity = async (page: Page, manner: Manner, city: number): Promise<boolean> => {
  if (manner === "keys") return false;
  if (manner === "mouse") {
    await tapBoard(page, cityOnBoard(page, city));
    return true;
  }
  return tapBoard(page, cityOnBoard(page, city), true).then(
    () => true,
    () => false,
  );
};

/** Does what a step asks for, with the page's own controls. */
export const perform = async (page: Page, press: Press, manner: Manner, action: Action): Promise<void> => {
  const decision = '.decision [data-action="';
  switch (action.type) {
    case "march": {
      const end = action.path[action.path.length - 1] ?? 0;
      await choose(press, page, `${decision}choose-piece"][data-piece="${action.piece}"]`);
      if (!(await tapsCity(page, manner, end))) {
        const folded = '[data-list="march-targets"]:not([open]) > summary';
        await page.locator('[data-list="march-targets"]').waitFor();
        if (await has(page, folded)) await press(folded);
        await press(`[data-action="march-to"][data-city="${end}"]`);
      }
      return press(confirming("march"));
    }
    case "retreat": {
      const end = action.path[action.path.length - 1] ?? 0;
      await choose(press, page, `${decision}choose-city"][data-city="${end}"]`);
      return press(confirming("retreat"));
    }
    case "playCard":
      await choose(press, page, `${decision}choose-card"][data-card="${action.card}"]`);
      return press(confirming("card"));
    case "placeHussar": {
      await choose(press, page, `${decision}choose-hussar"][data-value="${action.hussar}"]`);
      await page.locator(`${decision}pick-city"]`).selectOption(String(action.city));
      return press(confirming("hussar"));
    }
    case "allot":
      return press(confirming("allotment"));
    case "recruit":
      for (const { general, troops } of action.split)
        for (let n = 0; n < troops; n++)
          await press(`.decision [data-stepper="${general}"] [data-action="more"]:enabled`);
      if (!(await has(page, confirming("recruit")))) await press('[data-action="suggest-payment"]');
      return press(confirming("recruit"));
    case "placeCard":
      await choose(press, page, `${decision}choose-placed-card"][data-card="${action.card ?? "nothing"}"]`);
      return press(confirming("place-card"));
    case "selectCard":
      await choose(press, page, `${decision}choose-political-card"][data-card="${action.card}"]`);
      return press(confirming("selection"));
    case "execute": {
      await page.locator('[data-action="confirm-execute"]').waitFor();
      const follow = `${decision}choose-instruction"][data-value="${action.instruction}"]`;
      if (await has(page, follow)) await choose(press, page, follow);
      for (const { track, steps } of action.shifts)
        await choose(
          press,
          page,
          `.decision [data-track="${track}"] [data-action="choose-shift"][data-value="${steps}"]`,
        );
      return press(confirming("execute"));
    }
    case "vote":
      await page.locator('[data-stepper="charles"] input').fill(String(action.charles));
      await choose(press, page, `${decision}choose-votes"]`);
      return press(confirming("vote"));
    case "offerPeace":
      await choose(
        press,
        page,
        `${decision}choose-offer-peace"][data-value="${action.offer ? "yes" : "no"}"]`,
      );
      return press(confirming("offer-peace"));
    case "answerOffer":
      await openPanel(page, press, manner, "treaties");
      await press(`[data-action="${action.accept ? "accept" : "decline"}-agreement"]`);
      return press('[data-action="confirm-agreement"]:enabled');
    case "done":
      await press('.decision [data-action="done"]:enabled');
      if (await has(page, '[data-action="cancel-done"]')) await press(confirming("done"));
      return;
    default:
      throw new Error(`nobody has said how to ${action.type}`);
  }
};

const look = async (page: Page, press: Press, manner: Manner, { task }: LessonStep): Promise<void> => {
  await press('[data-action="lesson-hint"]');
  if (manner === "keys") return press('[data-action="lesson-show"]');
  const isFinger = manner === "touch";
  if (task.kind === "piece") await tapBoard(page, pieceOnBoard(page, task.piece), isFinger);
  if (task.kind === "city") await tapBoard(page, cityOnBoard(page, task.city), isFinger);
};

/** Puts away what was shown and waits for an answer. */
export const putAway = async (page: Page, press: Press): Promise<void> => {
  for (const button of ['[data-action="begin"]', '[data-action="go-on"]'])
    if (await has(page, button)) await press(button);
};

/** Waits until it can be read, with nothing over its middle. */
const inSight = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().waitFor();
  await page.waitForFunction((wanted) => {
    const found = document.querySelector(wanted);
    const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    return found?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
  }, selector);
};

export interface LessonWatch {
  /** Called when a step has begun, before anything is done in it. */
  readonly onStep?: (step: string) => Promise<void>;
  /** Called when what it asks for has been done. */
  readonly onAnswer?: (step: string) => Promise<void>;
}

/** Plays a lesson from its beginning to its end as a pupil would. */
export const playLesson = async (
  page: Page,
  site: Pick<Site, "address">,
  lesson: Lesson,
  manner: Manner,
  { onStep = async () => {}, onAnswer = async () => {} }: LessonWatch = {},
): Promise<void> => {
  const press = pressing(page, manner);
  await page.goto(`${site.address}#/learn/${lesson.id}`);
  for (const [index, step] of lesson.steps.entries()) {
    await page
      .locator(`[data-lesson="${lesson.id}"][data-step="${step.name}"][data-at="${index}"]`)
      .waitFor();
    await onStep(`${index + 1}-${step.name}`);
    await putAway(page, press);
    const { task } = step;
    if (task.kind === "act") await perform(page, press, manner, task.action);
    else {
      if (task.kind === "question") {
        const wrong = task.right === 0 ? 1 : 0;
        await press(`[data-action="lesson-answer"][data-answer="${wrong}"]`);
        await inSight(page, '[data-notice="wrong"] p');
        await press(`[data-action="lesson-answer"][data-answer="${task.right}"]`);
        await inSight(page, '[data-notice="right"] p');
      } else await look(page, press, manner, step);
      await onAnswer(`${index + 1}-${step.name}`);
      await press('[data-action="lesson-next"]');
    }
  }
  await page.locator(`[data-lesson="${lesson.id}"][data-step="end"]`).waitFor();
  await onStep("end");
};
