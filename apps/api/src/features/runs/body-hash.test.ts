import { describe, expect, test } from "vitest";
import { bodyHash, isSameRequest } from "./body-hash.ts";

const body = { discussionId: null, question: "Why?", gameState: { step: "draw", stack: [] } };

describe("[DATA-08] the same request", () => {
  test("has the same hash whatever the order of its keys", () => {
    const turned = { gameState: { stack: [], step: "draw" }, question: "Why?", discussionId: null };
    expect(bodyHash(turned)).toBe(bodyHash(body));
  });

  test.each([
    ["another question", { ...body, question: "Why not?" }],
    ["another game state", { ...body, gameState: { step: "draw", stack: ["Bolt"] } }],
    ["another discussion", { ...body, discussionId: "d2" }],
  ])("is not one with %s", (_what, other) => {
    expect(isSameRequest(other, { bodyHash: bodyHash(body), discussionId: "d1" })).toBe(false);
  });

  test("may name the discussion that its first sending made", () => {
    const run = { bodyHash: bodyHash(body), discussionId: "d1" };
    expect(isSameRequest({ ...body, discussionId: "d1" }, run)).toBe(true);
  });

  test("does not lose the discussion that it named", () => {
    const run = { bodyHash: bodyHash({ ...body, discussionId: "d1" }), discussionId: "d1" };
    expect(isSameRequest(body, run)).toBe(false);
  });
});
