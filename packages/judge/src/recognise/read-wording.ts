import { foldText, splitSentences, type TextFeatures, textFeatures } from "@spellwright/text";
import type { Wording } from "../knowledge/settled-question.ts";
import { deniedConcepts } from "../question/denied.ts";
import { askedForm } from "../question/question-form.ts";
import type { Understanding } from "../question/understand.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";

/** A wording as it was read. */
export interface ReadWording
  extends Pick<Understanding, "language" | "matches" | "form" | "negated" | "inverted" | "clause"> {
  readonly tokens: readonly string[];
  readonly concepts: ReadonlySet<string>;
}

/**
 * Some hundredths of a millisecond: what is read of thousands is not kept.
 *
 * @param wording with its shorthand written out
 */
export const readWording = (
  { text, language }: Pick<Wording, "text" | "language">,
  vocabulary: Vocabulary,
): ReadWording => {
  const { tokens } = foldText(text);
  const matches = vocabulary.find(tokens);
  const { form, negated, inverted, clause } = askedForm(splitSentences(text));
  const concepts = new Set(matches.map(({ id }) => id));
  return { language, tokens, matches, form, negated, inverted, clause, concepts };
};

/** What a wording is found by. */
export const featuresOf = (
  { language, tokens, matches, concepts, clause }: ReadWording,
  { isAbility }: Vocabulary,
): TextFeatures =>
  textFeatures({
    ...{ language, tokens, concepts, clause: clause.text },
    denied: deniedConcepts(tokens, matches, isAbility, clause),
  });
