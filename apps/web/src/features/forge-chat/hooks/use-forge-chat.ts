import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../../../lib/api.ts";
import { useChatFrame } from "../../../lib/chat-frame.ts";
import { useText } from "../../../lib/text.tsx";
import { useSession } from "../../auth/index.ts";
import {
  EMPTY_DRAFT,
  isRuling,
  type ShownAnswer,
  useAnnouncement,
  useChat,
  useComposerField,
  useDraft,
  useNewAddress,
  useStop,
} from "../../chat/index.ts";
import { useForgeAsking } from "./use-forge-asking.ts";

interface ForgePlace {
  readonly discussionId: string | null;
  readonly deckId: string | null;
  /** Shows a discussion that a first question began; the same function on every render. */
  readonly go: (discussionId: string) => void;
}

/** Everything that a chat with the Forge knows and does, wherever it stands. */
export const useForgeChat = ({ discussionId, deckId, go }: ForgePlace) => {
  const { t } = useText();
  const { user } = useSession();
  const { newSince } = useChatFrame();
  const { open, exchanges, owned, created } = useChat(
    { area: "forge", deckId },
    discussionId,
    newSince,
  );
  const continued = useNewAddress(discussionId, created, go);
  const home = deckId === null ? "forge" : `deck-${deckId}`;
  const [draft, changeDraft] = useDraft(user?.id ?? null, discussionId, continued, home);
  const asking = useForgeAsking({ discussionId, deckId });
  const stop = useStop();
  const { field, goToEnd } = useComposerField();
  const say = useCallback(
    (answer: ShownAnswer) =>
      isRuling(answer) ? "" : t("forgeChat.announce", { answer: answer.answer }),
    [t],
  );
  const { sentence, arrived } = useAnnouncement(exchanges, say);
  const status = useQuery(api.status.queryOptions());
  const thinking = exchanges.find((exchange) => exchange.state.kind === "thinking");
  const write = (text: string) => {
    asking.forgetLimit();
    changeDraft({ text, picked: [] });
  };
  return {
    open,
    exchanges,
    arrived,
    owned,
    mine: owned && user !== null,
    sentence,
    field,
    goToEnd,
    text: draft.text,
    write,
    limit: asking.limit,
    retry: asking.retry,
    /** Sends what stands in the composer, which is then empty; or another text. */
    send: async (text: string = draft.text) => {
      if (await asking.ask(text)) changeDraft(EMPTY_DRAFT);
      else if (text !== draft.text) write(text);
    },
    stop: thinking === undefined ? null : () => stop(thinking.attempt),
    hasModel: status.data?.engine.kind === "model",
  };
};

export type ForgeChatState = ReturnType<typeof useForgeChat>;
