import type { AnswerFeedback, Message } from "@spellwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { discussionMessages } from "../../chat/index.ts";

type Opinion = Pick<AnswerFeedback, "helpful" | "comment"> &
  Partial<Pick<AnswerFeedback, "question">>;

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
    mutationFn: async (opinion: Opinion | null): Promise<AnswerFeedback | null> => {
      if (opinion !== null) return client.feedback.give({ ...place, ...opinion });
      await client.feedback.withdraw(place);
      return null;
    },
    onSuccess: (feedback) => {
      queries.setQueryData<Message[]>(discussionMessages(discussionId).queryKey, (messages) =>
        messages?.map((message) => (message.id === messageId ? { ...message, feedback } : message)),
      );
      if (silent) return;
      toast.done(
        t(feedback === null ? "conversation.feedback.withdrawn" : "conversation.feedback.sent"),
      );
    },
    onError: (error) => toast.failed(errorSentence(error, language)),
  });
};
