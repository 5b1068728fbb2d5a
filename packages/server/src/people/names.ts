/**
 * Names of accounts. Two that people would take for each other are one name: its skeleton, in the sense of Unicode's UTS 39,
 * with a table of what looks alike in the scripts that names are written in here.
 */

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ а: "a", в: "b", е: "e", ё: "e", з: "e", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", т: "t" },
  ...{
    у: "y",
    х: "x",
    ѕ: "s",
    і: "i",
    ї: "i",
    ј: "j",
    ԁ: "d",
    һ: "h",
    ԛ: "q",
    ԝ: "w",
    ь: "b",
    п: "n",
    г: "r",
  },
  ...{ α: "a", β: "b", ε: "e", η: "n", ι: "i", κ: "k", ν: "v", ο: "o", ρ: "p", σ: "o", τ: "t", υ: "u" },
  ...{ χ: "x", ω: "w", γ: "y", ς: "c", ζ: "z", μ: "u" },
  ...{ ı: "i", ł: "l", ø: "o", đ: "d", ħ: "h", ß: "ss", æ: "ae", œ: "oe", þ: "p", ð: "d", ſ: "s" },
  ...{ "0": "o", "1": "i", l: "i", "|": "i", "!": "i", "3": "e", "5": "s", "8": "b", "4": "a", "7": "t" },
};

/** What two names share that look alike: letters and digits only, without case and marks. */
export const skeletonOf = (name: string): string => {
  const plain = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const alike = [...plain].map((sign) => LOOK_ALIKES[sign] ?? sign).join("");
  return alike
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w");
};

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u] as const;

/** Whether somebody's account may have this name: letters of one script, digits, and a few signs between them. */
export const isAccountName = (name: string): boolean => {
  if (!/^[\p{L}\p{M}\p{N} ._'’-]+$/u.test(name) || / {2}/.test(name)) return false;
  const letters = [...name.normalize("NFC")].filter((sign) => /\p{L}/u.test(sign));
  const isOneScript =
    SCRIPTS.some((script) => letters.every((letter) => script.test(letter))) ||
    letters.every((letter) => SCRIPTS.every((script) => !script.test(letter)));
  return isOneScript && letters.length > 0 && skeletonOf(name).length >= 2;
};
