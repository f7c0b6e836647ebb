import type { DiscussionType, Message } from "@spellwright/contract";
import type { LocalQuestion } from "./exchanges.ts";
import type { KeptQuestion } from "./kept-questions.ts";

/** The questions of this device whose answer the server's messages hold. */
export const finishedQuestions = (
  messages: readonly Message[],
  questions: readonly LocalQuestion[],
): readonly string[] => {
  const stored = new Set(messages.map(({ id }) => id));
  const answered = answeredQuestions(messages);
  const first = new Map<string, string>();
  const ended = new Set<string>();
  for (const { payload, run } of messages) {
    if (payload.type !== "user") continue;
    first.set(payload.requestId, payload.id);
    if (run?.status === "done" && answered.has(payload.id)) ended.add(run.requestId);
  }
  return questions
    .filter(({ requestId, following }) => {
      if (following.phase === "answered") {
        if (stored.has(following.answer.messageId)) return true;
      } else if (ended.has(requestId)) return true;
      const question = first.get(requestId);
      return question !== undefined && answered.has(question);
    })
    .map(({ requestId }) => requestId);
};

const answeredQuestions = (messages: readonly Message[]): ReadonlySet<string> =>
  new Set(
    messages.flatMap(({ payload }) => (payload.type === "user" ? [] : [payload.userMessageId])),
  );

/** The run of a question that goes on, as this device would have asked it. Null when none does. */
export const questionOfRun = (
  { payload, run, discussion_id }: Message,
  messages: readonly Message[],
  {
    owner,
    area,
    deckId,
  }: { readonly owner: string; readonly area: DiscussionType; readonly deckId: string | null },
): KeptQuestion | null => {
  if (payload.type !== "user" || run?.status !== "running") return null;
  const again = run.requestId !== payload.requestId;
  if (!again && answeredQuestions(messages).has(payload.id)) return null;
  return {
    requestId: run.requestId,
    owner,
    area,
    elsewhere: true,
    askedAt: run.started_at,
    request: {
      requestId: run.requestId,
      question: payload.content,
      cards: payload.cards,
      reasoningEffort: payload.reasoningEffort,
      discussionId: discussion_id,
      ...(deckId === null ? {} : { deckId }),
      ...(again ? { answersAgain: payload.id } : {}),
      ...(payload.analysis === undefined ? {} : { analysis: payload.analysis }),
    },
  };
};
