import { type AnyNode, type Node, parse } from "acorn";
import {
  ATTRIBUTES,
  GLOBALS,
  ITERATOR_METHODS,
  ITERATOR_SINCE,
  ITERATORS,
  METHODS,
  SECURE,
  STATICS,
} from "./newScript.ts";
import { isTooNew } from "./oldest.ts";

/** All of it is understood by every one of the oldest browsers; hardly anything of the next by any. */
const LANGUAGE = 2022;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);
const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** A text that is written out; bundlers like to write it as a template. */
const literalOf = (node: AnyNode): string | null => {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  return node.type === "TemplateLiteral" && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? null)
    : null;
};

/** The name of a property, however it is written: `a.b`, `a["b"]`. */
const propertyOf = (node: AnyNode): string | null => {
  if (node.type !== "MemberExpression") return null;
  const { property } = node;
  if (!node.computed) return property.type === "Identifier" ? property.name : null;
  return literalOf(property);
};

/** The name of a global thing or of something it has: `caches`, `crypto.subtle`, `globalThis.crypto.subtle`. */
const nameOf = (node: AnyNode): string | null => {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.object.type === "Super") return null;
  const property = propertyOf(node);
  const object = nameOf(node.object);
  if (property === null || object === null) return null;
  return ["globalThis", "self", "window"].includes(object) ? property : `${object}.${property}`;
};

/** It has to be there: it is called, made, or asked for something, and not with a question mark. */
const isNeeded = (node: AnyNode, parent: AnyNode | undefined): boolean => {
  if (parent?.type === "CallExpression") return parent.callee === node && !parent.optional;
  if (parent?.type === "NewExpression") return parent.callee === node;
  if (parent?.type === "MemberExpression") return parent.object === node && !parent.optional;
  return parent?.type === "ClassDeclaration" && parent.superClass === node;
};

/** What a function asks about: `"name" in …`, `typeof name`, or a name that stands for yes or no. */
const askedIn = (scope: AnyNode): Set<string> => {
  const asked = new Set<string>();
  const last = (node: AnyNode): string | null => propertyOf(node) ?? nameOf(node);
  const note = (name: string | null): unknown => name !== null && asked.add(name);
  const walk = (node: AnyNode): void => {
    if (node.type === "BinaryExpression" && node.operator === "in") note(literalOf(node.left));
    if (node.type === "UnaryExpression" && (node.operator === "typeof" || node.operator === "!"))
      note(last(node.argument));
    if (node.type === "IfStatement" || node.type === "ConditionalExpression") note(last(node.test));
    if (node.type === "LogicalExpression") note(last(node.left));
    if (node.type === "BinaryExpression" && /^[!=]=/.test(node.operator))
      for (const side of [node.left, node.right]) if (isNode(side)) note(last(side));
    for (const child of childrenOf(node)) walk(child);
  };
  walk(scope);
  return asked;
};

/** Why the oldest browsers lack this, whoever it belongs to; null if they have it. */
const lackOf = (node: AnyNode, parent: AnyNode | undefined, isSecure: boolean): string | null => {
  if (!isNeeded(node, parent)) return null;
  const name = nameOf(node);
  const property = propertyOf(node);
  if (name !== null) {
    if (!isSecure && SECURE.has(name)) return `${name} exists only under https`;
    const since = STATICS[name] ?? (Object.hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined);
    if (since !== undefined && isTooNew(since)) return `${name} is too new`;
  }
  if (property === null || node.type !== "MemberExpression") return null;
  const since = Object.hasOwn(METHODS, property) ? METHODS[property] : undefined;
  if (since !== undefined && isTooNew(since)) return `${property} is too new`;
  const { object } = node;
  const isIterator =
    object.type === "CallExpression" &&
    object.arguments.length === 0 &&
    ITERATORS.has(propertyOf(object.callee) ?? "");
  return isIterator && ITERATOR_METHODS.has(property) && isTooNew(ITERATOR_SINCE)
    ? `${property} of an iterator is too new`
    : null;
};

/** Attributes in markup that came later than the oldest browsers. */
const newAttributes = (markup: string): string[] =>
  [...markup.matchAll(/<[a-z][^<>]*>/g)]
    .flatMap(([tag]) => Object.keys(ATTRIBUTES).filter((name) => new RegExp(`\\s${name}[\\s=>]`).test(tag)))
    .filter((name) => isTooNew(ATTRIBUTES[name] ?? [0, 0, 0]))
    .map((name) => `the attribute ${name} is too new`);

/**
 * What in a built script the oldest browsers would stumble over: syntax, an `await` at the top level (WebKit's bug 242740),
 * and what they do not have and nobody asks for first. As far as names can tell: what a variable holds is not followed.
 * A script that only ever runs under https is `secure`, such as a service worker.
 */
export const scriptFaults = (code: string, context: "anywhere" | "secure" = "anywhere"): string[] => {
  let program: AnyNode;
  try {
    program = parse(code, { ecmaVersion: LANGUAGE, sourceType: "module" });
  } catch (error) {
    return [String(error)];
  }
  const faults: string[] = [];
  const asked = new Map<AnyNode, Set<string>>();
  const isAsked = (name: string, scopes: readonly AnyNode[]): boolean =>
    scopes.some((scope) => {
      const known = asked.get(scope) ?? askedIn(scope);
      asked.set(scope, known);
      return known.has(name);
    });
  const visit = (node: AnyNode, parent: AnyNode | undefined, scopes: readonly AnyNode[]): void => {
    const isWaiting = node.type === "AwaitExpression" || (node.type === "ForOfStatement" && node.await);
    if (isWaiting && scopes.length === 0) faults.push("an await at the top level");
    if (node.type === "Literal" && typeof node.value === "string") faults.push(...newAttributes(node.value));
    if (node.type === "TemplateElement") faults.push(...newAttributes(node.value.raw));
    const lack = lackOf(node, parent, context === "secure");
    const name = propertyOf(node) ?? nameOf(node);
    if (lack !== null && name !== null && !isAsked(name, scopes)) faults.push(lack);
    const within = isFunction(node) ? [...scopes, node] : scopes;
    for (const child of childrenOf(node)) visit(child, node, within);
  };
  visit(program, undefined, []);
  return faults;
};
