import type { Steps } from "@spellwright/cards";
import { type Vocabulary, vocabularyInSteps } from "../vocabulary/create-vocabulary.ts";
import { foldText } from "../vocabulary/fold.ts";
import type { Answer, Interaction, Wording } from "./interaction.ts";
import type { JudgeKnowledge, WrittenInteraction, WrittenKnowledge } from "./knowledge.ts";

const WORD = { yes: { fr: "Oui", en: "Yes" }, no: { fr: "Non", en: "No" } } as const;

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The neutral sentence of an interaction as the answer yes or no. */
export const sayingNeutral = (
  verdict: "yes" | "no",
  { neutral }: Pick<WrittenInteraction, "neutral">,
): Answer["says"] => ({
  fr: `${WORD[verdict].fr}, ${lowerFirst(neutral.fr)}`,
  en: `${WORD[verdict].en}, ${lowerFirst(neutral.en)}`,
});

const answersOf = (line: WrittenInteraction): readonly Answer[] => [
  ...line.answers.map(
    ({ when, verdict, says, because }): Answer => ({
      when,
      verdict,
      because,
      says: says ?? (verdict === null ? line.neutral : sayingNeutral(verdict, line)),
    }),
  ),
  { verdict: null, says: line.neutral },
];

/** The concepts that an interaction's own wordings hold. */
const mentionedIn = (wordings: readonly Wording[], vocabulary: Vocabulary): readonly string[] => [
  ...new Set(
    wordings.flatMap(({ text, heldBack }) =>
      heldBack ? [] : vocabulary.find(foldText(text).tokens).map(({ id }) => id),
    ),
  ),
];

/** What a judge knows, from what is written: a concept, a phrase or an interaction a step. */
export function* deriveKnowledgeInSteps(written: WrittenKnowledge): Steps<JudgeKnowledge> {
  const { elsewhere, definitions } = written;
  const vocabulary = yield* vocabularyInSteps(written.vocabulary);
  const interactions: Interaction[] = [];
  // Each id once in memory, however many interactions name it.
  const shared = (ids: readonly string[]) => ids.map((id) => vocabulary.concepts.get(id)?.id ?? id);
  for (const line of written.interactions) {
    yield;
    interactions.push({
      ...line,
      rules: line.rules.map(({ number, claim }) => ({ number, claim: claim ?? line.neutral })),
      concepts: line.concepts.map(shared),
      not: shared(line.not ?? []),
      hints: line.hints ? shared(line.hints) : mentionedIn(line.wordings, vocabulary),
      answers: answersOf(line),
    });
  }
  return { vocabulary, interactions, elsewhere, definitions };
}
