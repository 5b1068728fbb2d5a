import { type ServedFile, servedFile } from "./files.ts";

const ABSENT = '<meta name="maria-server" content=""';
const PRESENT = '<meta name="maria-server" content="here"';

/** The page as it is served with games on the server: it says so, or the page would have to ask to find out. */
export const withGames = (files: ReadonlyMap<string, ServedFile>): ReadonlyMap<string, ServedFile> => {
  const served = new Map(files);
  for (const name of ["/", "/index.html"]) {
    const file = files.get(name);
    if (file === undefined) continue;
    const text = file.plain.toString("utf8");
    if (!text.includes(ABSENT)) throw new Error("the page has no place to say that games are kept here");
    served.set(name, servedFile("index.html", Buffer.from(text.replace(ABSENT, PRESENT))));
  }
  return served;
};
