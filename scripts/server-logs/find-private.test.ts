import { describe, expect, test } from "vitest";
import { findPrivate, privateTextsOf } from "./find-private.ts";

const QUESTION = "Does trample work with deathtouch?";
const OURS = 'log.error({ error }, "a stream of events broke");';
const find = (line: object | string) =>
  findPrivate([typeof line === "string" ? line : JSON.stringify(line)], OURS, [QUESTION]);

describe("[DATA-06] a log", () => {
  const request = { level: 30, time: 1, traceId: "0123456789abcdef".repeat(2), ms: 5, status: 200 };

  test("may hold what a line has: call, pseudonyms, codes, places, constants of ours, ids", () => {
    const line = {
      ...request,
      ...{ method: "GET", call: "/api/decks/{id}", network: "yEmPQ8QJYx-2q_dB" },
      ...{ account: "yEmPQ8QJYx-2q_dB", runId: "6dc1b56a-5a0c-4d5c-9f4d-0f9f2b1a7c11" },
      error: [{ name: "Error", code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:1" }],
      msg: "a stream of events broke",
    };
    const frame = { error: [{ at: ["    at x (file:///a/4f9c2d7be1a94f3e8d1b6a50.mjs:1:2)"] }] };
    expect([find(line), find(frame)]).toEqual([[], []]);
    expect(find("Spellwright ready at http://127.0.0.1:3000")).toEqual([]);
  });

  test.each([
    ["a question", { msg: `not understood: ${QUESTION}` }],
    ["a mailbox", { mail: "chandra@example.org" }],
    ["a network", { error: [{ message: "refused to 203.0.113.7" }] }],
    ["a network of version six", { from: "2001:db8:1:2::1" }],
    ["a session", { header: "Bearer abc" }],
    ["a cookie", { cookies: "cookie: session=1" }],
    ["a password of the database", { url: "postgresql://me:secret@db/spellwright" }],
    ["a token", { path: "/en/deck/k3J9xQ2mP7vL5nR8sT1wY4zB" }],
    ["a secret that was printed", "started with k3J9xQ2mP7vL5nR8sT1wY4zB"],
    ["an address in the place of a call", { call: "/api/decks/x?q=Forest" }],
    ["a name in the place of a pseudonym", { account: "chandra" }],
  ])("is found to hold %s", (_what, line) => {
    expect(find(line)).toHaveLength(1);
  });

  test("is searched for the questions and passwords that tests type", () => {
    const source = `ask("${QUESTION}"); say('the handler broke'); me({ password: "correct horse" });`;
    expect(privateTextsOf(source)).toEqual([QUESTION, "correct horse"]);
  });
});
