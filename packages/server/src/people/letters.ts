import type { Letter } from "../mail.ts";
import { TEXTS } from "../messages/texts.ts";

/** A letter about an account, in the language of the page it was asked for on. */
export const letterAbout = (
  kind: "reset" | "email",
  language: keyof typeof TEXTS,
  to: string,
  { name, link }: { readonly name: string; readonly link: string },
): Letter => {
  const filled = (text: string): string => text.replace("{name}", name).replace("{link}", link);
  const texts = TEXTS[language];
  return { to, subject: filled(texts[`${kind}.subject`]), text: filled(texts[`${kind}.text`]) };
};
