import { cutText } from "@spellwright/text";

/** Messages of a discussion that a question is read with (ORA-12, FOR-10). */
export const HISTORY_MESSAGES = 4;

/** Characters of what is told of a discussion of the Oracle (ORA-12). */
export const ORACLE_LIMITS = { question: 300, answer: 500, summary: 600 } as const;

/** A message as those who answer are told of it. */
interface Said {
  readonly role: string;
  readonly content: string;
}

/**
 * The last messages before a question, each cut to its length.
 *
 * @param history oldest first
 * @param limits characters of an earlier question and of an earlier answer
 */
export const trimHistory = <Message extends Said>(
  history: readonly Message[],
  limits: { readonly question: number; readonly answer: number },
): Message[] =>
  history.slice(-HISTORY_MESSAGES).map((said) => ({
    ...said,
    content: cutText(said.content, said.role === "user" ? limits.question : limits.answer),
  }));
