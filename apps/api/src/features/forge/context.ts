import { ForgePayload, type Language, Message } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import type { StrategyQuestion } from "@spellwright/strategist";
import { cutStart, cutText } from "../oracle/index.ts";

type History = StrategyQuestion["history"];

/** FOR-10. */
export const HISTORY_MESSAGES = 4;
const HISTORY_USER_MAX = 200;
const HISTORY_FORGE_MAX = 400;
const ANALYSIS_MAX = 400;

/** The rolling summary: the last answers, as many characters as an analysis has. */
export const SUMMARY_ANSWERS = 3;
const SUMMARY_ANSWER_MAX = 130;
export const SUMMARY_MAX = 400;

/** FOR-08. */
const TITLE_MAX = 80;

const shorten = ({ role, content }: History[number]): History[number] => ({
  role,
  content: cutText(content, role === "user" ? HISTORY_USER_MAX : HISTORY_FORGE_MAX),
});

/** What the strategist is told of the messages before, oldest first. */
export const historyOf = (payloads: readonly unknown[]): History =>
  payloads.map((payload) => {
    const { type, content } = Message.shape.payload.parse(payload);
    return shorten({ role: type === "user" ? "user" : "forge", content });
  });

/** The same out of what a caller sent, for a question that belongs to no discussion yet. */
export const givenHistory = (history: History): History =>
  history.slice(-HISTORY_MESSAGES).map(shorten);

/** The rolling summary of a discussion's last answers, the oldest trimmed. */
export const summaryOf = (answers: readonly unknown[]): string =>
  cutStart(
    answers
      .slice(-SUMMARY_ANSWERS)
      .map((payload) => cutText(ForgePayload.parse(payload).content, SUMMARY_ANSWER_MAX))
      .join("\n"),
    SUMMARY_MAX,
  ).trim();

/** What a caller tells of a deck and of an analysis made before, cut (FOR-10). */
export const toldOf = (told: {
  readonly name: string | null | undefined;
  readonly commanders: readonly string[] | null | undefined;
  readonly analysis: string | null | undefined;
}): string =>
  [told.name ?? "", (told.commanders ?? []).join(", "), cutText(told.analysis ?? "", ANALYSIS_MAX)]
    .filter(Boolean)
    .join("\n");

/**
 * The title of a new discussion (FOR-08): the first 80 characters of the question, blanks collapsed; the
 * label of a new discussion where nothing is left.
 */
export const automaticTitle = (question: string, language: Language): string => {
  const text = question
    .replaceAll(/\[\[|\]\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const title = cutText(text, TITLE_MAX).trim();
  return title === "" ? translator(language)("discussions.new") : title;
};
