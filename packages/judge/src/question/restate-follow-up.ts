import type { JudgeQuestion } from "../judge.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { foldText } from "../vocabulary/fold.ts";
import { readPowerToughness } from "./power-toughness.ts";

const SIZE = /(?<![\d/+-])\d{1,3}\/\d{1,3}(?![\d/])/g;
const OF_BLOCKER = /\b(?:bloqu\p{L}*|block\p{L}*)\b/u;
const OF_ATTACKER = /\b(?:attaqu\p{L}*|attack\p{L}*)\b/u;
/** A follow-up that says more than this stands alone. */
const FEW_WORDS = 14;

const replaceAt = (text: string, place: number, size: string): string => {
  let seen = -1;
  return text.replace(SIZE, (found) => {
    seen++;
    return seen === place ? size : found;
  });
};

/** Keywords that the follow-up gives to the first creature: « Et avec le contact mortel ? ». */
const addedKeywords = (tokens: readonly string[], vocabulary: Vocabulary): readonly string[] =>
  [...new Set(vocabulary.find(tokens).map(({ id }) => id))].flatMap((id) => {
    const concept = vocabulary.concepts.get(id);
    return concept?.keyword && !concept.ordinary ? [concept.keyword.toLowerCase()] : [];
  });

/**
 * The question before, with the numbers or keywords that a short follow-up changes: « Et si elle est
 * bloquée par une 5/5 ? ». Undefined when the follow-up changes nothing that can be put in its place.
 */
export const restateFollowUp = (
  question: string,
  history: JudgeQuestion["history"],
  vocabulary: Vocabulary,
): string | undefined => {
  const { tokens } = foldText(question);
  if (tokens.length > FEW_WORDS) return undefined;
  const before = history.filter(({ role }) => role === "user").at(-1)?.content;
  const sizes = before?.match(SIZE) ?? [];
  if (before === undefined || sizes.length === 0) return undefined;
  const size = tokens.find((token) => readPowerToughness(token) && !/^[+-]/.test(token));
  const said = tokens.join(" ");
  if (size !== undefined) {
    const place = OF_ATTACKER.test(said) && !OF_BLOCKER.test(said) ? 0 : sizes.length - 1;
    return replaceAt(before, place, size);
  }
  const keywords = addedKeywords(tokens, vocabulary);
  const first = sizes[0];
  if (keywords.length === 0 || first === undefined) return undefined;
  return replaceAt(before, 0, `${first} ${keywords.join(" ")}`);
};
