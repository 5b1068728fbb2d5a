import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";

const FOLDER = fileURLToPath(new URL("../src/", import.meta.url));
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
  (name) => !name.startsWith("language"),
);

/** Attributes whose text somebody reads or hears. */
const SPOKEN = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "confirm",
  "detail",
  "hint",
  "label",
  "note",
  "placeholder",
  "text",
  "title",
]);

/** Two letters in a row make a word; a single one (R on a card, × on a button) is a sign. */
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text);
/** Outside the markup only sentences can be told from names of things: words with a blank between them. */
const isSentence = (text: string): boolean => /\p{L}{2,}[,.:;]? \p{L}{2,}/u.test(text);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const textsIn = (node: Node): string[] => {
  if (node.type === "RegularElement" || node.type === "Component") {
    const { attributes, fragment } = node as unknown as { attributes: Node[]; fragment: Node };
    const spoken = attributes.flatMap((attribute) =>
      attribute.type === "Attribute" && SPOKEN.has(String(attribute.name))
        ? (Array.isArray(attribute.value) ? attribute.value : [attribute.value])
            .filter(isNode)
            .flatMap(textsIn)
        : [],
    );
    return [...spoken, ...textsIn(fragment)];
  }
  if (node.type === "Text") return [String(node.data)];
  if (node.type === "ExpressionTag") return stringsIn((node as { expression: Node }).expression);
  return childrenOf(node).flatMap(textsIn);
};

/** Strings an expression may come to: not those it compares with or hands to a function. */
const stringsIn = (node: Node): string[] => {
  const { type } = node;
  if (type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (type === "ConditionalExpression")
    return [node.consequent, node.alternate].filter(isNode).flatMap(stringsIn);
  if (type === "LogicalExpression" || (type === "BinaryExpression" && node.operator === "+"))
    return [node.left, node.right].filter(isNode).flatMap(stringsIn);
  if (type === "TemplateLiteral") {
    const quasis = node.quasis as readonly { value: { cooked: string } }[];
    return quasis.map(({ value }) => value.cooked);
  }
  return [];
};

/** They are handed selectors and media queries, which look like sentences. */
const ASKING_THE_BROWSER = /(matchMedia|closest|matches|querySelector(All)?)$/;

/** Sentences in a script; what a thrown error says is for programmers. */
const sentencesIn = (source: string): string[] => {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText(file))) return;
    if (ts.isCallExpression(node) && ASKING_THE_BROWSER.test(node.expression.getText(file))) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      if (isSentence(node.text)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  const file = ts.createSourceFile("script.ts", source, ts.ScriptTarget.Latest, true);
  look(file);
  return found;
};

test("no component holds text of its own", () => {
  const components = files.filter((name) => name.endsWith(".svelte"));
  expect(components.length).toBeGreaterThan(50);
  const found = components.flatMap((name) => {
    const { fragment } = parse(readFileSync(join(FOLDER, name), "utf8"), { modern: true });
    return textsIn(fragment as unknown as Node)
      .map((text) => text.trim())
      .filter((text) => isWord(text))
      .map((text) => `${name}: ${text}`);
  });
  expect(found).toEqual([]);
});

test("no script holds sentences of its own", () => {
  const found = files
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((name) => {
      const source = readFileSync(join(FOLDER, name), "utf8");
      const scripts = name.endsWith(".ts")
        ? [source]
        : [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? "");
      return scripts.flatMap(sentencesIn).map((text) => `${name}: ${text}`);
    });
  expect(found).toEqual([]);
});
