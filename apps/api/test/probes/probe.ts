import * as fc from "fast-check";
import { NAMED_CALLS, type NamedCall } from "../authorization/calls.ts";
import type { Identity } from "../authorization/people.ts";
import { HOSTILE_SEGMENTS, HOSTILE_TYPES, HOSTILE_VALUES } from "../hostile/values.ts";

/** Whoever asks; `revoked` shows the token of a session that was ended. */
export type Prober = Identity | "revoked";

/** What is odd about a request besides who sends it. */
export type Twist =
  | { readonly kind: "none" }
  | { readonly kind: "twice" }
  | { readonly kind: "method"; readonly method: string }
  | { readonly kind: "type"; readonly type: string }
  | { readonly kind: "path"; readonly trick: keyof typeof PATH_TRICKS }
  | { readonly kind: "origin"; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: "credential"; readonly trick: CredentialTrick }
  | { readonly kind: "segment"; readonly at: number; readonly segment: string }
  | { readonly kind: "query"; readonly at: number; readonly value: string }
  | { readonly kind: "field"; readonly at: number; readonly value: unknown }
  | { readonly kind: "extra"; readonly name: string; readonly value: unknown };

/** A request that must not give what it should not. */
export interface Probe {
  readonly call: NamedCall;
  readonly as: Prober;
  readonly twist: Twist;
}

/** Other spellings of an address. */
export const PATH_TRICKS = {
  "slash at the end": (path: string) => `${path}/`,
  "slashes at the end": (path: string) => `${path}///`,
  "two slashes": (path: string) => path.replace("/api/", "/api//"),
  "a slash before": (path: string) => `/${path}`,
  capitals: (path: string) => path.replace("/api/", "/API/"),
  "an encoded letter": (path: string) => path.replace("/api/", "/%61pi/"),
  "an encoded slash": (path: string) => path.replace(/\/(?=[^/]*$)/, "%2f"),
  "a dot": (path: string) => path.replace("/api/", "/api/./"),
  "a way up": (path: string) => path.replace("/api/", "/api/health/../"),
  "an encoded way up": (path: string) => path.replace("/api/", "/api/health/%2e%2e/"),
  "a twice encoded way up": (path: string) => path.replace("/api/", "/api/health/%252e%252e/"),
  "a backslash": (path: string) => path.replace("/api/", "/api\\"),
  "a parameter of a segment": (path: string) => `${path};a=b`,
  "an ending": (path: string) => `${path}.json`,
  "a dot at the end": (path: string) => `${path}.`,
  "a zero at the end": (path: string) => `${path}%00`,
  "a blank at the end": (path: string) => `${path}%20`,
} as const;

/** Ways to pass for the owner, of whom ids are known. */
const CREDENTIAL_TRICKS = [
  "the owner’s session id as a bearer token",
  "the owner’s session id as a cookie",
  "the owner’s session id as a cookie, beside one’s own token",
  "the owner’s id as a bearer token",
  "the owner’s id in a header",
  "the owner’s id in the query",
  "two tokens",
  "another scheme",
  "a cookie without a name",
] as const;
export type CredentialTrick = (typeof CREDENTIAL_TRICKS)[number];

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** None of them is ours, near as they look. */
const ORIGINS: readonly Readonly<Record<string, string>>[] = [
  ...[
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example:3000",
    "http://127.0.0.1:3000.evil.example",
    "http://localhost.evil.example",
    "https://127.0.0.1@evil.example",
    "file://",
    "",
  ].map((origin) => ({ origin })),
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
];

const PROBERS: readonly Prober[] = [
  ...(["anonymous", "expired", "revoked", "banned", "other", "admin", "owner"] as const),
  // Whoever has an account has the most to try.
  ...(["other", "other"] as const),
];

const text = fc.string({ unit: "grapheme", maxLength: 60 });
const number = fc.oneof(fc.maxSafeInteger(), fc.double(), fc.constantFrom(2 ** 31, 2 ** 63, -1));
const value = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue(), text, number, fc.uuid());
const segment = fc.oneof(
  fc.constantFrom(...HOSTILE_SEGMENTS),
  text.map(encodeURIComponent),
  fc.bigInt().map(String),
  fc.uuid(),
);
const at = fc.nat(99);

const TWISTS: fc.Arbitrary<Twist> = fc.oneof(
  { arbitrary: fc.constant<Twist>({ kind: "none" }), weight: 2 },
  fc.constant<Twist>({ kind: "twice" }),
  fc.constantFrom(...METHODS).map((method): Twist => ({ kind: "method", method })),
  fc.constantFrom(...HOSTILE_TYPES).map((type): Twist => ({ kind: "type", type })),
  fc
    .constantFrom(...(Object.keys(PATH_TRICKS) as (keyof typeof PATH_TRICKS)[]))
    .map((trick): Twist => ({ kind: "path", trick })),
  fc.constantFrom(...ORIGINS).map((headers): Twist => ({ kind: "origin", headers })),
  fc.constantFrom(...CREDENTIAL_TRICKS).map((trick): Twist => ({ kind: "credential", trick })),
  fc.record({ kind: fc.constant("segment" as const), at, segment }),
  fc.record({
    kind: fc.constant("query" as const),
    at,
    value: fc.oneof(text, fc.bigInt().map(String), fc.uuid()),
  }),
  { arbitrary: fc.record({ kind: fc.constant("field" as const), at, value }), weight: 2 },
  fc.record({
    kind: fc.constant("extra" as const),
    name: fc.oneof(
      fc.constantFrom("userId", "user_id", "owner", "role", "id", "admin", "plan", "zaps"),
      text,
    ),
    value,
  }),
);

/** So many probes, each call in its turn. The same ones for the same seed. */
export const probesOf = (seed: number, count: number): readonly Probe[] =>
  fc
    .sample(fc.record({ as: fc.constantFrom(...PROBERS), twist: TWISTS }), { seed, numRuns: count })
    .map(({ as, twist }, place): Probe => {
      const call = NAMED_CALLS[place % NAMED_CALLS.length];
      if (call === undefined) throw new Error("there are calls");
      return { call, as, twist };
    });
