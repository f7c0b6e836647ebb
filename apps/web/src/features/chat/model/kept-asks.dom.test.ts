import { beforeEach, describe, expect, it } from "vitest";
import { forgetAsk, type KeptAsk, keepAsk, readAsks } from "./kept-asks.ts";

const ask = (requestId: string): KeptAsk => ({
  requestId,
  owner: "someone",
  area: "oracle",
  askedAt: "2026-11-20T14:00:00.000Z",
  request: { question: "Combien de blessures passent ?", cards: [], requestId },
});

describe("questions on their way", () => {
  beforeEach(() => localStorage.clear());

  it("[DISC-08] survive a reload until the server has them", () => {
    keepAsk(ask("a"));
    keepAsk(ask("b"));
    expect(readAsks().map((kept) => kept.requestId)).toEqual(["a", "b"]);
    forgetAsk("a");
    expect(readAsks()).toEqual([ask("b")]);
  });

  it("are kept once, however often they are tried", () => {
    keepAsk(ask("a"));
    keepAsk(ask("a"));
    expect(readAsks()).toHaveLength(1);
  });

  it("come back whole, and without what is no card or no effort", () => {
    const request = {
      ...ask("a").request,
      discussionId: "d",
      gameState: { activePlayer: "Moi", players: [{ name: "Moi", life: 12 }] },
      reasoningEffort: "high" as const,
    };
    keepAsk({ ...ask("a"), request });
    expect(readAsks()).toEqual([{ ...ask("a"), request }]);
    const damaged = { ...request, cards: [3, { name: "Fork" }], reasoningEffort: "huge" };
    localStorage.setItem("asks", JSON.stringify([{ ...ask("a"), request: damaged }]));
    const { reasoningEffort: _effort, ...kept } = request;
    expect(readAsks()[0]?.request).toEqual({ ...kept, cards: [{ name: "Fork" }] });
  });

  it("[BILL-08] remember the limit that they met, and nothing else as one", () => {
    const refused = { code: "DAILY_CAP", params: { plan: "free", cap: 5 } } as const;
    keepAsk({ ...ask("a"), refused });
    expect(readAsks()).toEqual([{ ...ask("a"), refused }]);
    for (const wrong of [{ code: "INTERNAL", params: {} }, { code: "DAILY_CAP" }, "DAILY_CAP"]) {
      localStorage.setItem("asks", JSON.stringify([{ ...ask("a"), refused: wrong }]));
      expect(readAsks()).toEqual([ask("a")]);
    }
  });

  it.each(["{", "3", '[{"request":{}}]', '[null,"x"]'])("none are read from %s", (stored) => {
    localStorage.setItem("asks", stored);
    expect(readAsks()).toEqual([]);
  });
});
