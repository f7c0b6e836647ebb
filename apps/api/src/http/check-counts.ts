import type * as z from "zod/v4/core";

/** Where a list holds more than its schema allows. The way to it, as zod tells it. */
type Excess = readonly string[] | undefined;

const maximumOf = ({ _zod }: z.$ZodType): number => {
  for (const { _zod: check } of _zod.def.checks ?? [])
    if (check.def.check === "max_length" && "maximum" in check.def)
      return Number(check.def.maximum);
  return Number.POSITIVE_INFINITY;
};

const excessOfFields = (shape: z.$ZodShape, value: object): Excess => {
  for (const [key, field] of Object.entries(shape)) {
    const excess = findExcess(field, Reflect.get(value, key));
    if (excess !== undefined) return [key, ...excess];
  }
  return undefined;
};

/**
 * The first list of an input that is longer than its schema allows, by counting alone: zod looks at every
 * item before it counts them. Lists inside of lists are zod’s: there are as few as the outer one allows.
 */
export const findExcess = (schema: z.$ZodType, value: unknown): Excess => {
  if (typeof value !== "object" || value === null) return undefined;
  const { def } = schema._zod as z.$ZodTypes["_zod"];
  if (Array.isArray(value))
    return def.type === "array" && value.length > maximumOf(schema) ? [] : inner(def, value);
  return def.type === "object" ? excessOfFields(def.shape, value) : inner(def, value);
};

/** What stands behind `optional`, `nullable`, `default` and the like. */
const inner = (def: z.$ZodTypes["_zod"]["def"], value: unknown): Excess => {
  if ("innerType" in def) return findExcess(def.innerType, value);
  return def.type === "pipe" ? findExcess(def.in, value) : undefined;
};
