import type { Language } from "@spellwright/contract";
import { expect, test } from "vitest";
import type { SettledQuestion } from "../src/knowledge/settled-question.ts";
import { answerWhoseConditionHolds, namesAsked } from "../src/recognise/conditions.ts";
import { ask } from "../test/ask.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { understand } from "../test/understand.ts";
import { readPlain } from "./read-plain.ts";

interface Asked {
  readonly text: string;
  readonly language: Language;
  readonly verdict: "yes" | "no";
}

/** What the conditions of a settled question make of questions on it: the shares of 1 that are told right, and by what is asked. */
const shares = (asked: readonly (Asked & { readonly settledQuestion: SettledQuestion })[]) => {
  const answers = asked.flatMap(({ text, language, verdict, settledQuestion }) => {
    const understanding = understand(ask(text, language));
    const answer = answerWhoseConditionHolds(settledQuestion, understanding);
    return understanding.form === "yes_no" ? { answer, isRight: answer?.verdict === verdict } : [];
  });
  const count = (is: (one: (typeof answers)[number]) => boolean) =>
    answers.filter(is).length / answers.length;
  return {
    right: count(({ isRight }) => isRight),
    named: count(({ answer }) => namesAsked(answer?.when)),
  };
};

test("[ORA-14] the conditions of a settled question tell the yes and no of its own wordings, nearly always by what is asked", () => {
  const own = shippedKnowledge.settledQuestions.flatMap((settledQuestion) =>
    settledQuestion.wordings.flatMap(({ verdict, ...wording }) =>
      verdict ? [{ ...wording, verdict, settledQuestion }] : [],
    ),
  );
  const { right, named } = shares(own);
  expect(own.length).toBeGreaterThan(7000);
  expect(right).toBeGreaterThan(0.975);
  expect(named).toBeGreaterThan(0.9);
});

test("[ORA-14] the conditions of plain questions tell them from both sides", () => {
  const byId = new Map(shippedKnowledge.settledQuestions.map((one) => [one.id, one]));
  const asked = readPlain().map((one) => {
    const settledQuestion = byId.get(one.id);
    if (!settledQuestion) throw new Error(`no settled question ${one.id}`);
    return { ...one, settledQuestion };
  });
  const { right, named } = shares(asked);
  expect(asked.length).toBeGreaterThan(5000);
  expect(right).toBeGreaterThan(0.97);
  expect(named).toBeGreaterThan(0.9);
});
