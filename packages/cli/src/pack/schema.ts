import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";

/** The same number of steps from packages/cli/src/pack and from packages/cli/dist/pack. */
const SCHEMAS = new URL("../../../../packs/schema/", import.meta.url);

export interface SchemaProblem {
  readonly where: string;
  readonly what: string;
}

const ajv = new Ajv2020({ allErrors: true, discriminator: true });
const validators = new Map<string, ValidateFunction>();

const validatorFor = (file: string): ValidateFunction => {
  const known = validators.get(file);
  if (known) return known;
  const path = fileURLToPath(new URL(file.replace(/\.json$/, ".schema.json"), SCHEMAS));
  const validate = ajv.compile(JSON.parse(readFileSync(path, "utf8")) as AnySchemaObject);
  validators.set(file, validate);
  return validate;
};

/** "/cities/3/x" as `checkPack` writes it: "cities[3].x". */
const place = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");

const KINDS: Readonly<Record<string, string>> = {
  object: "an object",
  array: "a list",
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
};

const words = (values: readonly unknown[]): string => values.map((value) => String(value)).join(", ");

/** The field an error is about, where ajv names only the object that holds it. */
const fieldOf = ({ keyword, params }: ErrorObject): string | undefined => {
  if (keyword === "required") return String(params.missingProperty);
  if (keyword === "additionalProperties") return String(params.additionalProperty);
  if (keyword === "discriminator") return String(params.tag);
  return undefined;
};

const sentence = ({ keyword, params, message }: ErrorObject): string => {
  switch (keyword) {
    case "required":
      return `the field "${params.missingProperty}" is missing`;
    case "additionalProperties":
      return `there is no field "${params.additionalProperty}" here`;
    case "type":
      return `this must be ${KINDS[String(params.type)] ?? params.type}`;
    case "enum":
      return `this must be one of ${words(params.allowedValues as unknown[])}`;
    case "discriminator":
      return `"${params.tagValue}" is not a kind that the game knows`;
    case "minLength":
      return "this must not be empty";
    case "uniqueItems":
      return `the entries ${params.j} and ${params.i} are the same`;
    case "not":
      return "this must not be 0";
    default:
      return `this ${message ?? "is not as it should be"}`;
  }
};

/** These only say that a part of the schema did not fit; the errors inside it say why. */
const ECHOES = ["if", "oneOf", "propertyNames"];

/**
 * What is wrong with the form of one file of a component pack ("board.json", "armies.json", "politics.json" or
 * "geography.json"), by its JSON schema in packs/schema.
 */
export const schemaProblems = (file: string, content: unknown): SchemaProblem[] => {
  const validate = validatorFor(file);
  if (validate(content)) return [];
  return (validate.errors ?? [])
    .filter((error) => !ECHOES.includes(error.keyword))
    .map((error) => {
      const field = fieldOf(error);
      const path = place(field === undefined ? error.instancePath : `${error.instancePath}/${field}`);
      return { where: path === "" ? file : `${file} ${path}`, what: sentence(error) };
    });
};
