import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useCallback, useEffect } from "react";
import { setDiscussionsOpen, startNewDiscussion } from "../../../lib/page/chat-frame.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { ChatPage, EmptyChat } from "../../chat/index.ts";
import { useForgeChat } from "../hooks/use-forge-chat.ts";
import { EXAMPLES } from "../model/examples.ts";
import { ForgeDock, ForgeThread } from "./forge-thread.tsx";

/** What stands for an id where a discussion begins. It gets its own with its first question. */
const NEW = "new";

/** A discussion with the Forge, or the beginning of one (FOR-04). */
export function ForgeDiscussionPage() {
  const { t, language } = useText();
  const subject = useAddressSubject();
  const discussionId = subject === NEW ? null : subject;
  const navigate = useNavigate();
  const go = useCallback(
    (id: string) =>
      void navigate({
        to: pagePath(language, "forgeDiscussion", id),
        replace: true,
      }),
    [navigate, language],
  );
  const chat = useForgeChat(discussionId, null, go);
  const { open, isEmpty } = chat.conversation;
  useEffect(() => () => setDiscussionsOpen(false), []);

  const startNew = () => {
    startNewDiscussion();
    go(NEW);
  };
  /** DISC-03: the Forge's own first page. */
  const goHome = useCallback(
    () => navigate({ to: pagePath(language, "forge"), replace: true }),
    [navigate, language],
  );
  const dock = (
    <ForgeDock
      chat={chat}
      placeholder={t(isEmpty ? "forgeChat.placeholder" : "forgeChat.placeholderFollow")}
    />
  );
  return (
    <ChatPage
      type="forge"
      discussionId={discussionId}
      conversation={chat.conversation}
      sentence={chat.sentence}
      onNew={startNew}
      goHome={goHome}
      composer={dock}
      beginning={
        <EmptyChat
          area="forge"
          title={t("forgeChat.emptyTitle")}
          lead={t("forgeChat.emptyLead")}
          composer={dock}
          label={t("forgeChat.examples")}
          examples={EXAMPLES.map(({ kind, question }) => ({
            title: t(`forge.questions.kinds.${kind}`),
            question: t(`forge.questions.examples.${question}`),
          }))}
          onExample={(question) => void chat.asking.askReady(question)}
        />
      }
    >
      <ForgeThread
        chat={chat}
        title={open.state === "ready" ? withoutMarkup(open.discussion.title) : t("forgeChat.label")}
      />
    </ChatPage>
  );
}
