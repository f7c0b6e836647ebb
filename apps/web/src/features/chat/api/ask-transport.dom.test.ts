import { afterEach, expect, test, vi } from "vitest";
import type { KeptAsk } from "../model/kept-asks.ts";
import { ask } from "../model/line-for-tests.ts";
import { askTransport } from "./ask-transport.ts";

const toForge = (parts: Partial<KeptAsk["request"]>): KeptAsk => ({
  ...ask,
  area: "forge",
  request: { ...ask.request, ...parts },
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/api/ruling", ask],
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
    await askTransport.send(kept, new AbortController().signal);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([path]);
    expect(sent[0]?.headers.get("prefer")).toBe("respond-async");
    expect(await sent[0]?.json()).toMatchObject({ requestId: kept.requestId });
  },
);
