import { OraclePayload } from "@spellwright/contract";
import { ORACLE_LIMITS } from "@spellwright/oracle";
import { cutText } from "@spellwright/text";
import type { Wing } from "../answers/index.ts";

/** ORA-12. */
const SUMMARY_RULING_MAX = 100;
const SUMMARY_EXPLANATION_MAX = 150;

/** DATA-07: ORA-08. */
const TITLE_MAX = 60;
const SUGGESTED_TITLE_MAX = 200;

const summaryOf = (payload: unknown): string => {
  const { ruling, explanation } = OraclePayload.parse(payload).ruling;
  return `${cutText(ruling, SUMMARY_RULING_MAX)} ${cutText(explanation, SUMMARY_EXPLANATION_MAX)}`;
};

/**
 * The title of a new discussion: the question's first 60 characters as they are read, card names
 * without their brackets (ORA-08).
 */
const automaticTitle = (question: string): string =>
  cutText(question.replaceAll(/\[\[|\]\]/g, "").trim(), TITLE_MAX).trim();

/** How the Oracle keeps and tells of its answers. */
export const ORACLE: Wing<"oracle"> = {
  role: "oracle",
  limits: ORACLE_LIMITS,
  summaryOf,
  titleOf: automaticTitle,
};

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
