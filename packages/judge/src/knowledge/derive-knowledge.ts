import type { Steps } from "@spellwright/cards";
import { foldText, PackedTexts } from "@spellwright/text";
import { type Vocabulary, vocabularyInSteps } from "../vocabulary/create-vocabulary.ts";
import type { Condition, Interaction, Wording } from "./interaction.ts";
import type { JudgeKnowledge, WrittenKnowledge } from "./knowledge.ts";
import { PackedInteraction } from "./packed-interaction.ts";
import { PackedWordings } from "./packed-wordings.ts";

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
  const vocabulary = yield* vocabularyInSteps(written.vocabulary);
  const texts = new PackedTexts();
  const wordings = new PackedWordings(
    written.interactions.reduce((sum, line) => sum + line.wordings.length, 0),
  );
  const shared = (ids: readonly string[]) => ids.map((id) => vocabulary.concepts.get(id)?.id ?? id);
  const parts = { texts, wordings, shared, conditions: new Map<string, Condition>() };
  const interactions: Interaction[] = [];
  for (const line of written.interactions) {
    yield;
    const hints = line.hints ?? mentionedIn(line.wordings, vocabulary);
    interactions.push(new PackedInteraction(line, hints, parts));
  }
  const definitions = written.definitions.map(({ term, definition, detail, ...more }) => ({
    ...more,
    term: texts.addBilingual(term),
    definition: texts.addBilingual(definition),
    ...(detail ? { detail: texts.addBilingual(detail) } : {}),
  }));
  texts.close();
  wordings.close();
  return { vocabulary, interactions, wordings, elsewhere: written.elsewhere, definitions };
}
