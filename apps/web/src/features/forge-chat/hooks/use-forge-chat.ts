import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import {
  type ChatPlace,
  isRuling,
  type ShownAnswer,
  useAnnouncement,
  useComposer,
  useConversation,
} from "../../chat/index.ts";
import { useForgeAsking } from "./use-forge-asking.ts";
import { useInitialQuestion } from "./use-initial-question.ts";

/**
 * A chat with the Forge, on its own page or beside a deck: what was said, what is written, what is sent.
 *
 * @param go shows a discussion that a first question began. The same function on every render
 */
export const useForgeChat = (
  discussionId: string | null,
  deckId: string | null,
  go: (discussionId: string) => void,
) => {
  const { t } = useText();
  const place: ChatPlace = { area: "forge", deckId, discussionId };
  const conversation = useConversation(place, go);
  const composer = useComposer(place, conversation.isContinued);
  const asking = useForgeAsking(place, composer, conversation.exchanges);
  useInitialQuestion({ edit: composer.edit, send: asking.askReady });
  const say = useCallback(
    (answer: ShownAnswer) =>
      isRuling(answer) ? "" : t("forgeChat.announce", { answer: answer.answer }),
    [t],
  );
  const announced = useAnnouncement(conversation.exchanges, say);
  const status = useQuery(api.status.queryOptions());
  return {
    conversation,
    composer,
    asking,
    ...announced,
    hasModel: status.data?.engine.kind === "model",
  };
};

export type ForgeChat = ReturnType<typeof useForgeChat>;
