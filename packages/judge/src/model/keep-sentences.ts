import { cutText, foldText, isFunctionWord, splitSentences, stem } from "@spellwright/text";

/** Stands where sentences were left out. */
const OMISSION = "[…]";

/** The stems of the words that say something. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    foldText(text)
      .tokens.filter((token) => token.length > 2 && !isFunctionWord(token))
      .map(stem),
  );

/**
 * A text that is too long for its room in whole sentences: those that share most words with what is asked,
 * in their order, with a mark where others stood. The first one names what the text is about and stays. Where no
 * sentence fits, the text is cut at a word.
 *
 * @param longest in characters
 * @param asked stems of the question's words
 */
export const keepSentences = (
  text: string,
  longest: number,
  asked: ReadonlySet<string>,
): string => {
  if (text.length <= longest) return text;
  const sentences = splitSentences(text).map(({ written }, at) => {
    const words = stemsOf(written);
    const shared = [...words].filter((word) => asked.has(word)).length;
    return { written: written.trim(), at, worth: at === 0 ? Number.POSITIVE_INFINITY : shared };
  });
  const kept = new Set<number>();
  let room = longest;
  for (const { written, at } of sentences.toSorted((a, b) => b.worth - a.worth || a.at - b.at)) {
    const takes = written.length + OMISSION.length + 2;
    if (takes > room) continue;
    room -= takes;
    kept.add(at);
  }
  if (kept.size === 0) return `${cutText(text, longest).replace(/\s\S*$/, "")} ${OMISSION}`;
  return sentences
    .flatMap(({ written, at }) => {
      if (kept.has(at)) return [written];
      return at === 0 || kept.has(at - 1) ? [OMISSION] : [];
    })
    .join(" ");
};
