import type { NamedCall } from "../authorization/calls.ts";
import {
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_QUERIES,
  HOSTILE_SEGMENTS,
  HOSTILE_TYPES,
  HOSTILE_VALUES,
} from "./values.ts";

/** A request as it goes over the wire. */
export interface HostileRequest {
  /** What is wrong with it, for the message of a test that fails. */
  readonly what: string;
  readonly path: string;
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call with values that it takes. */
interface GoodRequest {
  readonly call: NamedCall;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body: unknown;
}

/** Mulberry32: the same numbers for the same seed, from 0 to below 1. */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Places of a body: those of its values at every depth, and those that it leaves out. */
export const placesOf = (body: unknown, optional: readonly string[]): Path[] => {
  const inside = (value: unknown, at: Path): Path[] => [
    ...(at.length > 0 ? [at] : []),
    ...(isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) => inside(inner, [...at, key]))
      : []),
  ];
  const given = isObject(body) ? Object.keys(body) : [];
  const left = optional.filter((name) => !given.includes(name));
  return [...inside(body, []), ...left.map((name) => [name])];
};

export const withValue = (body: unknown, [first, ...rest]: Path, value: unknown): unknown => {
  if (first === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body)
    ? [...body]
    : { ...(isObject(body) ? body : {}) };
  const inner = isObject(body) ? Reflect.get(body, first) : undefined;
  const next = withValue(inner, rest, value);
  if (next === undefined) Reflect.deleteProperty(copy, first);
  else Reflect.set(copy, first, next);
  return copy;
};

const addressOf = (
  { call, params, query }: GoodRequest,
  changed: Readonly<Record<string, string>> = {},
  added = "",
): string => {
  const filled = call.path.replace(
    /\{(\w+)\}/g,
    (_all, key) => changed[key] ?? encodeURIComponent(params[key] ?? "x"),
  );
  const whole = [query.replace("?", ""), added].filter((part) => part !== "").join("&");
  return whole === "" ? filled : `${filled}?${whole}`;
};

const JSON_TYPE = { "content-type": "application/json" };

/** Everything that can be wrong with a request for a call, group by group. */
const groupsOf = (good: GoodRequest, fields: readonly string[]): HostileRequest[][] => {
  const { call, params, body } = good;
  const path = addressOf(good);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const own = text === undefined ? {} : { body: text, headers: JSON_TYPE };
  const queried = fields.filter((name) => params[name] === undefined);
  const names = queried.length > 0 ? queried : ["limit"];
  const onAddress: HostileRequest[][] = [
    Object.keys(params).flatMap((name) =>
      HOSTILE_SEGMENTS.map((segment) => ({
        what: `{${name}} = ${segment.slice(0, 40)}`,
        path: addressOf(good, { [name]: segment }),
        ...own,
      })),
    ),
    names.flatMap((name) =>
      HOSTILE_QUERIES.map((query) => ({
        what: `?${query.replaceAll("FIELD", name).slice(0, 60)}`,
        path: addressOf(good, {}, query.replaceAll("FIELD", name)),
        ...own,
      })),
    ),
    HOSTILE_HEADERS.map((headers) => ({
      what: `header ${JSON.stringify(headers).slice(0, 60)}`,
      path,
      ...own,
      headers: { ...own.headers, ...headers },
    })),
  ];
  if (call.method === "GET") return onAddress;
  return [
    ...onAddress,
    placesOf(body, queried).flatMap((place) =>
      [undefined, ...HOSTILE_VALUES].map((value) => ({
        what: `${place.join(".")} = ${JSON.stringify(value)?.slice(0, 40)}`,
        path,
        body: JSON.stringify(withValue(body ?? {}, place, value)) ?? "",
        headers: JSON_TYPE,
      })),
    ),
    HOSTILE_BODIES.map(([what, sent]) => ({
      what: `the body is ${what}`,
      path,
      body: typeof sent === "string" ? sent : Uint8Array.from(sent),
      headers: JSON_TYPE,
    })),
    HOSTILE_TYPES.map((type) => ({
      what: `the type is ${type}`,
      path,
      body: text ?? "{}",
      headers: { "content-type": type },
    })),
  ];
};

/**
 * So many hostile requests for a call, the same ones for the same seed. Every group of what can be wrong
 * has its share.
 *
 * @param fields names that the call's input knows
 */
export const variantsOf = (
  good: GoodRequest,
  fields: readonly string[],
  { seed, count }: { readonly seed: number; readonly count: number },
): HostileRequest[] => {
  const random = randomOf(seed);
  const groups = groupsOf(good, fields)
    .filter((group) => group.length > 0)
    .map((group) => group.map((each) => ({ each, order: random() })))
    .map((group) => group.sort((a, b) => a.order - b.order).map(({ each }) => each));
  const chosen: HostileRequest[] = [];
  for (let round = 0; chosen.length < count && groups.some((group) => group[round]); round++)
    for (const group of groups) {
      const next = group[round];
      if (next !== undefined && chosen.length < count) chosen.push(next);
    }
  return chosen;
};
