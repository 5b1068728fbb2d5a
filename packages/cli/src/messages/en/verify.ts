/** What verify says of a finished game. */
export const verify = {
  "verify.seal.holds": "The seed is the one that was promised: its SHA-256 is the seal {seal}.",
  "verify.seal.compare":
    "Compare that with the seal the page showed when the game began, or name it with --seal.",
  "verify.seal.shown": "It is the seal that was shown when the game began.",
  "verify.seal.wrong":
    "The seed is not the one that was promised: its SHA-256 is {found}, but the seal in the file is {seal}.",
  "verify.seal.other":
    "The seed is not the one that was promised: its SHA-256 is {found}, but the seal that was shown is {seal}.",
  "verify.seal.none":
    "The file holds no seal: it was not saved from a server’s game, so that nothing was promised about its seed.",
  "verify.record.holds":
    "The record is legal: the rules (version {rules}) allow all its entries, {n} in number.",
  "verify.record.otherRules":
    "The game was begun under version {rules} of the rules, which are not those of this MARIA. Entry {number} ({seat}, {action}) breaks {rule} today: {reason} Whether it was legal then, only a MARIA with those rules can tell.",
  "verify.end.over": "The game was played to its end.",
  "verify.end.open":
    "The record ends before the game is over; to decide then: {seats}. That is right only for a game that was given up.",
  "verify.holds": "{path}: everything holds.",
  "verify.fails": "{path}: not everything holds.",
  "verify.badSeal": "--seal: “{value}” is no seal. A seal has 64 hexadecimal digits.",
} as const;
