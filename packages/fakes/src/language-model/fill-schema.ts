import type { Prompt } from "./read-prompt.ts";
import { isSchema, type JsonSchema, schemaList } from "./strict-schema.ts";

/** Properties that hold handles of passages, by name. */
const HANDLE_NAME = /handle|cit(?:e|ation)|passage|source|evidence|\brules?\b|(?:^|_)refs?$/i;
const MAX_HANDLES = 2;
const MAX_DEPTH = 12;
const DEFAULT_NUMBER = 0.8;

export interface Filling {
  readonly prompt: Prompt;
  /** What stands where a handle is asked for, best first. */
  readonly handles: readonly string[];
  readonly root: JsonSchema;
}

/**
 * A sensible value for any strict JSON schema: text from the prompt's passages, the first value of an
 * enumeration, handles where a property's name asks for them, numbers inside their limits.
 */
export function fillSchema(
  schema: JsonSchema,
  filling: Filling,
  name = "",
  position = 0,
  depth = 0,
): unknown {
  if (depth > MAX_DEPTH) return null;
  const next = (child: JsonSchema, childName: string, index = position): unknown =>
    fillSchema(child, filling, childName, index, depth + 1);
  if (typeof schema.$ref === "string") {
    const target = resolve(schema.$ref, filling.root);
    return target === undefined ? null : next(target, name);
  }
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return fillEnum(schema.enum, filling, position);
  const options = [...schemaList(schema.anyOf), ...schemaList(schema.oneOf)];
  const option = options.find(({ type }) => type !== "null");
  if (option !== undefined) return next(option, name);
  switch (firstType(schema)) {
    case "object":
      return Object.fromEntries(
        Object.entries(isSchema(schema.properties) ? schema.properties : {}).flatMap(
          ([key, child]) => (isSchema(child) ? [[key, next(child, key)]] : []),
        ),
      );
    case "array":
      return fillArray(schema, filling, name, next);
    case "string":
      return fillString(schema, filling, name, position);
    case "number":
      return clamp(DEFAULT_NUMBER, schema);
    case "integer":
      return Math.ceil(clamp(position + 1, schema));
    case "boolean":
      return false;
    default:
      return null;
  }
}

function fillArray(
  schema: JsonSchema,
  filling: Filling,
  name: string,
  next: (child: JsonSchema, childName: string, index: number) => unknown,
): unknown[] {
  const items = isSchema(schema.items) ? schema.items : { type: "string" };
  const least = typeof schema.minItems === "number" ? schema.minItems : 0;
  const most = typeof schema.maxItems === "number" ? schema.maxItems : Number.POSITIVE_INFINITY;
  const wanted = HANDLE_NAME.test(name) ? Math.min(filling.handles.length, MAX_HANDLES) : 0;
  const length = Math.min(Math.max(least, wanted), most);
  return Array.from({ length }, (_, index) => next(items, name, index));
}

function fillEnum(values: readonly unknown[], { handles }: Filling, position: number): unknown {
  const handle = handles[position % Math.max(handles.length, 1)];
  const isHandles = values.every((value) => typeof value === "string" && /^R\d+$/.test(value));
  // One that the list does not hold: a model that does not keep its schema.
  return handle !== undefined && (isHandles || values.includes(handle)) ? handle : values[0];
}

function fillString(
  schema: JsonSchema,
  { prompt, handles }: Filling,
  name: string,
  position: number,
): string {
  const handle = handles[position % Math.max(handles.length, 1)];
  if (HANDLE_NAME.test(name) && handle !== undefined) return handle;
  const passage = prompt.passages[position % Math.max(prompt.passages.length, 1)];
  const text = passage?.text ?? lastWords(prompt);
  // A quotation holds the rule's words alone, without its number and its heading.
  if (name === "quote") return text.replace(/^\d{3}\.\d+[a-z]?\s*(?:\([^)]*\)\s*)?/, "");
  const longest = typeof schema.maxLength === "number" ? schema.maxLength : 400;
  return (text === "" ? name : text).slice(0, longest);
}

/** The last line of a prompt that says something, without the mark of what others wrote. */
const lastWords = ({ text }: Prompt): string =>
  text
    .split("\n")
    .findLast((line) => /\p{L}/u.test(line))
    ?.replace(/^\| /, "")
    .trim() ?? "";

function firstType({ type }: JsonSchema): unknown {
  return Array.isArray(type) ? type.find((one) => one !== "null") : type;
}

function clamp(value: number, { minimum, maximum }: JsonSchema): number {
  const low = typeof minimum === "number" ? minimum : Number.NEGATIVE_INFINITY;
  const high = typeof maximum === "number" ? maximum : Number.POSITIVE_INFINITY;
  return Math.min(Math.max(value, low), high);
}

/** "#/$defs/Rule" inside the same schema. */
function resolve(reference: string, root: JsonSchema): JsonSchema | undefined {
  let place: unknown = root;
  for (const step of reference.replace(/^#\/?/, "").split("/")) {
    if (step === "") continue;
    place = isSchema(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  }
  return isSchema(place) ? place : undefined;
}
