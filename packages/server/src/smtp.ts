import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";

/** A mail server that has not answered by then is tried again later. */
const WITHIN = 15_000;

/**
 * Sends letters by the mail server at this address: `smtps://user:password@mail.example.org`, or `smtp://…`, which is encrypted if
 * the server can. Letters come `from` an address, with or without a name: `MARIA <maria@example.org>`. Rejects what the mail
 * server does not take.
 */
export const smtpMail = (address: string, from: string): Mail => {
  const timeouts = { connectionTimeout: WITHIN, greetingTimeout: WITHIN, socketTimeout: WITHIN };
  const url = new URL(address);
  const isEncrypted = url.protocol === "smtps:";
  const transport = createTransport({
    ...timeouts,
    host: url.hostname,
    port: Number(url.port) || (isEncrypted ? 465 : 587),
    secure: isEncrypted,
    ...(url.username === ""
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    // A letter is its text: nothing is read from a file or fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      await transport.sendMail({ from, ...letter });
    },
  };
};
