import type { AlertLanguage } from "@maria/table";
import type { Letter } from "../mail.ts";
import { TEXTS } from "../messages/texts.ts";
import type { TidingKind } from "./tidings.ts";

/** One thing to be told; a test has no game. */
export interface Item {
  readonly kind: TidingKind | "test";
  readonly game: { readonly id: string; readonly name: string } | null;
}

/** An alert as it is read: the same for all channels. */
export interface Wording {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly link: string }[];
  readonly settings: { readonly text: string; readonly link: string };
}

const NAME = "MARIA";

/** The address at which a page shows this game. */
const linkTo = (site: string, game: Item["game"]): string =>
  game === null ? `${site}/#/alerts` : `${site}/#/table/${game.id}`;

export const wordingOf = (items: readonly Item[], language: AlertLanguage, site: string): Wording => {
  const texts = TEXTS[language];
  const lines = items.map(({ kind, game }) => ({
    // A name may hold what replacing would take for a pattern.
    text: texts[`alert.${kind}`].replace("{game}", () => game?.name ?? ""),
    link: linkTo(site, game),
  }));
  const [first] = lines;
  return {
    title: `${NAME}: ${lines.length === 1 && first !== undefined ? first.text : texts["alert.several"]}`,
    lines,
    settings: { text: texts["alert.settings"], link: `${site}/#/alerts` },
  };
};

export const letterOf = ({ title, lines, settings }: Wording, to: string): Letter => ({
  to,
  subject: title,
  text: [...lines, settings].map(({ text, link }) => `${text}\n${link}\n`).join("\n"),
});
