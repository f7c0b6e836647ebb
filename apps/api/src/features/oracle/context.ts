import { Message, type OraclePayload } from "@spellwright/contract";
import type { JudgeQuestion } from "@spellwright/judge";
import { cutStart, cutText } from "../answers/cut-text.ts";

type History = JudgeQuestion["history"];

/** ORA-12. */
export const HISTORY_MESSAGES = 4;
export const SUMMARY_ANSWERS = 3;
const HISTORY_USER_MAX = 300;
const HISTORY_ORACLE_MAX = 500;
const SUMMARY_RULING_MAX = 100;
const SUMMARY_EXPLANATION_MAX = 150;
const SUMMARY_MAX = 600;

/** DATA-07: ORA-08. */
const TITLE_MAX = 60;
const SUGGESTED_TITLE_MAX = 200;

const shorten = ({ role, content }: History[number]): History[number] => ({
  role,
  content: cutText(content, role === "user" ? HISTORY_USER_MAX : HISTORY_ORACLE_MAX),
});

/** What the judge is told of the messages before (ORA-12), oldest first. */
export const historyOf = (payloads: readonly unknown[]): History =>
  payloads.map((payload) => {
    const { type, content } = Message.shape.payload.parse(payload);
    return shorten({ role: type === "user" ? "user" : "oracle", content });
  });

/** The same out of what a caller sent, for a question that belongs to no discussion yet. */
export const givenHistory = (history: History): History =>
  history.slice(-HISTORY_MESSAGES).map(shorten);

/** The rolling summary of a discussion's last answers, the oldest trimmed (ORA-12). */
export const summaryOf = (answers: readonly Pick<OraclePayload, "ruling">[]): string => {
  const lines = answers
    .slice(-SUMMARY_ANSWERS)
    .map(
      ({ ruling: { ruling, explanation } }) =>
        `${cutText(ruling, SUMMARY_RULING_MAX)} ${cutText(explanation, SUMMARY_EXPLANATION_MAX)}`,
    );
  return cutStart(lines.join("\n"), SUMMARY_MAX).trim();
};

/**
 * The title of a new discussion: the question's first 60 characters as they are read, card names
 * without their brackets (ORA-08).
 */
export const automaticTitle = (question: string): string =>
  cutText(question.replaceAll(/\[\[|\]\]/g, "").trim(), TITLE_MAX).trim();

/**
 * The title that a discussion gets after an answer (ORA-08).
 *
 * @param firstQuestion the one that the discussion began with.
 * @returns undefined when the present title stays: a person chose it, or nothing is suggested.
 */
export const nextTitle = (
  title: string,
  firstQuestion: string,
  suggested: string | null,
): string | undefined => {
  const suggestion = cutText(suggested?.trim() ?? "", SUGGESTED_TITLE_MAX);
  return suggestion !== "" && title === automaticTitle(firstQuestion) ? suggestion : undefined;
};
