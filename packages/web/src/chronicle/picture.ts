import { lettering, ownLettering, standalone } from "../plate/standalone.ts";
import type { WrittenYear } from "./chronicleText.ts";

/** The size of a picture in pixels, and of what is written below its map. */
const WIDTH = 1600;
const MARGIN = 60;
const TITLE = 44;
const HEADING = 28;
const BODY = 21;
const LEADING = 1.38;
const COLUMNS = 2;
const GUTTER = 60;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly isHeading: boolean;
}

const SVG = "http://www.w3.org/2000/svg";

const made = (name: string, attributes: Readonly<Record<string, string | number>>, text = ""): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
};

/** Breaks a text into lines of at most so many pixels, as the canvas measures them. */
const brokenBy = (measure: CanvasRenderingContext2D, text: string, size: number, width: number): string[] => {
  measure.font = `${size}px ${lettering()}`;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
};

const linesOf = (measure: CanvasRenderingContext2D, years: readonly WrittenYear[], width: number): Line[] =>
  years.flatMap(({ title, turns }) => [
    { text: title, size: HEADING, isHeading: true },
    ...turns.flatMap(({ title: turn, text }) =>
      brokenBy(measure, `${turn}. ${text}`, BODY, width).map(
        (line): Line => ({ text: line, size: BODY, isHeading: false }),
      ),
    ),
  ]);

/** The map with the story below it, in two columns, as a drawing of its own. */
export const chroniclePicture = async (
  map: SVGSVGElement,
  title: string,
  years: readonly WrittenYear[],
): Promise<SVGSVGElement> => {
  const measure = document.createElement("canvas").getContext("2d");
  if (measure === null) throw new Error("nothing can be measured here");
  const style = getComputedStyle(document.documentElement);
  const ink = style.getPropertyValue("--map-ink");
  const sheet = style.getPropertyValue("--sheet");
  const { width, height } = map.viewBox.baseVal;
  const mapWidth = WIDTH - 2 * MARGIN;
  const mapHeight = (mapWidth * height) / width;
  const column = (mapWidth - (COLUMNS - 1) * GUTTER) / COLUMNS;
  const lines = linesOf(measure, years, column);
  const heights = lines.map(({ size, isHeading }) => size * LEADING * (isHeading ? 1.5 : 1));
  const all = heights.reduce((sum, one) => sum + one, 0);
  const longest = Math.ceil(all / COLUMNS) + HEADING * LEADING * 2;
  const top = MARGIN + TITLE * LEADING + mapHeight + MARGIN;
  const whole = top + longest + MARGIN;

  const picture = made("svg", { xmlns: SVG, width: WIDTH, height: whole, viewBox: `0 0 ${WIDTH} ${whole}` });
  picture.append(made("style", {}, await ownLettering()));
  picture.append(made("rect", { width: WIDTH, height: whole, fill: sheet }));
  const family = { "font-family": lettering(), fill: ink };
  picture.append(
    made(
      "text",
      { ...family, x: WIDTH / 2, y: MARGIN + TITLE * 0.8, "font-size": TITLE, "text-anchor": "middle" },
      title,
    ),
  );
  const drawn = standalone(map);
  for (const [key, value] of Object.entries({
    x: MARGIN,
    y: MARGIN + TITLE * LEADING,
    width: mapWidth,
    height: mapHeight,
  }))
    drawn.setAttribute(key, String(value));
  picture.append(drawn);
  let x = MARGIN;
  let y = 0;
  lines.forEach(({ text, size, isHeading }, at) => {
    const own = heights[at] ?? 0;
    // A heading does not stand alone at the foot of a column.
    if (x === MARGIN && y + own + (isHeading ? BODY * LEADING : 0) > longest) {
      x += column + GUTTER;
      y = 0;
    }
    y += own;
    const weight = isHeading ? 600 : 400;
    picture.append(
      made("text", { ...family, x, y: top + y, "font-size": size, "font-weight": weight }, text),
    );
  });
  return picture as SVGSVGElement;
};

export const svgText = (picture: SVGSVGElement): string => new XMLSerializer().serializeToString(picture);

/** The picture as a bitmap, for places that take no drawings. */
export const pngOf = async (picture: SVGSVGElement): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no bitmap")) : resolve(blob)), "image/png"),
  );
};
