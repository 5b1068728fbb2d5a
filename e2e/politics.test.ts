import { choices, pending } from "@maria/rules";
import type { State, TrackName } from "@maria/rules/model";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  eventIn,
  hasEvent,
  momentBefore,
  playOn,
  type Step,
  told,
  topFrame,
  words,
} from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { perform } from "./support/perform.ts";
import { gameFile, historical } from "./support/records.ts";
import { Hotseat, openPanel, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

const act = async (hotseat: Hotseat, { seat, action }: Pick<Step, "seat" | "action">): Promise<void> => {
  await hotseat.sit(seat);
  await perform(hotseat.page, action);
};

const expectInLog = async (page: Page, lines: readonly string[]): Promise<void> => {
  const log = await openPanel(page, "log");
  // The turn may have come to its end with what was done: the turns before the present one are folded.
  const folded = log.locator("details:not([open]) > summary");
  if ((await folded.count()) > 0) await folded.last().click();
  for (const line of lines) await log.getByText(line, { exact: true }).last().waitFor();
};

/** The first seat that has to decide, and the first thing it may do. */
const firstChoice = (state: State): Step => {
  const [decision] = pending(state);
  if (decision === undefined) throw new Error("the game is over");
  const { seat } = decision;
  for (const choice of choices(state, seat)) {
    if (choice.type === "displace") {
      const [site] = choice.sites;
      if (site !== undefined)
        return playOn(state, seat, { type: "displace", piece: choice.piece, city: site.city });
    }
    if (choice.type === "placeTrain") {
      const [city] = choice.cities;
      if (city !== undefined) return playOn(state, seat, { type: "placeTrain", city });
    }
  }
  throw new Error(`nothing is known about ${decision.kind}`);
};

/** From a first step on until the hussars are placed. */
const politicsStage = (first: Step, later: readonly Step[]): Step[] => {
  const steps = [first];
  for (const step of later) {
    if (topFrame(step.before)?.kind === "hussars") break;
    steps.push(step);
  }
  return steps;
};

/** The track that was shifted with the execution of a card, if its marker went anywhere. */
const trackShifted = (
  steps: readonly Step[],
): { readonly track: TrackName; readonly after: number } | null => {
  const executed = steps.find(({ action }) => action.type === "execute");
  if (executed === undefined) return null;
  const [shift] = eventIn(executed, "politicalCardExecuted").shifts;
  if (shift === undefined) return null;
  const [before, after] = [executed.before, executed.after].map(
    (state) => state.affairs?.tracks[shift.track],
  );
  return after === undefined || after === before ? null : { track: shift.track, after };
};

const POLITICS: readonly string[] = ["chooseTrump", "placeCard", "selectCard", "execute", "expedition"];

test("a politics stage: trump, cards laid, a Political Card selected and executed, an expedition sent", async () => {
  const begin = momentBefore("advanced-austria-empty-pool-after-politics", (step, later) => {
    if (step.action.type !== "chooseTrump") return false;
    const stage = politicsStage(step, later());
    const kinds = [...new Set(stage.map(({ action }): string => action.type))];
    return JSON.stringify(kinds) === JSON.stringify(POLITICS) && trackShifted(stage) !== null;
  });
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("politics", begin.record, null));
  const hotseat = new Hotseat(page);

  const steps = politicsStage(begin.next, begin.later);
  for (const step of steps) await act(hotseat, step);

  const shift = trackShifted(steps);
  if (shift === null) throw new Error("no track was shifted");
  const expected = steps.flatMap((step) =>
    step.events.filter(({ type }) =>
      ["trumpChosen", "politicalCardSelected", "markerShifted", "expeditionSent"].includes(type),
    ),
  );
  expect(expected.length).toBeGreaterThanOrEqual(4);
  await expectInLog(page, expected.map(told));
  const politics = await openPanel(page, "politics");
  const boxes = politics.locator(`[data-track="${shift.track}"] li`);
  const marked = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("aria-current")));
  const { boxes: printed } = historical.politics.tracks[shift.track];
  expect(marked.indexOf("true")).toBe(printed.findIndex(({ position }) => position === shift.after));
  expect(errors).toEqual([]);
});

test("an election: the votes are cast, and the electoral college names the emperor", async () => {
  // After the first vote there is still one to come that decides.
  const moment = momentBefore("option-austria-final-scoring", ({ action, after }) => {
    const frame = topFrame(after);
    return action.type === "vote" && frame?.kind === "vote" && frame.voters.length === 1;
  });
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("election", moment.record, null));
  const hotseat = new Hotseat(page);
  const first = moment.next;
  await act(hotseat, first);
  const frame = topFrame(first.after);
  if (frame?.kind !== "vote" || frame.voters[0] === undefined) throw new Error("one vote has decided it");
  const { seat, votes } = frame.voters[0];
  const last = playOn(first.after, seat, { type: "vote", charles: votes });
  const { emperor } = eventIn(last, "emperorElected");
  await act(hotseat, last);

  await expectInLog(page, [
    told(eventIn(first, "votesCast")),
    told(eventIn(last, "votesCast")),
    told(eventIn(last, "emperorElected")),
  ]);
  const politics = await openPanel(page, "politics");
  expect(await politics.textContent()).toContain(words.say(`candidate.${emperor}`));
  expect(errors).toEqual([]);
});

test("an annexation: peace is offered and accepted, the armies go home, Prussia gets its second train", async () => {
  const moment = momentBefore(
    "advanced-prussia-final-scoring",
    ({ before }) => topFrame(before)?.kind === "peaceOffer",
  );
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("annexation", moment.record, null));
  const hotseat = new Hotseat(page);
  const offered = playOn(moment.next.before, moment.next.seat, { type: "offerPeace", offer: true });
  await act(hotseat, offered);
  const austria = pending(offered.after)[0]?.seat ?? "maria";
  const steps = [playOn(offered.after, austria, { type: "answerPeace", accept: true })];
  await act(hotseat, { seat: austria, action: { type: "answerPeace", accept: true } });
  for (;;) {
    const { after } = steps.at(-1) ?? offered;
    const kind = topFrame(after)?.kind;
    if (kind !== "displacement" && kind !== "secondTrain") break;
    const step = firstChoice(after);
    await act(hotseat, step);
    steps.push(step);
  }
  const annexed = steps.find((step) => hasEvent(step, "silesiaAnnexed"));
  const trained = steps.find((step) => hasEvent(step, "secondTrainPlaced"));
  if (annexed === undefined || trained === undefined) throw new Error("Silesia was not annexed");
  await expectInLog(page, [
    told(eventIn(annexed, "silesiaAnnexed")),
    told(eventIn(trained, "secondTrainPlaced")),
  ]);
  const { train, city } = eventIn(trained, "secondTrainPlaced");
  const label = await page.locator(`.board .piece[data-piece="${train}"]`).getAttribute("aria-label");
  expect(label).toContain(words.pack.cities[city]?.name);
  expect(errors).toEqual([]);
});
