import type { CDPSession, Page } from "playwright-core";

/** How long a hand needs from one event to the next. */
const STEP = 12;
const STEPS = 60;
/** Until the board has been drawn for where the hand has left it. */
const REST = 800;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place on a figure of eight around the middle, so that every direction is taken. */
const placeAt = (middle: Place, step: number, reach: number): Place => {
  const turn = (2 * Math.PI * step) / STEPS;
  return { x: middle.x + reach * Math.sin(turn), y: middle.y + (reach / 2) * Math.sin(2 * turn) };
};

/** Drags the board about, as a hand with a mouse does. */
export const dragByMouse = async (page: Page, middle: Place): Promise<void> => {
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let step = 0; step <= STEPS; step++) {
    const { x, y } = placeAt(middle, step, 260);
    await page.mouse.move(x, y);
    await page.waitForTimeout(STEP);
  }
  await page.mouse.up();
  await page.waitForTimeout(REST);
};

/** Turns the wheel towards the map, or back. */
export const turnWheel = async (page: Page, middle: Place, towards: boolean): Promise<void> => {
  await page.mouse.move(middle.x, middle.y);
  for (let turn = 0; turn < 6; turn++) {
    await page.mouse.wheel(0, towards ? -240 : 240);
    await page.waitForTimeout(STEP);
  }
  await page.waitForTimeout(REST);
};

const touch = (
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  fingers: readonly Place[],
) =>
  session.send("Input.dispatchTouchEvent", {
    type,
    touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
  });

/** Pans with one finger. */
export const dragByFinger = async (page: Page, session: CDPSession, middle: Place): Promise<void> => {
  await touch(session, "touchStart", [middle]);
  for (let step = 0; step <= STEPS; step++) {
    await touch(session, "touchMove", [placeAt(middle, step, 180)]);
    await page.waitForTimeout(STEP);
  }
  await touch(session, "touchEnd", []);
  await page.waitForTimeout(REST);
};

/** Spreads two fingers and brings them together again. */
export const pinch = async (page: Page, session: CDPSession, middle: Place): Promise<void> => {
  const pair = (spread: number): Place[] => [
    { x: middle.x - spread, y: middle.y },
    { x: middle.x + spread, y: middle.y },
  ];
  await touch(session, "touchStart", pair(60));
  for (let step = 0; step <= STEPS; step++) {
    await touch(session, "touchMove", pair(60 + 130 * Math.sin((Math.PI * step) / STEPS)));
    await page.waitForTimeout(STEP);
  }
  await touch(session, "touchEnd", []);
  await page.waitForTimeout(REST);
};
