import { inOneGo } from "@spellwright/cards";
import { expect, test } from "vitest";
import { ask, options } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { loadStarterRulebook } from "../../test/load-rulebook.ts";
import type { Judge } from "../judge.ts";
import { createLocalJudgeInSteps } from "../judges.ts";
import { readElsewhereInSteps } from "./elsewhere.ts";
import { indexKnowledgeInSteps } from "./index-knowledge.ts";
import { indexSettledInSteps } from "./settled-index.ts";

/** As a device gets it back from its storage. */
const index = structuredClone(inOneGo(indexKnowledgeInSteps(shippedKnowledge)));
const knowledge = { ...shippedKnowledge, index };

const QUESTIONS = [
  ["en", "does first strike w deathtouch kill before dmg?"],
  ["en", "How many cards may I draw for Divination?"],
  ["fr", "Est-ce que je peux répondre à un sort avec une capacité déclenchée ?"],
  ["fr", "Quelle est la recette de la tarte aux pommes ?"],
] as const;

const rulebook = loadStarterRulebook();
const answersOf = (judge: Judge) =>
  Promise.all(
    QUESTIONS.map(([language, question]) => judge.answer(ask(question, language), options())),
  );

test("[PWA-01] a judge answers from a kept index what it answers from one that it read itself", async () => {
  const judges = [shippedKnowledge, knowledge].map((known) =>
    inOneGo(createLocalJudgeInSteps({ rulebook, knowledge: known })),
  );
  const [read, kept] = await Promise.all(judges.map(answersOf));
  expect(JSON.stringify(kept)).toBe(JSON.stringify(read));
});

test("[PWA-01] what was kept is not read again", () => {
  expect([...indexSettledInSteps(knowledge)]).toEqual([]);
  expect([...readElsewhereInSteps(knowledge)]).toEqual([]);
});
