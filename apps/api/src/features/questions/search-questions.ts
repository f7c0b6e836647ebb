import type { Language } from "@spellwright/contract";
import { foldLetters, isFunctionWord, stem } from "@spellwright/text";
import MiniSearch from "minisearch";
import {
  type Interaction,
  type SettledQuestions,
  shownWordings,
  slugOf,
} from "./settled-questions.ts";

const tokenize = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

const processTerm = (word: string): string | null => {
  const folded = foldLetters(word);
  return isFunctionWord(folded) ? null : stem(folded);
};

const isLong = (term: string): boolean => term.length > 4;

const createIndex = (interactions: readonly Interaction[], language: Language): MiniSearch => {
  const index = new MiniSearch({
    fields: ["title", "asked", "answer"],
    tokenize,
    processTerm,
    searchOptions: { boost: { title: 2, asked: 1.5 }, combineWith: "AND" },
  });
  index.addAll(
    interactions.map((interaction) => ({
      id: slugOf(interaction),
      title: interaction.title[language],
      asked: shownWordings(interaction, language)
        .map(({ text }) => text)
        .join(" "),
      answer: `${interaction.neutral[language]} ${interaction.because[language]}`,
    })),
  );
  return index;
};

/**
 * Finds settled questions by words of their title, of the ways they are asked or of their answer. All words
 * first; without a hit any of them, beginnings and small slips too. The index of a language is made when
 * it is first searched.
 *
 * @returns a function that gives slugs, best first
 */
export const createQuestionSearch = ({ interactions }: SettledQuestions) => {
  const indexes = new Map<Language, MiniSearch>();
  return (query: string, language: Language): readonly string[] => {
    const index = indexes.get(language) ?? createIndex(interactions, language);
    indexes.set(language, index);
    const whole = index.search(query);
    const hits =
      whole.length > 0
        ? whole
        : index.search(query, {
            combineWith: "OR",
            prefix: isLong,
            fuzzy: (term) => (isLong(term) ? 0.2 : false),
          });
    return hits.map(({ id }) => String(id));
  };
};
