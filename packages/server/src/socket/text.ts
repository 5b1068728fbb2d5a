import type { Moment, NetworkReply } from "@maria/table";

/** All who see with the same eyes are shown the same object: it is written once. */
const written = new WeakMap<Moment, string>();

/**
 * What is shown to several at once, most of what there is to be seen, is written once for all of them. Forgotten as soon as they
 * are told: kept with every open game it would take more memory than the game.
 */
const parts = new Map<object, string>();

const forget = (): void => parts.clear();

const textOf = (value: unknown): string | undefined => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const known = parts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  if (parts.size === 0) process.nextTick(forget);
  parts.set(value, text);
  return text;
};

/** The same text as JSON makes of it, put together from that of its fields. */
const fieldByField = (value: object, textOfField: (value: unknown, name: string) => string | undefined) => {
  let text = "";
  for (const [name, field] of Object.entries(value)) {
    const own = textOfField(field, name);
    if (own !== undefined) text += `${text === "" ? "" : ","}"${name}":${own}`;
  }
  return `{${text}}`;
};

const momentText = (moment: Moment): string => {
  const known = written.get(moment);
  if (known !== undefined) return known;
  const text = fieldByField(moment, (value, name) =>
    name === "view" ? fieldByField(moment.view, textOf) : textOf(value),
  );
  written.set(moment, text);
  return text;
};

/** A reply as it goes over the wire. */
export const replyText = (reply: NetworkReply): string =>
  reply.type === "moment"
    ? `{"type":"moment","watch":${reply.watch},"moment":${momentText(reply.moment)}}`
    : JSON.stringify(reply);
