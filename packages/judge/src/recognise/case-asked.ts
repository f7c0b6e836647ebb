import type { Answer, Interaction, Wording } from "../knowledge/interaction.ts";
import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import { understand } from "../question/understand.ts";
import { heldAnswer } from "./conditions.ts";

const ALONE = { cards: [], cardRulings: [], unknownCards: [], gameState: null, history: [] };

/** The case of a settled question that one of its wordings asks for; undefined where it asks for none of its own. */
export const caseAsked = (
  interaction: Interaction,
  { text, language }: Pick<Wording, "text" | "language">,
  { vocabulary }: Pick<JudgeKnowledge, "vocabulary">,
): Answer | undefined =>
  heldAnswer(
    interaction,
    understand({ ...ALONE, question: text, language, summary: "" }, vocabulary),
  );
