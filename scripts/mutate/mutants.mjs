// Finds the places in a source where a small fault can be planted. A mutant replaces the text from `start` to `end`, which
// is always a whole expression, so that both versions can stand side by side in the code (instrument.mjs).
//
// A mutant of a text in a table (`text`) is switched when the text is read instead (texts.mjs).
//
// What the compiler would refuse says nothing about the tests: names in strings are left alone, and two values are
// swapped only where each fits the other's place.

import ts from "typescript";

const Kind = ts.SyntaxKind;

/** Operators and what takes their place. */
const OPERATORS = new Map([
  [Kind.LessThanToken, "<="],
  [Kind.LessThanEqualsToken, "<"],
  [Kind.GreaterThanToken, ">="],
  [Kind.GreaterThanEqualsToken, ">"],
  [Kind.EqualsEqualsEqualsToken, "!=="],
  [Kind.ExclamationEqualsEqualsToken, "==="],
  [Kind.PlusToken, "-"],
  [Kind.MinusToken, "+"],
  [Kind.AsteriskToken, "/"],
  [Kind.SlashToken, "*"],
  [Kind.PercentToken, "*"],
  [Kind.AmpersandAmpersandToken, "||"],
  [Kind.BarBarToken, "&&"],
]);

const METHODS = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["ceil", "floor"],
  ["floor", "ceil"],
]);

/** A name, a key or a path: a wrong one does not compile, or is the concern of the test that looks for unused texts. */
const IS_NAME = /^[\w./@:#-]+$/;

const PLACEHOLDER = /\{(\w+)\}/g;
const PLURAL = /\{(\w+):([^|}]*)\|([^}]*)\}/;

/** The faults of a text with values: two values swapped, two forms of a word swapped. */
const faultsOfText = (text) => {
  const faults = [];
  const [first, second] = new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name));
  if (second !== undefined) {
    const other = { [first]: second, [second]: first };
    faults.push(text.replace(PLACEHOLDER, (whole, name) => (name in other ? `{${other[name]}}` : whole)));
  }
  if (PLURAL.test(text)) faults.push(text.replace(PLURAL, "{$1:$3|$2}"));
  return faults;
};

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

const mayBeText = (node) =>
  isText(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === Kind.PlusToken &&
    (mayBeText(node.left) || mayBeText(node.right)));

/** Whether the node is cut short together with what follows it: `a?.b(c).d`. Such a part cannot be put in parentheses. */
const isInsideChain = (node) =>
  ts.isOptionalChain(node) &&
  (ts.isPropertyAccessExpression(node.parent) ||
    ts.isElementAccessExpression(node.parent) ||
    ts.isCallExpression(node.parent)) &&
  node.parent.expression === node;

/** What stands where no fault can be planted: types, names, imports, errors for programmers. */
const isLeftAlone = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  ts.isEnumDeclaration(node) ||
  (ts.isCallExpression(node) && node.expression.kind === Kind.ImportKeyword) ||
  (ts.isNewExpression(node) && ["URL", "Worker", "Error"].includes(node.expression.getText()));

/** All mutants of a source file, in the order of the text. `checker` knows its types. */
export const mutantsOf = (file, checker) => {
  const source = file.text;
  const mutants = [];
  const textOf = (node) => source.slice(node.getStart(file), node.getEnd());

  const plant = (node, replacement, fault, details) => {
    if (isInsideChain(node)) return;
    const [start, end] = [node.getStart(file), node.getEnd()];
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ start, end, replacement, fault, line, ...details });
  };

  /** The text of `node` with the texts of two of its parts exchanged. */
  const swapped = (node, a, b) =>
    source.slice(node.getStart(file), a.getStart(file)) +
    textOf(b) +
    source.slice(a.getEnd(), b.getStart(file)) +
    textOf(a) +
    source.slice(b.getEnd(), node.getEnd());

  const fitEachOther = (a, b) => {
    if (textOf(a) === textOf(b)) return false;
    if ([a, b].some((part) => ts.isFunctionLike(part) || ts.isSpreadElement(part) || isText(part)))
      return false;
    const [typeA, typeB] = [checker.getTypeAtLocation(a), checker.getTypeAtLocation(b)];
    return checker.isTypeAssignableTo(typeA, typeB) && checker.isTypeAssignableTo(typeB, typeA);
  };

  const binary = (node) => {
    const operator = OPERATORS.get(node.operatorToken.kind);
    if (operator === undefined || mayBeText(node)) return;
    if (node.operatorToken.kind === Kind.PlusToken) {
      const { flags } = checker.getTypeAtLocation(node);
      if (flags & ts.TypeFlags.StringLike) return;
    }
    plant(
      node,
      `${textOf(node.left)} ${operator} ${textOf(node.right)}`,
      `${operator} for ${node.operatorToken.getText(file)}`,
    );
  };

  const call = (node) => {
    const [first, second] = node.arguments;
    if (second !== undefined && fitEachOther(first, second))
      plant(node, swapped(node, first, second), "arguments swapped");
    if (!ts.isPropertyAccessExpression(node.expression)) return;
    const { expression: object, name } = node.expression;
    const other = METHODS.get(name.text);
    if (other !== undefined)
      plant(
        node,
        source.slice(node.getStart(file), name.getStart(file)) +
          other +
          source.slice(name.getEnd(), node.getEnd()),
        `${other} for ${name.text}`,
      );
    if (name.text === "filter") plant(node, textOf(object), "nothing filtered out");
  };

  const object = (node) => {
    const valued = node.properties.filter(ts.isPropertyAssignment);
    for (const [index, { initializer }] of valued.entries()) {
      const next = valued[index + 1]?.initializer;
      if (next !== undefined && fitEachOther(initializer, next)) {
        plant(node, swapped(node, initializer, next), "values swapped");
        return;
      }
    }
    const short = node.properties.filter(ts.isShorthandPropertyAssignment);
    for (const [index, a] of short.entries()) {
      const b = short[index + 1];
      if (b === undefined || !fitEachOther(a.name, b.name)) continue;
      const exchanged = source.slice(node.getStart(file), node.getEnd() - 1).trimEnd();
      plant(
        node,
        `${exchanged.replace(/,$/, "")}, ${a.name.text}: ${b.name.text}, ${b.name.text}: ${a.name.text} }`,
        "values swapped",
      );
      return;
    }
  };

  const array = (node) => {
    if (node.elements.length === 0) return;
    const expected = checker.getContextualType(node);
    if (expected !== undefined && checker.isTupleType(expected)) return;
    plant(node, "[]", "an empty list");
  };

  const text = (node) => {
    if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return;
    if (ts.isPropertyAssignment(node.parent) && isText(node.parent.name)) {
      const { text: key } = node.parent.name;
      for (const fault of faultsOfText(node.text))
        plant(node, JSON.stringify(fault), "values of a text swapped", {
          text: { key, is: node.text, becomes: fault },
        });
      return;
    }
    if (ts.isElementAccessExpression(node.parent) || ts.isTaggedTemplateExpression(node.parent)) return;
    if (node.text === "") plant(node, '"mutant"', "a text for none");
    else if (!IS_NAME.test(node.text)) plant(node, '""', "an empty text");
  };

  const visit = (node) => {
    if (isLeftAlone(node)) return;
    if (ts.isBinaryExpression(node)) binary(node);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken)
      plant(node, textOf(node.operand), "not negated");
    else if (ts.isConditionalExpression(node))
      plant(
        node,
        `${textOf(node.condition)} ? ${textOf(node.whenFalse)} : ${textOf(node.whenTrue)}`,
        "branches swapped",
      );
    else if (ts.isIfStatement(node))
      plant(node.expression, `!(${textOf(node.expression)})`, "branches swapped");
    else if (ts.isCallExpression(node)) call(node);
    else if (ts.isObjectLiteralExpression(node)) object(node);
    else if (ts.isArrayLiteralExpression(node)) array(node);
    else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
      plant(node, String(Number(node.text) + 1), "one more");
    else if (ts.isNumericLiteral(node) && node.parent.initializer === node)
      plant(node, String(Number(node.text) + 1), "one more");
    else if (node.kind === Kind.TrueKeyword) plant(node, "false", "false for true");
    else if (node.kind === Kind.FalseKeyword) plant(node, "true", "true for false");
    else if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) {
      if (!IS_NAME.test(node.head.text)) plant(node, '""', "an empty text");
    } else if (isText(node)) text(node);
    if (ts.isExpressionStatement(node) && !isText(node.expression))
      plant(node.expression, "undefined", "left out");
    // The left side of an assignment, and what ++ and delete change, are places, not values.
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) visit(node.right);
    else if (!ts.isDeleteExpression(node) && !isStep(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return mutants;
};

const isAssignment = (kind) => kind >= Kind.FirstAssignment && kind <= Kind.LastAssignment;

const isStep = (node) =>
  (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
  [Kind.PlusPlusToken, Kind.MinusMinusToken].includes(node.operator);
