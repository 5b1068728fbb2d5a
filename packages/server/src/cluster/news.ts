/** What processes that serve the same games tell each other: what to look at in the store, never what is to be seen there. */
export type News =
  /** Entries of a game are stored up to this number. */
  | { readonly type: "entries"; readonly game: string; readonly number: number }
  /** Who sits where, or how a game stands, has changed in the store. */
  | { readonly type: "changed"; readonly game: string; readonly number: 0 }
  /** Somebody has left orders, or changed them. */
  | { readonly type: "orders"; readonly game: string; readonly number: 0 }
  /** A line of chat is stored under this number. */
  | { readonly type: "chat"; readonly game: string; readonly number: number }
  /** At these seats, one bit each in the order of the game, somebody sits before the game at the process that tells it. */
  | { readonly type: "present"; readonly game: string; readonly number: number };

type NewsType = News["type"];

/** What a process says of itself: it has come, it is there, it goes. */
export type Sign = "come" | "there" | "gone";

export interface Message {
  readonly from: string;
  readonly sign: Sign;
  readonly news: readonly News[];
}

const LETTERS: { readonly [Type in NewsType]: string } = {
  entries: "e",
  changed: "g",
  orders: "o",
  chat: "c",
  present: "p",
};
const TYPES = new Map(Object.entries(LETTERS).map(([type, letter]) => [letter, type as NewsType]));

/** PostgreSQL takes less than 8000 bytes in one message. */
const MOST_BYTES = 7_900;

/** Of several news of one kind on one game only the latest matters, but every line of chat does. */
const keyOf = ({ type, game, number }: News): string =>
  type === "chat" ? `${type} ${game} ${number}` : `${type} ${game}`;

/** As few messages as it takes: `from sign`, and a line for each. Everything in them is letters and numbers. */
export const written = (from: string, sign: Sign, news: readonly News[]): readonly string[] => {
  const latest = new Map(news.map((one) => [keyOf(one), one]));
  const head = `${from} ${sign}`;
  const texts: string[] = [];
  let text = head;
  for (const { type, game, number } of latest.values()) {
    const line = `\n${LETTERS[type]} ${game} ${number}`;
    if (text.length + line.length > MOST_BYTES) {
      texts.push(text);
      text = head;
    }
    text += line;
  }
  return [...texts, text];
};

const SIGNS: readonly Sign[] = ["come", "there", "gone"];

/** Null for what no process of ours has written; of what a later version says, what is known here. */
export const readMessage = (text: string): Message | null => {
  const [head = "", ...lines] = text.split("\n");
  const [from = "", named] = head.split(" ");
  const sign = SIGNS.find((one) => one === named);
  if (from === "" || sign === undefined) return null;
  const news = lines.flatMap((line): News[] => {
    const [letter = "", game = "", digits = ""] = line.split(" ");
    const type = TYPES.get(letter);
    if (type === undefined || game === "" || !/^\d{1,9}$/.test(digits)) return [];
    return type === "changed" || type === "orders"
      ? [{ type, game, number: 0 }]
      : [{ type, game, number: Number(digits) }];
  });
  return { from, sign, news };
};
