export type JsonSchema = Readonly<Record<string, unknown>>;

/** Depth that the vendor allows. */
const MAX_DEPTH = 10;

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Schemas that stand inside a schema. */
export const schemaList = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

/**
 * What a strict schema may not be: a root that is no object, an object with open or optional
 * properties (optional ones must be nullable instead). Undefined when all is well.
 */
export function strictSchemaProblem(root: JsonSchema): string | undefined {
  if (root.type !== "object") return "the root must be an object";
  return findProblem(root, "root", 0);
}

function findProblem(schema: JsonSchema, at: string, depth: number): string | undefined {
  if (depth > MAX_DEPTH) return `${at}: nested too deep`;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  if (schema.type === "object") {
    if (schema.additionalProperties !== false) return `${at}: additionalProperties must be false`;
    const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing !== undefined) return `${at}: '${missing}' must be in required`;
  }
  const inner: [string, unknown][] = [
    ...Object.entries(properties),
    ["items", schema.items],
    ...schemaList(schema.anyOf).map((option): [string, unknown] => ["anyOf", option]),
    ...(isSchema(schema.$defs) ? Object.entries(schema.$defs) : []),
  ];
  for (const [name, child] of inner) {
    const problem = isSchema(child) ? findProblem(child, `${at}.${name}`, depth + 1) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Every schema inside a schema, itself first. */
function* everySchema(schema: JsonSchema): Generator<JsonSchema> {
  yield schema;
  const properties = isSchema(schema.properties) ? Object.values(schema.properties) : [];
  const definitions = isSchema(schema.$defs) ? Object.values(schema.$defs) : [];
  const inner = [...properties, ...definitions, schema.items, ...schemaList(schema.anyOf)];
  for (const child of inner) if (isSchema(child)) yield* everySchema(child);
}

/** Anthropic: objects are closed. Properties may be left out. Undefined when all is well. */
export function closedSchemaProblem(root: JsonSchema): string | undefined {
  const open = [...everySchema(root)].some(
    (schema) => schema.type === "object" && schema.additionalProperties !== false,
  );
  return open ? "For 'object' type, 'additionalProperties' must be explicitly false" : undefined;
}

const LIMITS = ["minimum", "maximum", "minLength", "maxLength", "maxItems", "multipleOf"];

/** Anthropic: limits of numbers, texts and lists are not supported. */
export function unsupportedKeyword(root: JsonSchema): string | undefined {
  for (const schema of everySchema(root)) {
    const keyword = LIMITS.find((name) => name in schema);
    if (keyword !== undefined) return `property '${keyword}' is not supported`;
  }
  return undefined;
}

const FOREIGN = ["$schema", "$ref", "$defs", "additionalProperties", "const", "oneOf"];

/** Google: a schema of OpenAPI 3.0. The first keyword of JSON Schema that it does not know. */
export function foreignKeyword(root: JsonSchema): string | undefined {
  for (const schema of everySchema(root)) {
    const keyword = FOREIGN.find((name) => name in schema);
    if (keyword !== undefined) return keyword;
  }
  return undefined;
}
