import { readdirSync, readFileSync } from "node:fs";
import { cardNameOf, createCardIndex, inOneGo } from "@spellwright/cards";
import { Card, type Language } from "@spellwright/contract";
import { createJudge, gatherKnowledge, readKnowledge } from "@spellwright/judge";
import { createRulebook, starterEdition } from "@spellwright/rulebook";
import { answerQuestion, type CardFacts, type OracleResult, STARTER_DATES } from "../src/index.ts";

const DATA = new URL("../../../data/", import.meta.url);

const filesIn = (folder: string, isWanted: (name: string) => boolean) => {
  const directory = new URL(`${folder}/`, DATA);
  return readdirSync(directory)
    .filter(isWanted)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, directory), "utf8") }));
};
const jsonIn = (folder: string): readonly unknown[] =>
  filesIn(folder, (name) => name.endsWith(".json")).map(({ text }) => JSON.parse(text));

const factsOf = (cards: readonly Card[]): CardFacts => {
  const index = createCardIndex(cards.map(cardNameOf));
  return {
    cardIndex: async () => index,
    cardsByIds: async (ids) => cards.filter(({ id }) => ids.includes(id)),
    rulingsOf: async () => [],
  };
};

/** Asks the Oracle one question. */
export type AskOracle = (language: Language, question: string) => Promise<OracleResult>;

/** The Oracle with what ships with the product, and a few cards more; without a language model. */
export const createStarterOracle = async (more: readonly Card[]): Promise<AskOracle> => {
  const facts = factsOf([...Card.array().parse(jsonIn("cards").flat()), ...more]);
  const knowledge = readKnowledge(
    await gatherKnowledge(async (folder, isWanted) => filesIn(folder, isWanted)),
  );
  const rulebook = createRulebook(starterEdition(jsonIn("rules"), STARTER_DATES.rules));
  const judge = createJudge({ knowledge, rulebook });
  return (language, question) =>
    answerQuestion(
      { question, language, cards: [], history: [], summary: "", gameState: null },
      {
        facts,
        doSteps: async (steps) => inOneGo(steps),
        judge: (asked) =>
          judge.answer(asked, {
            effort: "low",
            signal: new AbortController().signal,
            now: new Date("2026-01-02T03:04:05.000Z"),
          }),
      },
    );
};
