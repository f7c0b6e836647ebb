import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import type { Answer, SettledQuestion, Wording } from "../knowledge/settled-question.ts";
import { type Understanding, understand } from "../question/understand.ts";
import { answerWhoseConditionHolds } from "./conditions.ts";

const ALONE = { cards: [], cardRulings: [], unknownCards: [], gameState: null, history: [] };

/** A wording of a settled question, read as a question of its own. */
export const understandWording = (
  { text, language }: Pick<Wording, "text" | "language">,
  vocabulary: JudgeKnowledge["vocabulary"],
): Understanding => understand({ ...ALONE, question: text, language, summary: "" }, vocabulary);

/** The case of a settled question that one of its wordings asks for. Undefined where it asks for none of its own. */
export const caseOfWording = (
  settledQuestion: SettledQuestion,
  wording: Pick<Wording, "text" | "language">,
  { vocabulary }: Pick<JudgeKnowledge, "vocabulary">,
): Answer | undefined =>
  answerWhoseConditionHolds(settledQuestion, understandWording(wording, vocabulary));
