import { ErrorBody } from "@spellwright/contract";
import { NAMED_CALLS } from "../authorization/calls.ts";
import type { Access } from "../authorization/matrix.ts";
import { LEAK } from "../hostile/leak.ts";
import type { CredentialTrick, Probe, Prober } from "./probe.ts";
import { type ProbeRequest, rowOf } from "./request.ts";

/** What came of a probe. */
export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const isJson = ({ headers }: Got): boolean =>
  headers.get("content-type")?.includes("json") === true;

/** An answer of a call. A page for an address that only looks like one is none. */
const isGiven = (got: Got): boolean =>
  got.status < 300 && !(got.headers.get("content-type") ?? "").startsWith("text/html");

const READS = ["GET", "HEAD"];
/** What a method gives at an address: the call that is there, if any. */
const accessOf = ({ call, twist }: Probe): Access | undefined => {
  if (twist.kind !== "method") return rowOf(call.name).access;
  const method = twist.method === "HEAD" ? "GET" : twist.method;
  const there = NAMED_CALLS.find((each) => each.path === call.path && each.method === method);
  return there && rowOf(there.name).access;
};

/** Who has no session that counts. */
const OUTSIDERS: readonly Prober[] = ["anonymous", "expired", "revoked", "banned"];
const MAY: Readonly<Record<Access, (as: Prober) => boolean>> = {
  open: () => true,
  viewer: () => true,
  self: (as) => !OUTSIDERS.includes(as),
  own: (as) => as === "owner",
  readable: (as) => as === "owner",
  admin: (as) => as === "admin",
  service: () => false,
};

/** Where the thing itself is named by the body, another body is about another thing, or about none. */
const isAboutAnother = ({ call, twist }: Probe): boolean =>
  twist.kind === "field" && !call.path.includes("{");

/** Beside these one’s own token is shown as it is. */
const HARMLESS_TRICKS: readonly CredentialTrick[] = [
  "the owner’s session id as a cookie, beside one’s own token",
  "the owner’s id in a header",
  "the owner’s id in the query",
];

/** Whoever shows what is no token is nobody. */
const senderOf = ({ as, twist }: Probe): Prober =>
  twist.kind !== "credential" || HARMLESS_TRICKS.includes(twist.trick) ? as : "anonymous";

const mayGet = (probe: Probe): boolean => {
  const access = accessOf(probe);
  if (access === undefined) return false;
  const sender = senderOf(probe);
  return MAY[access](sender) || (isAboutAnother(probe) && !OUTSIDERS.includes(sender));
};

/** What is wrong with any answer, whoever asked. */
const findBroken = (got: Got): string[] => {
  const { status, headers, text } = got;
  const found: string[] = [];
  if (status >= 500) found.push(`a broken answer: ${status} ${text.slice(0, 200)}`);
  if (status >= 400 && LEAK.test(text)) found.push(`our inside: ${text.slice(0, 200)}`);
  if (status >= 400 && isJson(got) && text !== "" && !ErrorBody.safeParse(JSON.parse(text)).success)
    found.push(`a refusal of another form: ${text.slice(0, 200)}`);
  if (headers.has("access-control-allow-origin")) found.push("other sites may read it");
  if (!/^(?:$|\/(?![/\\])|http:\/\/127\.0\.0\.1)/.test(headers.get("location") ?? ""))
    found.push(`leads to ${headers.get("location")}`);
  return found;
};

/** What a probe gave that it should not have. */
export const findingsOf = (
  probe: Probe,
  { method }: ProbeRequest,
  got: Got,
  { marker }: { readonly marker: string },
): readonly string[] => {
  const found = findBroken(got);
  const sender = senderOf(probe);
  const isOwner = sender === "owner";
  const isAdmins = sender === "admin" && accessOf(probe) === "admin";
  if (!isOwner && !isAdmins && got.text.includes(marker)) found.push("what is another’s");
  if (!mayGet(probe) && method !== "OPTIONS" && isGiven(got))
    found.push(`${got.status} for whom it is not: ${got.text.slice(0, 200)}`);
  if (probe.twist.kind === "origin" && !READS.includes(method) && isGiven(got))
    found.push(`a change that another site made: ${got.status}`);
  return found;
};

/** An answer without what differs from one request to the next. */
const comparable = ({ status, headers, text }: Got): string =>
  JSON.stringify([status, headers.get("content-type"), text.replace(/"traceId":"[^"]*"/, "")]);

const LIMITED = 429;

/** Whether somebody else could tell from two answers that one of the things is there. */
export const areDistinguishable = (there: Got, missing: Got): boolean =>
  there.status !== LIMITED &&
  missing.status !== LIMITED &&
  comparable(there) !== comparable(missing);
