import { readFile } from "node:fs/promises";
import { LANGUAGES, type Language } from "@spellwright/contract";
import { readDecklist } from "@spellwright/decks";
import { DECK_QUESTIONS, translator } from "@spellwright/locales";
import { answerQuestion, type StrategyDeck } from "@spellwright/strategist";
import { describe, expect, test } from "vitest";
import { resolveCards } from "../answers/index.ts";
import { cardsByNames } from "../decks/index.ts";
import { createFileKnowledge } from "../knowledge/index.ts";
import { writeFindings } from "./write-findings.ts";

const SAMPLES = [
  ["atraxa-growing-council", "commander"],
  ["krenko-goblin-uproar", "commander"],
  ["modern-red-white-burn", "modern"],
] as const;

/** All sentences of an answer. */
const saidIn = (content: Parameters<typeof writeFindings>[0], language: Language): string => {
  const { answer, sections } = writeFindings(content, language);
  return [answer, ...sections.flatMap(({ items }) => items.map(({ text }) => text))].join("\n");
};

const { signal } = new AbortController();

describe("[FOR-09] the questions that an empty chat about a deck offers", () => {
  test.each(SAMPLES)(
    "are answered from the list of %s, in both languages",
    async (file, format) => {
      const knowledge = await createFileKnowledge({});
      const list = new URL(`../../../../../data/decks/${file}.txt`, import.meta.url);
      const { entries } = readDecklist(await readFile(list, "utf8"));
      const cards = await cardsByNames(
        { knowledge },
        entries.map(({ name }) => name),
      );
      const deck: StrategyDeck = {
        name: file,
        format,
        bracket: null,
        entries: entries.map((entry) => ({ ...entry, card: cards.get(entry.name) ?? null })),
      };
      const failures: string[] = [];
      for (const language of LANGUAGES)
        for (const name of DECK_QUESTIONS) {
          const question = translator(language)(`forgeChat.deckQuestions.${name}`);
          const named = await resolveCards(knowledge, { question, cards: [], language });
          const { content, language: spoken } = await answerQuestion(
            { question, language, deck, cards: named.cards, format, history: [], summary: "" },
            { signal },
          );
          if (content.kind !== "findings" || spoken !== language) failures.push(question);
          else if (content.responseType === "unsettled" || content.responseType === "rules")
            failures.push(`${question} → ${content.headline.code}`);
          // A value that a sentence lacks would leave two blanks, or a pair of braces.
          else if (/[{}]|strategy\.| {2}/.test(saidIn(content, language)))
            failures.push(`${question} → ${saidIn(content, language)}`);
        }
      expect(failures).toEqual([]);
      expect(DECK_QUESTIONS).toHaveLength(20);
    },
  );
});
