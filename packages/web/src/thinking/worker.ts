import { advise, BOTS, type Budget, COUNSELLOR, QUICK_COUNSELLOR } from "@maria/bots";
import { choices, type View } from "@maria/rules";
import { loadCheckedPack } from "@maria/rules/authority";
import type { Choice, Pack } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { budgetFor, measureRate } from "./effort.ts";
import type { Answered, Asked, FromThinker, Question, Subject, ToThinker } from "./messages.ts";
import { standingsIn } from "./standings.ts";

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  postMessage(message: FromThinker): void;
  onmessage: ((event: MessageEvent<ToThinker>) => void) | null;
}
const scope = globalThis as unknown as WorkerScope;

let pack: Pack | null = null;
let rate: number | null = null;

/** A second of thought on this machine, which is measured when it is first needed. */
const budget = (): Budget => {
  if (rate === null && pack !== null) {
    rate = measureRate(pack);
    scope.postMessage({ type: "measured", rate });
  }
  return budgetFor(rate ?? 0);
};

const offeredIn = (view: View, kinds: readonly Choice["type"][] | null): readonly Choice[] => {
  if (view.seat === null) throw new RangeError("nobody is asked here");
  return choices(view, view.seat).filter(({ type }) => kinds === null || kinds.includes(type));
};

const THOUGHTS: {
  readonly [Name in Subject]: (asked: Asked<Name>) => Answered<Name> | Promise<Answered<Name>>;
} = {
  decide: ({ level, view, kinds, chance }) =>
    BOTS[level](view, offeredIn(view, kinds), budget(), chanceFrom(chance)),
  advise: ({ view, chance }) =>
    advise(
      { first: BOTS[COUNSELLOR], further: BOTS[QUICK_COUNSELLOR] },
      view,
      offeredIn(view, null),
      budget(),
      chanceFrom(chance),
    ),
  chances: ({ record }) => standingsIn(record),
};

const thinkAbout = (question: Question): Answered<Subject> | Promise<Answered<Subject>> => {
  switch (question.type) {
    case "decide":
      return THOUGHTS.decide(question);
    case "advise":
      return THOUGHTS.advise(question);
    case "chances":
      return THOUGHTS.chances(question);
  }
};

const answer = async (question: Question, send: (answered: FromThinker) => void): Promise<void> => {
  const { number } = question;
  try {
    send({ type: "answer", number, answer: await thinkAbout(question) });
  } catch (error) {
    send({ type: "fault", number, message: error instanceof Error ? error.message : String(error) });
  }
};

scope.onmessage = ({ data }) => {
  if (data.type !== "begin") {
    void answer(data, (answered) => scope.postMessage(answered));
    return;
  }
  pack = loadCheckedPack(data.pack);
  ({ rate } = data);
  const { port } = data;
  if (port !== null)
    port.onmessage = ({ data: question }: MessageEvent<Question>) =>
      void answer(question, (answered) => port.postMessage(answered));
};
