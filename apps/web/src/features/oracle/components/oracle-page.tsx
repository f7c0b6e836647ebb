import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useCallback, useState } from "react";
import { QUESTION_MIN_LENGTH } from "../../../lib/http/contract.static.ts";
import { startNewDiscussion } from "../../../lib/page/chat-frame.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { useText } from "../../../lib/text/text.tsx";
import { useSession } from "../../auth/index.ts";
import {
  ChatPage,
  type ChatPlace,
  EmptyChat,
  FOLLOW_UP_MIN_LENGTH,
  useAnnouncement,
  useComposer,
  useConversation,
  withSuggestion,
} from "../../chat/index.ts";
import { useAskedText } from "../hooks/use-asked-text.ts";
import type { Chat } from "../hooks/use-chat-context.ts";
import { useEffort } from "../hooks/use-effort.ts";
import { useOracleAsking } from "../hooks/use-oracle-asking.ts";
import { useRulingAnnouncement } from "../hooks/use-ruling-announcement.ts";
import { withBlock } from "../model/quote-passage.ts";
import { Composer } from "./composer/composer.tsx";
import { ExampleRuling } from "./example-ruling.tsx";
import { OracleThread } from "./oracle-thread.tsx";

const EXAMPLES = ["layers", "indestructible", "commander"] as const;

/** The Oracle: one page for the empty screen and for every discussion (ORA-01). */
export function OraclePage() {
  const { t, language } = useText();
  const { user } = useSession();
  const discussionId = useAddressSubject() || null;
  const navigate = useNavigate();
  const openDiscussion = useCallback(
    (id: string) =>
      void navigate({
        to: pagePath(language, "discussion", id),
        replace: true,
      }),
    [navigate, language],
  );
  const goHome = useCallback(
    () => navigate({ to: pagePath(language, "oracle") }),
    [navigate, language],
  );
  const startNew = () => {
    startNewDiscussion();
    void goHome();
  };

  const place: ChatPlace = { area: "oracle", deckId: null, discussionId };
  const conversation = useConversation(place, openDiscussion);
  const composer = useComposer(place, conversation.isContinued);
  const effort = useEffort();
  const asking = useOracleAsking(place, composer, effort, conversation.exchanges);
  const { sentence, arrived } = useAnnouncement(conversation.exchanges, useRulingAnnouncement());
  const [hasAsked, setHasAsked] = useState(false);
  useAskedText(composer.edit);

  const { isEmpty, isMine, isContinued, stop } = conversation;
  const field = (
    <Composer
      key={isContinued ? "new" : (discussionId ?? "new")}
      composer={composer}
      onSend={() => {
        setHasAsked(true);
        asking.askDraft();
      }}
      onStop={stop}
      effort={effort}
      placeholder={t(isEmpty ? "oracle.composer.placeholder" : "oracle.composer.placeholderFollow")}
      limit={asking.limit}
      help={isEmpty}
      min={isEmpty ? QUESTION_MIN_LENGTH : FOLLOW_UP_MIN_LENGTH}
      takesFocus={hasAsked && window.matchMedia("(hover: hover)").matches}
    />
  );
  const examples = EXAMPLES.map((example) => ({
    title: t(`oracle.samples.${example}Title`),
    question: t(`oracle.samples.${example}`),
  }));
  const chat: Chat = {
    discussionId,
    effort,
    busy: stop !== null,
    owner: isMine ? asking : null,
    quote: isMine
      ? (passage) =>
          composer.put((draft) =>
            withBlock(draft, t("conversation.quote.passage", { passage }), "\n"),
          )
      : null,
  };
  return (
    <ChatPage
      type="oracle"
      discussionId={discussionId}
      conversation={conversation}
      sentence={sentence}
      onNew={startNew}
      goHome={goHome}
      composer={field}
      beginning={
        <EmptyChat
          area="oracle"
          about={user === null ? t("oracle.empty.about") : null}
          title={t("oracle.empty.title")}
          lead={t("oracle.empty.lead")}
          composer={field}
          label={t("oracle.empty.examples")}
          examples={examples}
          onExample={(question) =>
            composer.edit((draft) =>
              withSuggestion(
                draft,
                question,
                examples.map((example) => example.question),
              ),
            )
          }
        >
          {user === null && <ExampleRuling />}
        </EmptyChat>
      }
    >
      <OracleThread conversation={conversation} chat={chat} arrived={arrived} />
    </ChatPage>
  );
}
