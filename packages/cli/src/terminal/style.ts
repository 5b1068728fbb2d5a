import type { Power } from "@maria/rules/model";

/** Emphasis on a terminal; nothing is ever said by colour alone. */
export interface Style {
  heading(text: string): string;
  faint(text: string): string;
  power(power: Power, text: string): string;
}

const ESCAPE = "\u001b[";
const marked = (code: string, text: string): string => `${ESCAPE}${code}m${text}${ESCAPE}0m`;

/** Red, orange, blue, green, white and grey, as far as sixteen colours go. */
const POWER_CODES = ["1;31", "1;33", "1;34", "1;32", "1", "1;90"] as const;

export const styleFor = (colours: boolean): Style => {
  const mark = (code: string) => (text: string) => (colours ? marked(code, text) : text);
  return {
    heading: mark("1"),
    faint: mark("2"),
    power: (power, text) => mark(POWER_CODES[power])(text),
  };
};
