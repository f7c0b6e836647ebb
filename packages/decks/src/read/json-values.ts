import fields from "./json-fields.json" with { type: "json" };

/** A value as `JSON.parse` gives it. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
/** An object of JSON. */
export type JsonObject = { readonly [key: string]: JsonValue };

/** What the programs call what we keep of a card. */
type Field = keyof typeof fields;

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a key means this of a card. */
export const isField = (key: string, field: Field): boolean => fields[field].includes(key);

/** Whether a key says anything of a card, so that it is no card's name. */
export const isAnyField = (key: string): boolean =>
  Object.values(fields).some((keys) => keys.includes(key));

/** The objects of a field that is one or a list of them. */
export const objectsOf = (value: JsonValue | undefined, field: Field): readonly JsonObject[] =>
  valuesOf(value, field).flat().filter(isObject);

/** The object under a key. */
export const objectIn = (value: JsonValue | undefined, key: string): JsonObject | undefined => {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(found) ? found : undefined;
};

function valuesOf(value: JsonValue | undefined, field: Field): JsonValue[] {
  if (!isObject(value)) return [];
  return fields[field].flatMap((key) => (Object.hasOwn(value, key) ? [value[key] ?? null] : []));
}

/** The text of a field; undefined without one. */
export const textOf = (value: JsonValue | undefined, field: Field): string | undefined =>
  valuesOf(value, field).find(
    (found): found is string => typeof found === "string" && found !== "",
  );

/** The texts of a field that is one text or a list of them. */
export const textsOf = (value: JsonValue | undefined, field: Field): readonly string[] =>
  valuesOf(value, field)
    .flat()
    .filter((found): found is string => typeof found === "string" && found !== "");

/** The whole number of a field. */
export const numberOf = (value: JsonValue | undefined, field: Field): number | undefined =>
  valuesOf(value, field)
    .map((found) => (typeof found === "string" && found !== "" ? Number(found) : found))
    .find((found): found is number => Number.isSafeInteger(found));

/** Whether a field says yes. */
export const isTrueField = (value: JsonValue | undefined, field: Field): boolean =>
  valuesOf(value, field).some((found) => found === true);

/** Whether a field says no. */
export const isFalseField = (value: JsonValue, field: Field): boolean =>
  valuesOf(value, field).some((found) => found === false);

/** Keys and values of an object. */
export const entriesOf = (value: JsonValue): readonly (readonly [string, JsonValue])[] =>
  isObject(value) ? Object.entries(value) : [];
