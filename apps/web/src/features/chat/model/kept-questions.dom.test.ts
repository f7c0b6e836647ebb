import { beforeEach, describe, expect, it } from "vitest";
import {
  forgetQuestion,
  type KeptQuestion,
  keepQuestion,
  readKeptQuestions,
} from "./kept-questions.ts";

const question = (requestId: string): KeptQuestion => ({
  requestId,
  owner: "someone",
  area: "oracle",
  askedAt: "2026-11-20T14:00:00.000Z",
  request: { question: "Combien de blessures passent ?", cards: [], requestId },
});

describe("questions on their way", () => {
  beforeEach(() => localStorage.clear());

  it("[DISC-08] survive a reload until the server has them", () => {
    keepQuestion(question("a"));
    keepQuestion(question("b"));
    expect(readKeptQuestions().map((kept) => kept.requestId)).toEqual(["a", "b"]);
    forgetQuestion("a");
    expect(readKeptQuestions()).toEqual([question("b")]);
  });

  it("[DISC-08] are kept once, however often they are tried", () => {
    keepQuestion(question("a"));
    keepQuestion(question("a"));
    expect(readKeptQuestions()).toHaveLength(1);
  });

  it("[DISC-08] come back whole, and without what is no card or no effort", () => {
    const request = {
      ...question("a").request,
      discussionId: "d",
      gameState: { activePlayer: "Moi", players: [{ name: "Moi", life: 12 }] },
      reasoningEffort: "high" as const,
    };
    keepQuestion({ ...question("a"), request });
    expect(readKeptQuestions()).toEqual([{ ...question("a"), request }]);
    const damaged = { ...request, cards: [3, { name: "Fork" }], reasoningEffort: "huge" };
    localStorage.setItem("asks", JSON.stringify([{ ...question("a"), request: damaged }]));
    const { reasoningEffort: _effort, ...kept } = request;
    expect(readKeptQuestions()[0]?.request).toEqual({ ...kept, cards: [{ name: "Fork" }] });
  });

  it("[BILL-08] remember the limit that they met, and nothing else as one", () => {
    const refused = { code: "DAILY_CAP", params: { plan: "free", cap: 5 } } as const;
    keepQuestion({ ...question("a"), refused });
    expect(readKeptQuestions()).toEqual([{ ...question("a"), refused }]);
    for (const wrong of [{ code: "INTERNAL", params: {} }, { code: "DAILY_CAP" }, "DAILY_CAP"]) {
      localStorage.setItem("asks", JSON.stringify([{ ...question("a"), refused: wrong }]));
      expect(readKeptQuestions()).toEqual([question("a")]);
    }
  });

  it.each(["{", "3", '[{"request":{}}]', '[null,"x"]'])(
    "[DISC-08] none are read from %s",
    (stored) => {
      localStorage.setItem("asks", stored);
      expect(readKeptQuestions()).toEqual([]);
    },
  );
});
