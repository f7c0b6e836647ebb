import { beforeEach, describe, expect, it } from "vitest";
import { readAnswer } from "../../test/call-app.ts";
import { createShell, SESSION } from "../../test/shell.ts";

describe("the HTTP shell", () => {
  let site: ReturnType<typeof createShell>;
  beforeEach(() => {
    site = createShell();
  });
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    site.call("POST", "/api/ruling", { body, headers });

  it("[DATA-06] an upload that breaks off is no outage of ours", async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"question":"'));
        controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
      },
    });
    const request = new Request("http://localhost/api/ruling", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: SESSION },
      body: broken,
      duplex: "half",
    } as RequestInit);
    const answer = await readAnswer(await site.app.request(request));
    expect([answer.status, answer.body.code]).toEqual([400, "INVALID_JSON"]);
    expect(site.lines.join("\n")).not.toContain("DATABASE_UNAVAILABLE");
  });

  describe("[DATA-06] errors", () => {
    it.each([
      ["no JSON", "{", 400, "INVALID_JSON", undefined],
      ["a body that is no object", "[]", 400, "INVALID_JSON", undefined],
      ["a missing question", {}, 400, "FIELD_REQUIRED", "question"],
      ["an empty question", { question: " \n" }, 400, "QUESTION_EMPTY", "question"],
      [
        "a question of 2,001 characters",
        { question: "x".repeat(2001) },
        400,
        "QUESTION_TOO_LONG",
        "question",
      ],
      ["a question that is no text", { question: 7 }, 400, "FIELD_INVALID", "question"],
      ["cards that are no list", { question: "x", cards: "Opt" }, 400, "CARDS_NOT_A_LIST", "cards"],
      [
        "a card without a name",
        { question: "x", cards: [{}] },
        400,
        "FIELD_REQUIRED",
        "cards.0.name",
      ],
      [
        "an unknown effort",
        { question: "x", reasoningEffort: "huge" },
        400,
        "FIELD_INVALID",
        "reasoningEffort",
      ],
      [
        "an unknown part of the game state",
        { question: "x", gameState: { mana: 3 } },
        400,
        "FIELD_INVALID",
        "gameState.mana",
      ],
      [
        "[DATA-09] a game state over 8 KB",
        { question: "x", gameState: { stack: Array.from({ length: 20 }, () => "s".repeat(500)) } },
        400,
        "GAME_STATE_TOO_LARGE",
        "gameState",
      ],
      [
        "[DISC-06] a discussion that cannot be one",
        { question: "x", discussionId: "undefined" },
        400,
        "DISCUSSION_ID_INVALID",
        "discussionId",
      ],
      [
        "a game state 20,000 levels deep",
        `{"question":"x","gameState":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`,
        400,
        "FIELD_INVALID",
        "gameState",
      ],
      [
        "keys that would reach prototypes",
        '{"__proto__":{"question":"x"}}',
        400,
        "FIELD_REQUIRED",
        "question",
      ],
      ["a handler that breaks", { question: "x" }, 500, "INTERNAL", undefined],
      ["too few zaps", { question: "zaps" }, 402, "INSUFFICIENT_ZAPS", undefined],
      ["a body over 256 KB", { question: "x".repeat(300_000) }, 413, "BODY_TOO_LARGE", undefined],
    ])("answer %s in one form", async (_what, body, status, code, field) => {
      const answer = await ask(body);
      expect([answer.status, answer.body.code, answer.body.field]).toEqual([status, code, field]);
      expect(answer.body.error).not.toBe("");
      expect(answer.body.traceId).toBe(answer.headers.get("x-trace-id"));
    });

    it("measure a streamed body too", async () => {
      const chunk = new Uint8Array(64 * 1024).fill(32);
      const body = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
      const headers = { "content-type": "application/json", authorization: SESSION };
      const init = { method: "POST", headers, body, duplex: "half" as const };
      const request = new Request("http://localhost/api/ruling", init);
      const answer = await readAnswer(await site.app.request(request));
      expect([answer.status, answer.body.params]).toEqual([413, { max_kb: 256 }]);
    });

    it("take exactly 2,000 characters and refuse one more with both numbers", async () => {
      expect((await ask({ question: "x".repeat(2000) })).body.code).toBe("INTERNAL");
      const { body } = await ask({ question: "x".repeat(2001) });
      expect(body.params).toEqual({ max: 2000, length: 2001 });
    });

    it("refuse another content type than JSON, as a form of another site would send", async () => {
      const headers = { "content-type": "text/plain" };
      const body = JSON.stringify({ question: "x" });
      const answer = await site.call("POST", "/api/ruling", { body, headers });
      expect(answer.body.code).toBe("INVALID_JSON");
    });

    it("refuse bytes that are no UTF-8 instead of storing other letters", async () => {
      const bytes = Buffer.from('{"question":"Cœur é"}', "latin1");
      const headers = { "content-type": "application/json", authorization: SESSION };
      const init = { method: "POST", headers, body: bytes };
      const answer = await readAnswer(await site.app.request("/api/ruling", init));
      expect([answer.status, answer.body.code]).toEqual([400, "INVALID_JSON"]);
    });

    it("speak the caller's language", async () => {
      const english = await ask({ question: "zaps" }, { "accept-language": "en" });
      const french = await ask({ question: "zaps" }, { "accept-language": "fr" });
      expect(english.body.error).toBe("Not enough zaps (1/3)");
      expect(french.body.error).toBe("Zaps insuffisants (1/3)");
    });

    it("[BILL-08] advise a higher plan at the daily cap, except to pro, and say when it ends", async () => {
      const pro = await ask({ question: "cap" }, { "accept-language": "en" });
      const free = await ask({ question: "cap of free" }, { "accept-language": "en" });
      expect(pro.body.error).not.toContain("Upgrade");
      expect(free.body.error).toContain("Upgrade");
      expect(Number(free.headers.get("retry-after"))).toBeLessThanOrEqual(86_400);
    });

    it("tell a session that has ended before they read the body", async () => {
      const headers = { authorization: "Bearer gone" };
      const answer = await ask("{", headers);
      expect([answer.status, answer.body.code]).toEqual([401, "SESSION_EXPIRED"]);
    });

    it("name an empty deck name", async () => {
      const deck = { name: "  ", format: "modern", cards: [] };
      const empty = await site.call("POST", "/api/decks", { body: deck });
      expect([empty.status, empty.body.code]).toEqual([400, "DECK_NAME_EMPTY"]);
    });

    it.each(["/api/nothing", "/api", "/api/ruling/x", "/api/%E0%A4%A"])(
      "answer the unknown address %s",
      async (path) => {
        const answer = await site.call("GET", path);
        expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
      },
    );

    it("tell a wrong method with the right ones", async () => {
      const answer = await site.call("DELETE", "/api/ruling");
      expect([answer.status, answer.body.code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
      expect(answer.headers.get("allow")).toBe("POST");
    });

    it("answer 503 with Retry-After while the database is away", async () => {
      const answer = await site.call("GET", "/api/away");
      expect([answer.status, answer.body.code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
      expect(answer.headers.get("retry-after")).toBe("5");
    });
  });
});
