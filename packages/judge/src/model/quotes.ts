import { foldText, splitSentences, unsupportedQuotes, writeFigures } from "@spellwright/text";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";

/** Concepts and figures of a text: the same in both languages. */
const meaningOf = (text: string, vocabulary: Vocabulary): ReadonlySet<string> => {
  const { tokens } = foldText(text);
  return new Set([
    ...vocabulary.find(tokens).map(({ id }) => id),
    ...writeFigures(tokens).filter((token) => /\d/.test(token)),
  ]);
};

/** Fewer ideas than these stand in many texts. */
const FEWEST_IDEAS = 2;

/** Quotations of one text that are looked for in the other language. No ruling has as many. */
const MOST_TRANSLATED = 12;

/** What a text may quote: the texts themselves, and what their sentences mean, read when it is first asked. */
export const createQuoteSources = (texts: readonly string[], vocabulary: Vocabulary) => {
  let meanings: readonly ReadonlySet<string>[] | undefined;
  const readMeanings = () =>
    (meanings ??= texts
      .flatMap((text) => splitSentences(text))
      .map(({ written }) => meaningOf(written, vocabulary)));

  /** In the reader's language, of a source that exists in the other one: all its ideas stand in one sentence there. */
  const isTranslated = (quote: string): boolean => {
    const said = meaningOf(quote, vocabulary);
    if (said.size < FEWEST_IDEAS) return false;
    return readMeanings().some((meant) => [...said].every((idea) => meant.has(idea)));
  };

  return {
    /** Words that a text puts between quotation marks and that none of the sources holds, in either language. */
    falseQuotes: (text: string): readonly string[] =>
      unsupportedQuotes(text, texts).filter(
        (quote, at) => at >= MOST_TRANSLATED || !isTranslated(quote),
      ),
  };
};
