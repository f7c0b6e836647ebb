import { Language } from "@spellwright/contract";
import { expect, test } from "vitest";
import * as z from "zod";
import { createJudge } from "../src/index.ts";
import { ask, options } from "../test/ask.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadStarterRulebook } from "../test/load-rulebook.ts";
import questions from "./questions/to-be-refused.json" with { type: "json" };

/** 60 questions that are none of the judge's business, and 60 on the rules that sound like them. */
const Questions = z.array(z.object({ language: Language, text: z.string(), refused: z.boolean() }));
/** Of those that must be refused; and so many of the others at most. */
const LEAST_REFUSED = 0.9;
const MOST_WRONGLY_REFUSED = 1;

test("[ORA-14] questions about something else are refused, look-alikes on the rules are answered", async () => {
  const judge = createJudge({ rulebook: loadStarterRulebook(), knowledge: shippedKnowledge });
  const missed: string[] = [];
  const wrongly: string[] = [];
  const asked = Questions.parse(questions);
  for (const { language, text, refused } of asked) {
    const { ruling } = await judge.answer(ask(text, language), options());
    if (refused && ruling.outcome !== "declined") missed.push(text);
    if (!refused && ruling.outcome === "declined") wrongly.push(text);
  }
  const all = asked.filter(({ refused }) => refused).length;
  expect(1 - missed.length / all, missed.join("\n")).toBeGreaterThanOrEqual(LEAST_REFUSED);
  expect(wrongly.length, wrongly.join("\n")).toBeLessThanOrEqual(MOST_WRONGLY_REFUSED);
});
