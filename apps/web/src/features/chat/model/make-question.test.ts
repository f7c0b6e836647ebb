import { describe, expect, it } from "vitest";
import type { Exchange } from "./exchanges.ts";
import { hasLostItsDiscussion, makeQuestion, questionOf, retryStored } from "./make-question.ts";

const AT = "2026-11-20T14:00:00.000Z";
const asking = { owner: "me", askedAt: AT, requestId: "new" };
const oracle = { area: "oracle", deckId: null, discussionId: "d" } as const;
const failed: Exchange = {
  requestId: "first",
  attempt: "first",
  attemptedAt: AT,
  questionId: "q",
  question: "Combien de terrains ?",
  cards: [],
  effort: "low",
  askedAt: AT,
  stored: true,
  answers: [],
  state: { kind: "failed", failure: { code: "TIMEOUT", params: {} } },
};

describe("a question on its way", () => {
  it("[DATA-08] names its place only where there is one", () => {
    const question = { text: "Combien de terrains ?", cards: [] };
    const empty = { area: "forge", deckId: null, discussionId: null } as const;
    expect(makeQuestion(question, empty, asking).request).toEqual({
      requestId: "new",
      question: "Combien de terrains ?",
      cards: [],
    });
    expect(
      makeQuestion(question, { ...empty, deckId: "k", discussionId: "d" }, asking),
    ).toMatchObject({
      area: "forge",
      request: { deckId: "k", discussionId: "d" },
    });
  });

  it("[DATA-09] takes the table along, and again when its discussion was lost", () => {
    const table = { players: [{ name: "Moi", life: 12 }] };
    const asked = makeQuestion({ text: "Je meurs ?", cards: [], table }, oracle, asking);
    expect(asked.request.gameState).toEqual(table);
    expect(questionOf({ ...failed, table }).table).toEqual(table);
  });

  it("[DISC-08] is tried again without a second copy of it", () => {
    const again = retryStored(failed, "high", oracle, asking);
    expect(again).toMatchObject({
      requestId: "new",
      request: { answersAgain: "q", discussionId: "d", reasoningEffort: "high" },
    });
    const forge = retryStored(failed, "low", { ...oracle, area: "forge", deckId: "k" }, asking);
    expect(forge).toMatchObject({
      requestId: "first",
      request: { requestId: "first", question: failed.question, deckId: "k", discussionId: "d" },
    });
    expect(forge.request).not.toHaveProperty("answersAgain");
    expect(forge.request).not.toHaveProperty("analysis");
  });

  it("[ANA-05] an analysis that failed on another device is tried again as an analysis", () => {
    const analysis = { ...failed, analysis: true } as const;
    const place = { area: "forge", deckId: "k", discussionId: "d" } as const;
    expect(retryStored(analysis, "low", place, asking)).toMatchObject({
      requestId: "first",
      request: { requestId: "first", deckId: "k", discussionId: "d", analysis: true },
    });
  });

  it("[ORA-08] knows when its discussion is gone", () => {
    expect(hasLostItsDiscussion(failed)).toBe(false);
    const gone = { kind: "failed", failure: { code: "PGRST116", params: {} } } as const;
    expect(hasLostItsDiscussion({ state: gone })).toBe(true);
  });
});
