import type { Page } from "playwright-core";

/** Presses Tab until the focus is on what is wanted. */
export const tabTo = async (page: Page, selector: string, key = "Tab"): Promise<void> => {
  await page.locator(selector).first().waitFor();
  for (let presses = 0; presses < 200; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never comes to ${selector}`);
};

export const pressByKeys = async (page: Page, selector: string): Promise<void> => {
  await tabTo(page, selector);
  await page.keyboard.press("Enter");
};
