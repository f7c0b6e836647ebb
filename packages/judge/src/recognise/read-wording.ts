import { foldText, splitSentences } from "@spellwright/text";
import type { Mood, Wording } from "../knowledge/interaction.ts";
import { deniedConcepts } from "../question/denied.ts";
import { askedForm } from "../question/question-form.ts";
import type { Understanding } from "../question/understand.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { type TextFeatures, textFeatures } from "./text-features.ts";

/** A wording as it was read. */
export interface ReadWording
  extends Pick<Understanding, "language" | "matches" | "form" | "negated" | "inverted"> {
  readonly tokens: readonly string[];
  readonly concepts: ReadonlySet<string>;
  readonly mood: Mood;
  /** Its main clause, folded. */
  readonly clauseText: string;
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
  const { mood, text: clauseText } = clause;
  return { language, tokens, matches, form, negated, inverted, mood, clauseText, concepts };
};

/** What a wording is found by. */
export const featuresOf = ({
  language,
  tokens,
  matches,
  concepts,
  clauseText: clause,
}: ReadWording): TextFeatures =>
  textFeatures({
    language,
    tokens,
    concepts,
    denied: deniedConcepts(tokens, matches, clause),
    clause,
  });
