import { crowd } from "./crowd.ts";

/** The stranger, a program of his own: what he does takes nothing from those who measure. */
const [port = "", game = "", from = "", seconds = ""] = process.argv.slice(2);
const sent = await crowd({ port: Number(port), game, from, seconds: Number(seconds) });
process.stdout.write(String(sent));
