import type { AnswerFeedback, Message } from "@spellwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { announceZapChange } from "../../billing/index.ts";
import { discussionMessages } from "../../chat/index.ts";

type Opinion = Pick<AnswerFeedback, "helpful" | "comment"> &
  Partial<Pick<AnswerFeedback, "question">>;

type Given = Awaited<ReturnType<typeof client.feedback.give>>;

/** A message with what was said of it. One that was refunded has cost nothing. */
const withOpinion = (message: Message, given: Given | null): Message => {
  if (given === null) return { ...message, feedback: null };
  const { is_refunded: isRefunded, ...feedback } = given;
  const { payload } = message;
  return isRefunded && payload.type === "oracle"
    ? { ...message, feedback, payload: { ...payload, zaps_charged: 0 } }
    : { ...message, feedback };
};

const wordsFor = (given: Given | null) => {
  if (given === null) return "conversation.feedback.withdrawn";
  return given.is_refunded ? "conversation.feedback.refunded" : "conversation.feedback.sent";
};

/**
 * The reader's feedback on one answer: given, changed, or withdrawn (null).
 *
 * @param silent what the reader did says it already
 */
export const useFeedback = (discussionId: string, messageId: string, silent = false) => {
  const { t, language } = useText();
  const queries = useQueryClient();
  const place = { id: discussionId, messageId };
  return useMutation({
    mutationFn: async (opinion: Opinion | null) => {
      if (opinion !== null) return client.feedback.give({ ...place, ...opinion });
      await client.feedback.withdraw(place);
      return null;
    },
    onSuccess: (feedback) => {
      queries.setQueryData<Message[]>(discussionMessages(discussionId).queryKey, (messages) =>
        messages?.map((message) =>
          message.id === messageId ? withOpinion(message, feedback) : message,
        ),
      );
      if (feedback?.is_refunded) void announceZapChange(queries);
      if (!silent) toast.done(t(wordsFor(feedback)));
    },
    onError: (error) => toast.failed(errorSentence(error, language)),
  });
};
