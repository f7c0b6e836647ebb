import { afterEach, expect, test, vi } from "vitest";
import { question } from "../model/connection-for-tests.ts";
import type { KeptQuestion } from "../model/kept-questions.ts";
import { questionTransport } from "./question-transport.ts";

const toForge = (parts: Partial<KeptQuestion["request"]>): KeptQuestion => ({
  ...question,
  area: "forge",
  request: { ...question.request, ...parts },
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/api/ruling", question],
  ["/api/strategy-qna", toForge({})],
  ["/api/deck-qna", toForge({ deckId: "d" })],
  ["/api/deck-suggestions", toForge({ deckId: "d", analysis: true })],
])(
  "[DATA-08] the page begins a run by %s, and does not wait for its answer",
  async (path, kept) => {
    const sent: Request[] = [];
    vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
      sent.push(new Request(input, init));
      return Response.json({ requestId: kept.requestId }, { status: 202 });
    });
    await questionTransport.send(kept, new AbortController().signal);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([path]);
    expect(sent[0]?.headers.get("prefer")).toBe("respond-async");
    expect(await sent[0]?.json()).toMatchObject({ requestId: kept.requestId });
  },
);
