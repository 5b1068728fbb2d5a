import { createHash } from "node:crypto";
import type { HouseRefusal } from "@maria/table";
import type { Limits } from "../../limits.ts";
import { de } from "../../messages/api/de.ts";
import { type ApiTexts, en } from "../../messages/api/en.ts";
import { fr } from "../../messages/api/fr.ts";
import { statusOf } from "../refusals.ts";
import type { Operation, Schema, Tag } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { SCHEMAS } from "./schemas.ts";

const TEXTS = { en, de, fr } as const satisfies Record<string, ApiTexts>;
export type PageLanguage = keyof typeof TEXTS;
const isLanguage = (text: string): text is PageLanguage => Object.hasOwn(TEXTS, text);

const STYLE =
  "body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 serif;color:#222;background:#fdfaf3}" +
  "code,pre{font-size:.9em;background:#f1ebdd;overflow-wrap:anywhere;white-space:pre-wrap}pre{padding:.5rem}" +
  "h3{margin-bottom:0}a{color:#1f4e79}";

/** Nothing but the page itself and its own style. */
export const PAGE_POLICY = `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash(
  "sha256",
)
  .update(STYLE)
  .digest("base64")}'`;

/** The language that is asked for, otherwise the first that the browser names and we have. */
export const languageFor = (wanted: string | undefined, accepted: string | undefined): PageLanguage =>
  [wanted ?? "", ...(accepted ?? "").split(",")]
    .map((text) => text.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? "en";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A schema in one line, the way people write down what a thing is made of. */
const shapeOf = (schema: Schema): string => {
  const { $ref, anyOf, type, properties, required, items } = schema;
  if (typeof $ref === "string") return $ref.replace("#", "");
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(anyOf)) return anyOf.map((one: Schema) => shapeOf(one)).join(" | ");
  if (type === "array") return `[${shapeOf(items as Schema)}, …]`;
  if (type !== "object" || properties === undefined) return String(type);
  const fields = Object.entries(properties as Record<string, Schema>).map(
    ([name, field]) => `${name}${(required as string[]).includes(name) ? "" : "?"}: ${shapeOf(field)}`,
  );
  return `{ ${[...fields, ...(schema.additionalProperties === false ? [] : ["…"])].join(", ")} }`;
};

const told = (title: string, value: string): string => `<dt>${escaped(title)}</dt><dd>${value}</dd>`;
const code = (text: string): string => `<code>${escaped(text)}</code>`;

const operationIn = (texts: ApiTexts, name: string, operation: Operation): string => {
  const { id, token, query, needed = [], body, answer, mediaType, refusals = [] } = operation;
  const parameters = Object.entries(query ?? {}).map(
    ([parameter, schema]) =>
      code(`${parameter}: ${shapeOf(schema)}`) +
      (needed.includes(parameter) ? ` (${escaped(texts.needed)})` : ""),
  );
  const refused = refusals.map((one: HouseRefusal) => code(`${statusOf(one)} ${one}`));
  return `<h3 id="${id}">${code(name)}</h3><p>${escaped(texts.operations[id])} <em>${escaped(texts.scope[token])}</em></p><dl>${
    (parameters.length === 0 ? "" : told(texts.parameters, parameters.join(", "))) +
    (body === undefined ? "" : told(texts.body, code(shapeOf(body)))) +
    told(texts.answer, code(mediaType ?? shapeOf(answer))) +
    (refused.length === 0 ? "" : told(texts.refusals, refused.join(", ")))
  }</dl>`;
};

/** The description for people: made of the same table as the document for programs. */
export const pageIn = (language: PageLanguage, limits: Limits): string => {
  const texts: ApiTexts = TEXTS[language];
  const chapters = (Object.keys(en.tags) as Tag[]).map(
    (tag) =>
      `<h2>${escaped(texts.tags[tag])}</h2>${Object.entries(OPERATIONS)
        .filter(([, operation]) => operation.tag === tag)
        .map(([name, operation]) => operationIn(texts, name, operation))
        .join("")}`,
  );
  const limit = texts.limits
    .replace("{perToken}", String(limits.requestsPerToken))
    .replace("{perAddress}", String(limits.requestsPerMinute));
  const languages = Object.keys(TEXTS).map((one) => `<a href="?lang=${one}" hreflang="${one}">${one}</a>`);
  const schemas = Object.entries(SCHEMAS).map(([name, schema]) => told(name, code(shapeOf(schema))));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(texts.title)}</title><style>${STYLE}</style></head><body><nav>${languages.join(" ")}</nav><main><h1>${escaped(texts.title)}</h1><p>${escaped(texts.about)}</p><p>${escaped(limit)}</p><p><a href="openapi.json">${escaped(texts.document)}</a></p>${chapters.join("")}<h2>${escaped(texts.schemas)}</h2><dl>${schemas.join("")}</dl></main></body></html>`;
};
