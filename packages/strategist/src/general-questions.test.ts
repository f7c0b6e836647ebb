import { expect, test } from "vitest";
import { GENERAL } from "../test/general-questions.ts";
import { named } from "../test/krenko.ts";
import { asked } from "../test/sample-deck.ts";
import { answerQuestion } from "./index.ts";

test.each(GENERAL.flatMap((row) => [[row.fr, row] as const, [row.en, row] as const]))(
  "[FOR-09] a general question has the answer of the tables and of the rules: %s",
  async (question, row) => {
    const { signal } = new AbortController();
    const { content } = await answerQuestion(asked(question, { cards: named(row.cards ?? []) }), {
      signal,
    });
    if (content.kind !== "findings") throw new Error("a model answered");
    expect(content.headline).toMatchObject({ code: row.code, params: row.params ?? {} });
  },
);
