import type { Moment, NetworkReply } from "@maria/table";

/** All who see with the same eyes are shown the same object: it is written once. */
const written = new WeakMap<Moment, string>();

const momentText = (moment: Moment): string => {
  const known = written.get(moment);
  if (known !== undefined) return known;
  const text = JSON.stringify(moment);
  written.set(moment, text);
  return text;
};

/** A reply as it goes over the wire. */
export const replyText = (reply: NetworkReply): string =>
  reply.type === "moment"
    ? `{"type":"moment","watch":${reply.watch},"moment":${momentText(reply.moment)}}`
    : JSON.stringify(reply);
