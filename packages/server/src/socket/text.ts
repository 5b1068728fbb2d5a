import type { Change, Moment, NetworkReply } from "@maria/table";

/**
 * What is shown to several at once, most of what there is to be seen, is written once for all of them. Forgotten as soon as they
 * are told: kept with every open game it would take more memory than the game. Another map each time: a WeakMap's texts, and those of
 * a map that was cleared, outlive the collections of young garbage, and all that was ever told was copied twice.
 */
let parts = new Map<object, string>();

const forget = (): void => {
  parts = new Map();
};

const keep = (value: object, text: string): void => {
  if (parts.size === 0) process.nextTick(forget);
  parts.set(value, text);
};

const textOf = (value: unknown): string | undefined => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const known = parts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  keep(value, text);
  return text;
};

/** Adds the text that JSON makes of an object, put together from that of its fields; nothing of it is joined before all is there. */
const addFields = (pieces: string[], value: object, except = ""): void => {
  let before = "{";
  for (const [name, field] of Object.entries(value)) {
    const text = name === except ? "" : textOf(field);
    if (text === undefined) continue;
    pieces.push(before, '"', name, '":');
    if (name === except) addFields(pieces, field);
    else pieces.push(text);
    before = ",";
  }
  pieces.push(before === "{" ? "{}" : "}");
};

/** All who see with the same eyes are shown the same object: it is written once. */
const toldText = (told: Moment | Change): string => {
  const known = parts.get(told);
  if (known !== undefined) return known;
  const pieces: string[] = [];
  addFields(pieces, told, "view");
  const text = pieces.join("");
  keep(told, text);
  return text;
};

/** A reply as it goes over the wire. */
export const replyText = (reply: NetworkReply): string => {
  switch (reply.type) {
    case "moment":
      return `{"type":"moment","watch":${reply.watch},"moment":${toldText(reply.moment)}}`;
    case "change":
      return `{"type":"change","watch":${reply.watch},"change":${toldText(reply.change)}}`;
    default:
      return JSON.stringify(reply);
  }
};
