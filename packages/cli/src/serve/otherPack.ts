import { createHash } from "node:crypto";
import type { PackData } from "@maria/rules";
import { type ServedFile, servedFile } from "./files.ts";

type Files = ReadonlyMap<string, ServedFile>;

/** Where the built page is told the folder of its pack: each ends with an empty text to be filled. */
const PLACES = [
  { address: "/index.html", place: '<meta name="maria-pack" content=""' },
  { address: "/service-worker.js", place: 'const PACK = ""' },
];

const fillIn = (files: Files): ((folder: string) => [string, ServedFile][]) => {
  const found = PLACES.map(({ address, place }) => {
    const text = files.get(address)?.plain.toString("utf8") ?? "";
    if (!text.includes(place))
      throw new Error(`${address} has no place for a pack: it is of another version`);
    return { address, place, text };
  });
  return (folder) =>
    found.map(({ address, place, text }) => {
      const filled = text.replace(place, `${place.slice(0, -1)}${folder}"`);
      return [address, servedFile(address.slice(1), Buffer.from(filled))];
    });
};

/**
 * The files of the page, with another pack in use than the one it was built with. The pack lies in a folder named by its
 * contents, so that a browser may keep it for ever; page and service worker are told the folder.
 */
export const withPack = async (files: Files, data: PackData): Promise<Files> => {
  const filledIn = fillIn(files);
  // Loaded for this alone: whoever serves the page's own pack has no use for it.
  const { drawScene } = await import("@maria/engraver");
  const parts = Object.entries({ ...data, scene: drawScene(data) }).map(
    ([part, content]) => [part, Buffer.from(JSON.stringify(content))] as const,
  );
  const hash = createHash("sha256");
  for (const [, content] of parts) hash.update(content);
  const folder = `packs/${hash.digest("hex").slice(0, 16)}/`;
  const served = new Map([
    ...files,
    ...filledIn(folder),
    ...parts.map(([part, content]): [string, ServedFile] => {
      const name = `${folder}${part}.json`;
      return [`/${name}`, servedFile(name, content)];
    }),
  ]);
  const index = served.get("/index.html");
  return index === undefined ? served : served.set("/", index);
};
