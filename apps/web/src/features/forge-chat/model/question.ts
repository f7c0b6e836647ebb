import { FORGE_QUESTION_MIN_LENGTH, QUESTION_MAX_LENGTH } from "../../../lib/contract.static.ts";

/** Zaps that a question to the Forge costs (BILL-12). */
export const QUESTION_COST = 1;

export interface QuestionLength {
  /** Characters, trimmed. */
  readonly visible: number;
  /** Characters still missing; 0 when it is long enough. */
  readonly missing: number;
  /** Characters, when they are too many; else null. */
  readonly excess: number | null;
}

/** FOR-08: 10 trimmed characters at least, 2,000 at most on the server. */
export const measureQuestion = (text: string): QuestionLength => {
  const { length } = text.trim();
  return {
    visible: length,
    missing: Math.max(0, FORGE_QUESTION_MIN_LENGTH - length),
    excess: length > QUESTION_MAX_LENGTH ? length : null,
  };
};

/** FOR-08: parentheses that a question opens at its end and never closes say nothing. */
export const cleanQuestion = (text: string): string => {
  let cleaned = text.trim();
  while (/\(\s*$/.test(cleaned)) cleaned = cleaned.replace(/\(\s*$/, "").trim();
  const opened = cleaned.lastIndexOf("(");
  if (opened === -1 || cleaned.indexOf(")", opened) !== -1) return cleaned;
  // One that has words in it is closed: the words are the person’s.
  return `${cleaned})`;
};
