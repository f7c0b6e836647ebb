import { Message } from "@spellwright/contract";
import { cutStart, cutText } from "./cut-text.ts";
import type { Wing } from "./wing.ts";

type Role = Wing["role"];

/** A message as those who answer are told of it. */
export interface Said<Answering extends Role = Role> {
  readonly role: "user" | Answering;
  readonly content: string;
}

/** ORA-12, FOR-10. */
export const HISTORY_MESSAGES = 4;
export const SUMMARY_ANSWERS = 3;

const shorten = <Answering extends Role>(
  { limits }: Wing<Answering>,
  { role, content }: Said<Answering>,
): Said<Answering> => ({
  role,
  content: cutText(content, role === "user" ? limits.question : limits.answer),
});

/** What is told of the stored messages before, oldest first. */
export const storedHistory = <Answering extends Role>(
  wing: Wing<Answering>,
  payloads: readonly unknown[],
): Said<Answering>[] =>
  payloads.map((payload) => {
    const { type, content } = Message.shape.payload.parse(payload);
    return shorten(wing, { role: type === "user" ? "user" : wing.role, content });
  });

/** The same out of what a caller sent, for a question that belongs to no discussion yet. */
export const givenHistory = <Answering extends Role>(
  wing: Wing<Answering>,
  history: readonly Said<Answering>[],
): Said<Answering>[] => history.slice(-HISTORY_MESSAGES).map((said) => shorten(wing, said));

/** The rolling summary of a discussion's last answers, the oldest trimmed. */
export const rollingSummary = ({ limits, summaryOf }: Wing, answers: readonly unknown[]): string =>
  cutStart(answers.slice(-SUMMARY_ANSWERS).map(summaryOf).join("\n"), limits.summary).trim();
