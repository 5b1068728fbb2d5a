/** What the page's style sheets say of a drawing, as far as a picture outside the page needs it. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "display",
  "visibility",
  "paint-order",
  "transform",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-variant-caps",
  "letter-spacing",
  "text-anchor",
  "stop-color",
  "stop-opacity",
] as const;

/** What these are where nobody says anything: it need not be written. */
const SILENT: Readonly<Record<string, string>> = {
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  opacity: "1",
  visibility: "visible",
  "paint-order": "normal",
  transform: "none",
  "font-weight": "400",
  "font-style": "normal",
  "font-variant-caps": "normal",
  "letter-spacing": "normal",
  "text-anchor": "start",
  "stop-opacity": "1",
};

const TEXT = new Set(["text", "tspan"]);
const isOfText = (name: string): boolean =>
  name.startsWith("font") || name.startsWith("letter") || name === "text-anchor";
const isOfStop = (name: string): boolean => name.startsWith("stop");

const looksOf = (element: Element): string => {
  const style = getComputedStyle(element);
  const said = LOOKS.flatMap((name) => {
    if (isOfText(name) && !TEXT.has(element.localName)) return [];
    if (isOfStop(name) !== (element.localName === "stop")) return [];
    if (name === "display" && style.display !== "none") return [];
    const value = style.getPropertyValue(name);
    return value === "" || value === SILENT[name] ? [] : [`${name}:${value}`];
  });
  return said.join(";");
};

/**
 * A copy of a drawing that looks the same without the page: every element brings its own style. Its references to
 * patterns point into itself.
 */
export const standalone = (drawing: SVGSVGElement): SVGSVGElement => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((original, at) => {
    const target = copies[at];
    if (target === undefined) return;
    const looks = looksOf(original).replaceAll(/url\("?[^)"#]*#([\w-]+)"?\)/g, "url(#$1)");
    target.removeAttribute("class");
    if (looks !== "") target.setAttribute("style", looks);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.removeAttribute("role");
  return copy;
};

/** The fonts of map and story, the first of which ships with the page. */
export const lettering = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue("--serif").trim();

const encoded = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** The lettering of the map as a style sheet that needs nothing from outside: a picture may fetch no file. */
export const ownLettering = async (): Promise<string> => {
  const [family = ""] = lettering().replaceAll('"', "").split(",");
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
    .flatMap(({ rule, base }) =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-family").includes(family)
        ? [{ text: rule.cssText, base }]
        : [],
    );
  const faces = rules.map(async ({ text, base }) => {
    const address = /url\("?([^")]+)"?\)/.exec(text)?.[1] ?? "";
    const font = await fetch(new URL(address, base));
    const data = encoded(new Uint8Array(await font.arrayBuffer()));
    return text.replace(/url\([^)]*\)/, `url("data:font/woff2;base64,${data}")`);
  });
  return (await Promise.all(faces)).join("\n");
};
