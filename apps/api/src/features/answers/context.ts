import { Message } from "@spellwright/contract";
import { trimHistory } from "@spellwright/oracle";
import { lastCharacters } from "@spellwright/text";
import type { Wing } from "./wing.ts";

type Role = Wing["role"];

/** A message as those who answer are told of it. */
export interface HistoryMessage<Answering extends Role = Role> {
  readonly role: "user" | Answering;
  readonly content: string;
}

/** ORA-12, FOR-10. */
export const SUMMARY_ANSWERS = 3;

/** What is told of the messages before, oldest first: of those a caller sent, the last. */
export const requestHistory = <Answering extends Role>(
  wing: Wing<Answering>,
  history: readonly HistoryMessage<Answering>[],
): HistoryMessage<Answering>[] => trimHistory(history, wing.limits);

/** The same of stored messages. */
export const storedHistory = <Answering extends Role>(
  wing: Wing<Answering>,
  payloads: readonly unknown[],
): HistoryMessage<Answering>[] =>
  requestHistory(
    wing,
    payloads.map((payload) => {
      const { type, content } = Message.shape.payload.parse(payload);
      return { role: type === "user" ? "user" : wing.role, content };
    }),
  );

/** The rolling summary of a discussion's last answers, the oldest trimmed. */
export const rollingSummary = ({ limits, summaryOf }: Wing, answers: readonly unknown[]): string =>
  lastCharacters(answers.slice(-SUMMARY_ANSWERS).map(summaryOf).join("\n"), limits.summary).trim();
