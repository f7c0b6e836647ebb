import { useSession } from "../../auth/index.ts";
import type { Exchange, ShownRuling } from "../../chat/index.ts";
import { useFeedback } from "../api/feedback-calls.ts";
import type { Chat } from "./use-chat-context.ts";

/** Keeps, as feedback, which offered question was the one that was asked. Undefined where nothing is kept. */
export const useRecognised = (
  { discussionId }: Chat,
  { stored }: Exchange,
  { messageId, feedback: given }: ShownRuling,
): ((slug: string) => void) | undefined => {
  const { user } = useSession();
  const feedback = useFeedback(discussionId ?? "", messageId, true);
  if (user === null || discussionId === null || !stored) return undefined;
  return (question) =>
    feedback.mutate({ helpful: given?.helpful ?? true, comment: given?.comment ?? null, question });
};
