import type { View } from "@maria/rules";
import type { Choice } from "@maria/rules/model";
import type { Option } from "./asking.ts";
import type { Build, MenuOf } from "./menuOf.ts";
import { politicsMenu } from "./politicsMenu.ts";
import type { Session } from "./session.ts";
import { type TransferChoice, transfer } from "./stacks.ts";
import { isTalk, type TalkChoice } from "./talk.ts";
import { warMenu } from "./warMenu.ts";

/** Transfers share one line of the menu; talks go on beside everything else (talk.ts). */
type Listed = Exclude<Choice["type"], "transfer" | TalkChoice["type"]>;

const MENU: MenuOf<Listed> = { ...warMenu, ...politicsMenu };

/** Seldom wanted, and so listed after everything else. */
const LATE: readonly Choice["type"][] = ["conserve", "reenterTrain", "proposeStack", "done", "stop"];

const isTransfer = (choice: Choice): choice is TransferChoice => choice.type === "transfer";

export const menuFor = (session: Session, view: View, offered: readonly Choice[]): Option<Build>[] => {
  const late = (choice: Choice): number => LATE.indexOf(choice.type);
  const transfers = offered.filter(isTransfer);
  const options = offered
    .filter((choice) => !isTransfer(choice) && !isTalk(choice))
    .sort((a, b) => late(a) - late(b))
    .flatMap((choice) => {
      const list = MENU[choice.type as Listed] as (
        session: Session,
        view: View,
        choice: Choice,
      ) => Option<Build>[];
      return list(session, view, choice);
    });
  if (transfers.length === 0) return options;
  const label = session.words.say("menu.transfer");
  const shift: Option<Build> = { label, key: "t", value: () => transfer(session, view, transfers) };
  const ending = options.findIndex(({ key }) => key !== undefined);
  return ending < 0 ? [...options, shift] : options.toSpliced(ending, 0, shift);
};
