import type { HouseRefusal, TokenScope } from "@maria/table";
import type { en } from "../../messages/api/en.ts";

/** JSON Schema, as far as it is used here. */
export type Schema = Readonly<Record<string, unknown>>;

/** The names of operations: each has a sentence in every language. */
export type OperationId = keyof typeof en.operations;
export type Tag = keyof typeof en.tags;

/** What a stranger's program needs to know of a route. */
export interface Operation {
  readonly id: OperationId;
  readonly tag: Tag;
  /** What a token must be good for to be shown. */
  readonly token: TokenScope;
  readonly query?: Readonly<Record<string, Schema>>;
  /** Of them, those that may not be left out. */
  readonly needed?: readonly string[];
  readonly body?: Schema;
  readonly answer: Schema;
  /** JSON unless it is named. */
  readonly mediaType?: string;
  /** Beside those that every request may be refused with. */
  readonly refusals?: readonly HouseRefusal[];
}

export const ref = (name: string): Schema => ({ $ref: `${name}#` });
export const list = (items: Schema): Schema => ({ type: "array", items });
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: "null" }] });
export const oneOf = (values: readonly unknown[]): Schema => ({ enum: values });
export const text: Schema = { type: "string" };
export const truth: Schema = { type: "boolean" };
export const whole: Schema = { type: "integer", minimum: 0 };
export const instant: Schema = { type: "string", format: "date-time" };

/** An object with exactly these fields; those whose names end in a question mark may be missing. */
export const object = (fields: Readonly<Record<string, Schema>>): Schema => {
  const names = Object.keys(fields);
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name.replace("?", ""), schema]),
    ),
    required: names.filter((name) => !name.endsWith("?")),
    additionalProperties: false,
  };
};
