import { describe, expect, test } from "vitest";
import { asked, cardWithText } from "../test/sample-deck.ts";
import { answerQuestion } from "./answer-question.ts";
import { deckInFittingFormat } from "./fitting-format.ts";
import type { StrategyDeck } from "./strategist.ts";

const WIDE = {
  pauper: "not_legal",
  pioneer: "legal",
  modern: "legal",
  legacy: "legal",
  vintage: "legal",
} as const;
const card = (name: string, standard: "legal" | "not_legal", cmc = 2) =>
  cardWithText("Draw a card.", {
    id: name,
    name,
    cmc,
    legalities: { ...WIDE, standard },
  });
const land = cardWithText("{T}: Add {G}.", {
  id: "forest",
  name: "Forest",
  type_line: "Basic Land — Forest",
  cmc: 0,
  legalities: { ...WIDE, standard: "legal" },
});
const deckWith = (rotated: number, format: StrategyDeck["format"] = "standard"): StrategyDeck => ({
  name: "Rotated",
  format,
  bracket: null,
  entries: [
    ...Array.from({ length: 9 }, (_, at) =>
      card(`Card ${at}`, at < rotated ? "not_legal" : "legal", at + 1),
    ),
    land,
  ].map((each) => ({
    name: each.name,
    quantity: each === land ? 24 : 4,
    board: "main" as const,
    setCode: null,
    collectorNumber: null,
    finish: null,
    categories: [],
    tags: [],
    card: each,
  })),
});

describe("[FOR-09] cards are weighed in the format that a list fits", () => {
  test.each([
    ["a list that has rotated", deckWith(5), null, "pioneer"],
    ["a list with a few cards too many", deckWith(2), null, "standard"],
    ["a format that the question names", deckWith(0), "modern", "modern"],
    ["a Commander deck, whatever is named", deckWith(5, "commander"), "modern", "commander"],
  ] as const)("%s", (_, deck, named, format) => {
    expect(deckInFittingFormat(deck, named).format).toBe(format);
  });

  test("nothing is cut for having rotated, and the answer says so", async () => {
    const { content } = await answerQuestion(
      asked("What should I cut?", { deck: deckWith(5), language: "en" }),
      { signal: new AbortController().signal },
    );
    if (content.kind !== "findings") throw new Error("a model answered");
    const codes = content.sections.flatMap(({ items }) => items.map(({ code }) => code));
    expect(codes).not.toContain("cutIllegal");
    expect(codes).toContain("weighedAs");
  });

  test("where it may be played is told with what is wrong", async () => {
    const { content } = await answerQuestion(
      asked("Is this deck legal?", { deck: deckWith(5), language: "en" }),
      { signal: new AbortController().signal },
    );
    if (content.kind !== "findings") throw new Error("a model answered");
    expect(content.headline).toMatchObject({ code: "deckIllegal", params: { count: 5 } });
    expect(content.sections[0]?.items).toContainEqual({
      code: "deckLegalIn",
      params: { formats: { formats: ["pioneer", "modern", "legacy", "vintage"] } },
    });
  });
});
