import type { Language } from "@spellwright/contract";
import { foldLetters, isFunctionWord, stem } from "@spellwright/text";
import MiniSearch from "minisearch";
import { NO_LIMIT_MS, runInSlices } from "../../runtime/time-slices.ts";
import {
  type SettledQuestion,
  type SettledQuestions,
  slugOf,
  wordingsIn,
} from "./settled-questions.ts";

const tokenize = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

const processTerm = (word: string): string | null => {
  const folded = foldLetters(word);
  return isFunctionWord(folded) ? null : stem(folded);
};

const isLong = (term: string): boolean => term.length > 4;

function* indexInSteps(
  settledQuestions: readonly SettledQuestion[],
  language: Language,
): Generator<void, MiniSearch, void> {
  const index = new MiniSearch({
    fields: ["title", "asked", "answer"],
    tokenize,
    processTerm,
    searchOptions: { boost: { title: 2, asked: 1.5 }, combineWith: "AND" },
  });
  for (const settledQuestion of settledQuestions) {
    yield;
    index.add({
      id: slugOf(settledQuestion),
      title: settledQuestion.title[language],
      asked: wordingsIn(settledQuestion, language)
        .map(({ text }) => text)
        .join(" "),
      answer: `${settledQuestion.neutral[language]} ${settledQuestion.because[language]}`,
    });
  }
  return index;
}

/**
 * Finds settled questions by words of their title, of the ways they are asked or of their answer. All words
 * first; without a hit any of them, beginnings and small slips too. The index of a language is made in
 * turns when it is first searched.
 *
 * @returns functions that give slugs, best first: those closest to words, and those that hold all of them
 */
export const createQuestionSearch = ({ settledQuestions }: SettledQuestions) => {
  const indexes = new Map<Language, Promise<MiniSearch>>();
  const indexOf = (language: Language): Promise<MiniSearch> => {
    const made =
      indexes.get(language) ?? runInSlices(indexInSteps(settledQuestions, language), NO_LIMIT_MS);
    indexes.set(language, made);
    return made;
  };
  const withAllWords = async (query: string, language: Language): Promise<readonly string[]> =>
    (await indexOf(language)).search(query).map(({ id }) => String(id));
  const closest = async (query: string, language: Language): Promise<readonly string[]> => {
    const whole = await withAllWords(query, language);
    if (whole.length > 0) return whole;
    const hits = (await indexOf(language)).search(query, {
      combineWith: "OR",
      prefix: isLong,
      fuzzy: (term) => (isLong(term) ? 0.2 : false),
    });
    return hits.map(({ id }) => String(id));
  };
  return { closest, withAllWords };
};
