/**
 * Codecs build a clean value from an unknown one, part by part, or find it malformed. What they build shares nothing
 * with what they were given: it has no prototype but the plain one, no accessor, no field or element that was not
 * asked for, and it cannot be changed from outside afterwards. Only own, enumerable data properties are read, by
 * their descriptors, so no getter of the giver's is ever run. How deep a value may be nested is given by the codec.
 */
export const MALFORMED = Symbol("malformed");
export type Codec<T> = (value: unknown) => T | typeof MALFORMED;

interface Optional<T> {
  readonly optional: Codec<T>;
}

/** A codec for every field of T; one for a field that may be absent says so. */
export type Fields<T> = {
  readonly [Key in keyof T]-?: { readonly [Field in Key]?: T[Key] } extends Pick<T, Key>
    ? Optional<Exclude<T[Key], undefined>>
    : Codec<T[Key]>;
};

export const optional = <T>(codec: Codec<T>): Optional<T> => ({ optional: codec });

/** A whole number; −0 is none, for it would not survive being written down. */
export const whole =
  <T extends number>(least: number, most: number): Codec<T> =>
  (value) =>
    typeof value === "number" &&
    Number.isInteger(value) &&
    value >= least &&
    value <= most &&
    !Object.is(value, -0)
      ? (value as T)
      : MALFORMED;

export const truth: Codec<boolean> = (value) => (typeof value === "boolean" ? value : MALFORMED);

export const oneOf =
  <T extends string | number>(values: readonly T[]): Codec<T> =>
  (value) =>
    values.find((known) => Object.is(known, value)) ?? MALFORMED;

/** Control characters (line feed and tab aside) would steer a terminal; half of a surrogate pair is no character. */
const UNPRINTABLE = /(?![\t\n])\p{Cc}|\p{Cs}/u;

export const text =
  (longest: number): Codec<string> =>
  (value) =>
    typeof value === "string" && value.length <= longest && !UNPRINTABLE.test(value) ? value : MALFORMED;

export const orNull =
  <T>(codec: Codec<T>): Codec<T | null> =>
  (value) =>
    value === null ? null : codec(value);

/** An own, enumerable data property's value; malformed if it is an accessor, not enumerable or not there. */
export const ownValue = (holder: object, key: PropertyKey): unknown => {
  const property = Object.getOwnPropertyDescriptor(holder, key);
  return property !== undefined && Object.hasOwn(property, "value") && property.enumerable === true
    ? property.value
    : MALFORMED;
};

/** A list without holes and without anything beside its elements. */
export const list =
  <T>(codec: Codec<T>, most: number): Codec<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || Object.getPrototypeOf(value) !== Array.prototype) return MALFORMED;
    const { length } = value;
    // Its elements and its length.
    if (length > most || Reflect.ownKeys(value).length !== length + 1) return MALFORMED;
    const built: T[] = [];
    for (let index = 0; index < length; index++) {
      const element = ownValue(value, index);
      const part = element === MALFORMED ? MALFORMED : codec(element);
      if (part === MALFORMED) return MALFORMED;
      built.push(part);
    }
    return built;
  };

/** What JSON and structured clone make of an object, or one without a prototype. */
export const isPlain = (value: unknown): value is object => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** An object with exactly these fields. */
export const object = <T>(fields: Fields<T>): Codec<T> => {
  const known = Object.entries(fields) as readonly [string, Codec<unknown> | Optional<unknown>][];
  return (value) => {
    if (!isPlain(value)) return MALFORMED;
    const built: Record<string, unknown> = {};
    let found = 0;
    for (const [key, field] of known) {
      const isOptional = typeof field !== "function";
      if (isOptional && !Object.hasOwn(value, key)) continue;
      const given = ownValue(value, key);
      const part = given === MALFORMED ? MALFORMED : (isOptional ? field.optional : field)(given);
      if (part === MALFORMED) return MALFORMED;
      built[key] = part;
      found++;
    }
    return Reflect.ownKeys(value).length === found ? (built as T) : MALFORMED;
  };
};

/** For each type of a union what its other fields are. */
export type FieldsByType<T extends { readonly type: string }> = {
  readonly [Type in T["type"]]: Fields<Omit<Extract<T, { readonly type: Type }>, "type">>;
};

/** One of several objects, told apart by their own field `type`. */
export const byType = <T extends { readonly type: string }>(table: FieldsByType<T>): Codec<T> => {
  const codecs = new Map<unknown, Codec<T>>(
    Object.entries<object>(table).map(([type, fields]) => [
      type,
      object({ type: oneOf([type]), ...fields } as unknown as Fields<T>),
    ]),
  );
  return (value) => (isPlain(value) ? codecs.get(ownValue(value, "type"))?.(value) : undefined) ?? MALFORMED;
};

/**
 * Reads a value from outside; never throws. Only the traps of a proxy, or a proxy that was revoked, can throw in a
 * codec. No proxy comes over JSON or structured clone, so one is not worth a check of its own: it is malformed.
 */
export const read = <T>(codec: Codec<T>, value: unknown): T | typeof MALFORMED => {
  try {
    return codec(value);
  } catch {
    return MALFORMED;
  }
};
