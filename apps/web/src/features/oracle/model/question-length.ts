import { withoutMarkup } from "../../../lib/card-markup.ts";
import { QUESTION_MAX_LENGTH, QUESTION_MIN_LENGTH } from "../../../lib/contract.static.ts";

export interface QuestionLength {
  /** Characters a person sees, trimmed. */
  readonly visible: number;
  /** Characters still missing; 0 when it is long enough. */
  readonly missing: number;
  /** Characters the server would count, when they are too many; else null. */
  readonly excess: number | null;
}

/** ORA-05: 30 trimmed characters at least on the page, 2,000 at most on the server. */
export const measureQuestion = (text: string): QuestionLength => {
  const visible = withoutMarkup(text).trim().length;
  const stored = text.trim().length;
  return {
    visible,
    missing: Math.max(0, QUESTION_MIN_LENGTH - visible),
    excess: stored > QUESTION_MAX_LENGTH ? stored : null,
  };
};
