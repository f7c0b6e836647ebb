import { addressOf, MATRIX, type Row } from "../authorization/matrix.ts";
import type { Person } from "../authorization/people.ts";
import type { Things } from "../authorization/things.ts";
import { placesOf, withValue } from "../hostile/variants.ts";
import { PATH_TRICKS, type Probe, type Twist } from "./probe.ts";

/** A request as it is sent. */
export interface ProbeRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const rowOf = (name: string): Row => {
  const row = (MATRIX as Readonly<Record<string, Row>>)[name];
  if (row === undefined) throw new Error(`${name} is missing in the matrix`);
  return row;
};

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

/** The address with one of its values replaced; without values, with one more segment. */
const withSegment = (path: string, given: string, at: number, segment: string): string => {
  const names = path.match(/\{\w+\}/g) ?? [];
  const name = pick(names, at);
  if (name === undefined) return `${given.split("?")[0]}/${segment}`;
  const parts = path.split("/");
  const own = given.split("?")[0]?.split("/") ?? [];
  return own.map((part, place) => (parts[place] === name ? segment : part)).join("/");
};

const withQuery = (address: string, name: string, value: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`;

const withPath = (address: string, change: (path: string) => string): string => {
  const [path = "", query] = address.split("?");
  return change(path) + (query === undefined ? "" : `?${query}`);
};

const addressWith = ({ call, twist }: Probe, address: string, owner: Person): string => {
  if (twist.kind === "segment") return withSegment(call.path, address, twist.at, twist.segment);
  if (twist.kind === "path") return withPath(address, PATH_TRICKS[twist.trick]);
  if (twist.kind === "query")
    return withQuery(address, pick(call.fields, twist.at) ?? "limit", twist.value);
  if (twist.kind === "credential" && twist.trick === "the owner’s id in the query")
    return withQuery(withQuery(address, "user_id", owner.id), "userId", owner.id);
  return address;
};

const bodyWith = (twist: Twist, body: unknown, fields: readonly string[]): unknown => {
  if (twist.kind === "field") {
    const place = pick(placesOf(body, fields), twist.at);
    return place === undefined ? twist.value : withValue(body ?? {}, place, twist.value);
  }
  return twist.kind === "extra" ? withValue(body ?? {}, [twist.name], twist.value) : body;
};

const COOKIE = "spellwright.session_token";

/** What somebody shows who knows the owner’s ids, and has a token of their own. */
const credentials = (
  twist: Twist,
  own: Readonly<Record<string, string>>,
  owner: Person,
): Readonly<Record<string, string>> => {
  if (twist.kind !== "credential") return own;
  const { authorization = "Bearer none" } = own;
  const shown: Readonly<Record<typeof twist.trick, Readonly<Record<string, string>>>> = {
    "the owner’s session id as a bearer token": { authorization: `Bearer ${owner.sessionId}` },
    "the owner’s session id as a cookie": { cookie: `${COOKIE}=${owner.sessionId}` },
    "the owner’s session id as a cookie, beside one’s own token": {
      authorization,
      cookie: `${COOKIE}=${owner.sessionId}.${owner.id}`,
    },
    "the owner’s id as a bearer token": { authorization: `Bearer ${owner.id}` },
    "the owner’s id in a header": { ...own, "x-user-id": owner.id, "x-forwarded-user": owner.id },
    "the owner’s id in the query": own,
    "two tokens": { authorization: `${authorization}, Bearer ${owner.sessionId}` },
    "another scheme": { authorization: authorization.replace("Bearer", "Basic") },
    "a cookie without a name": { cookie: `=${owner.sessionId}; ${COOKIE}=; ${COOKIE}` },
  };
  return shown[twist.trick];
};

const JSON_TYPE = "application/json";

/** The request of a probe about somebody’s things. */
export const requestOf = (
  probe: Probe,
  {
    things,
    prober,
    owner,
  }: { readonly things: Things; readonly prober: Person; readonly owner: Person },
): ProbeRequest => {
  const { call, twist } = probe;
  const row = rowOf(call.name);
  const method = twist.kind === "method" ? twist.method : call.method;
  const address = addressWith(probe, addressOf(call.path, row, things), owner);
  const body = bodyWith(twist, row.body?.(things), call.fields);
  const sent = method === "GET" || method === "HEAD" ? undefined : JSON.stringify(body);
  return {
    method,
    path: address,
    ...(sent === undefined ? {} : { body: sent }),
    headers: {
      ...credentials(twist, prober.headers, owner),
      ...(sent === undefined
        ? {}
        : { "content-type": twist.kind === "type" ? twist.type : JSON_TYPE }),
      ...(twist.kind === "origin" ? twist.headers : {}),
    },
  };
};
