import { expect, test } from "vitest";
import { NAMED_CALLS } from "../authorization/calls.ts";
import { areDistinguishable, findingsOf, type Got } from "./findings.ts";
import type { Probe, Prober, Twist } from "./probe.ts";

const PLAIN: Twist = { kind: "none" };
const MARKER = "marked";

const probeOf = (name: string, as: Prober, twist: Twist = PLAIN): Probe => {
  const call = NAMED_CALLS.find((each) => each.name === name);
  if (call === undefined) throw new Error(`there is no ${name}`);
  return { call, as, twist };
};
const gotOf = (
  status: number,
  text = "{}",
  headers: Readonly<Record<string, string>> = {},
): Got => ({
  status,
  text,
  headers: new Headers({ "content-type": "application/json", ...headers }),
});
const find = (probe: Probe, got: Got) =>
  findingsOf(probe, { method: probe.call.method, path: "", headers: {} }, got, { marker: MARKER });

const OTHER_SITE: Twist = { kind: "origin", headers: { origin: "https://evil.example" } };
const FORGED: Twist = { kind: "credential", trick: "the owner’s id as a bearer token" };
const REFUSED = JSON.stringify({ error: "No.", code: "FORBIDDEN", params: {}, traceId: "1" });

test.each<[string, Probe, Got]>([
  ["a broken answer", probeOf("status", "other"), gotOf(500, REFUSED)],
  [
    "a statement in a refusal",
    probeOf("status", "other"),
    gotOf(400, REFUSED.replace("No.", "insert into decks")),
  ],
  ["a refusal of another form", probeOf("status", "other"), gotOf(400, '{"oops":1}')],
  ["another’s words", probeOf("status", "other"), gotOf(200, MARKER)],
  ["another’s deck", probeOf("decks.read", "other"), gotOf(200)],
  ["a change of another’s deck", probeOf("decks.update", "admin"), gotOf(200)],
  ["what is an admin’s", probeOf("admin.people.list", "owner"), gotOf(200)],
  ["what is the bot’s", probeOf("bot.ask", "admin"), gotOf(200)],
  ["an answer to an ended session", probeOf("decks.list", "revoked"), gotOf(200)],
  ["an answer to a forged token", probeOf("decks.list", "other", FORGED), gotOf(200)],
  ["a change by another site", probeOf("decks.create", "owner", OTHER_SITE), gotOf(201)],
  [
    "a method that is no call’s",
    probeOf("decks.list", "owner", { kind: "method", method: "PUT" }),
    gotOf(200),
  ],
  [
    "leave for other sites to read",
    probeOf("status", "other"),
    gotOf(200, "{}", { "access-control-allow-origin": "*" }),
  ],
  ["a way elsewhere", probeOf("status", "other"), gotOf(302, "", { location: "//evil.example" })],
])("[DISC-05] a probe that gets %s is a finding", (_what, probe, got) => {
  expect(find(probe, got)).toHaveLength(1);
});

test.each<[string, Probe, Got]>([
  ["the owner’s own deck", probeOf("decks.read", "owner"), gotOf(200, MARKER)],
  ["an admin’s list", probeOf("admin.people.list", "admin"), gotOf(200, MARKER)],
  ["a refusal", probeOf("decks.read", "other"), gotOf(403, REFUSED)],
  ["a page", probeOf("decks.read", "anonymous"), gotOf(200, "", { "content-type": "text/html" })],
  ["what is everybody’s", probeOf("rules.search", "anonymous"), gotOf(200)],
])("[DISC-05] a probe that gets %s is none", (_what, probe, got) => {
  expect(find(probe, got)).toEqual([]);
});

test("[DISC-05] two answers are told apart by anything but their trace, and not beyond a limit", () => {
  const missing = gotOf(404, '{"code":"A","traceId":"1"}');
  expect(areDistinguishable(gotOf(404, '{"code":"A","traceId":"2"}'), missing)).toBe(false);
  expect(areDistinguishable(gotOf(404, '{"code":"B","traceId":"1"}'), missing)).toBe(true);
  expect(areDistinguishable(gotOf(409, '{"code":"A","traceId":"1"}'), missing)).toBe(true);
  expect(areDistinguishable(gotOf(429), missing)).toBe(false);
});
