import type { AnswerContext, AnswerPart } from "./answers/answer-part.ts";
import { partsFor } from "./answers/read-as.ts";
import { type AskedHalf, partedHalves } from "./split-question.ts";
import { rankSubjects } from "./understanding/rank-subjects.ts";

/** So likely a clause must be about what is answered at least to be answered with the rest. */
const ANSWERED = 0.1;

const isAnsweredBy = (parts: readonly AnswerPart[], { question, understanding }: AnswerContext) =>
  rankSubjects(question, understanding)
    .filter(({ subject }) => partsFor(subject, parts).length > 0)
    .reduce((sum, { likelihood }) => sum + likelihood, 0) >= ANSWERED;

/**
 * What an answer to a whole message leaves of it: of two questions that a question mark parts, the one that it is
 * not about. What the other one says is all that it may be answered from.
 *
 * @returns undefined where both are answered, or neither by itself
 */
export const unansweredClause = (
  context: AnswerContext,
  parts: readonly AnswerPart[],
): AskedHalf | undefined => {
  for (const [first, second] of partedHalves(context)) {
    const [one, other] = [first, second].map(({ asked }) => isAnsweredBy(parts, asked));
    if (one === other) continue;
    return one
      ? { asked: first.asked, rest: second.said }
      : { asked: second.asked, rest: first.said };
  }
  return undefined;
};
