import type { RelevantRule } from "@spellwright/contract";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { type Subject, subjectOf } from "./claim-support.ts";

/** Ends of sentences. Numbers of rules and abbreviations go on in lower case or with a digit. */
const SENTENCE_END = /(?<=[.!?][\u201D»"]?)\s+(?=[\p{Lu}\u201C«"])/u;

/** A shared idea tells more than a shared word, and one of nearly every rule less. */
const inCommon = (one: Subject, other: Subject, vocabulary: Vocabulary): number => {
  let sum = 0;
  for (const id of one.concepts)
    if (other.concepts.has(id)) sum += vocabulary.isOrdinary(id) ? 1 : 2;
  for (const word of one.words) if (other.words.has(word)) sum++;
  return sum;
};

/** The sentence of a rule that says what is claimed of it. Undefined where it has one only or none fits. */
export const decidingSentence = (
  text: string,
  claim: string,
  vocabulary: Vocabulary,
): string | undefined => {
  const sentences = text.split(SENTENCE_END);
  if (sentences.length < 2) return undefined;
  const claimed = subjectOf(claim, vocabulary);
  let deciding: string | undefined;
  let most = 0;
  for (const sentence of sentences) {
    const fits = inCommon(claimed, subjectOf(sentence, vocabulary), vocabulary);
    if (fits > most) {
      most = fits;
      deciding = sentence;
    }
  }
  return deciding;
};

/** Rules of an undecided answer: in the first one, the deciding rule, the sentence that decides is told. */
export const markDeciding = (
  [first, ...others]: readonly RelevantRule[],
  vocabulary: Vocabulary,
): RelevantRule[] => {
  if (first?.claim === undefined || first.quote !== undefined)
    return first ? [first, ...others] : [];
  const quote = decidingSentence(first.text, first.claim, vocabulary);
  return [quote === undefined ? first : { ...first, quote }, ...others];
};
