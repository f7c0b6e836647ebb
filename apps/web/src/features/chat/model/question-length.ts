import { QUESTION_MAX_LENGTH } from "../../../lib/http/contract.static.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";

export interface QuestionLength {
  /** Characters a person sees, trimmed. */
  readonly visible: number;
  /** Characters still missing; 0 when it is long enough. */
  readonly missing: number;
  /** Characters the server would count, when they are too many; else null. */
  readonly excess: number | null;
}

/** ORA-05: a question that follows others may be as short as “And with trample?”, or shorter. */
export const FOLLOW_UP_MIN_LENGTH = 1;

/**
 * ORA-05, FOR-08: so many trimmed characters at least on the page, 2,000 at most on the server.
 *
 * @param min characters that a question needs
 */
export const measureQuestion = (text: string, min: number): QuestionLength => {
  const visible = withoutMarkup(text).trim().length;
  const stored = text.trim().length;
  return {
    visible,
    missing: Math.max(0, min - visible),
    excess: stored > QUESTION_MAX_LENGTH ? stored : null,
  };
};
