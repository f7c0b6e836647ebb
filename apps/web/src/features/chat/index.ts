export { discussionMessages } from "./api/read-messages.ts";
export { checkZaps, costOf } from "./api/zap-check.ts";
export { AccessNotice } from "./components/access-notice.tsx";
export {
  AnswerHead,
  AnswerPlate,
  AnswerSentence,
  AnswerText,
} from "./components/answer-plate.tsx";
export { CardMention } from "./components/card-mention.tsx";
export { ChatDock } from "./components/chat-dock.tsx";
export { ChatPage } from "./components/chat-page.tsx";
export { ComposerBar, ComposerBox } from "./components/composer-box.tsx";
export { Counter } from "./components/counter.tsx";
export type { ChatView } from "./components/exchange-view.tsx";
export { LazyThread } from "./components/lazy-thread.tsx";
export { RefusalNote } from "./components/refusal-note.tsx";
export { SendButton } from "./components/send-button.tsx";
export { ThreadNote } from "./components/thread-note.tsx";
export { useAnnouncement } from "./hooks/use-announcement.ts";
export { askDesk } from "./hooks/use-asks.ts";
export { useChat } from "./hooks/use-chat.ts";
export { useComposerField } from "./hooks/use-composer-field.ts";
export { useDraft } from "./hooks/use-draft.ts";
export { useForgetDiscussion } from "./hooks/use-forget-discussion.ts";
export { useNewAddress } from "./hooks/use-new-address.ts";
export { useStop } from "./hooks/use-stop.ts";
export { type Draft, EMPTY_DRAFT, withText } from "./model/draft-store.ts";
export {
  type Exchange,
  isRuling,
  type ShownAdvice,
  type ShownAnswer,
  type ShownRuling,
} from "./model/exchanges.ts";
export { messageElementId } from "./model/held-message.ts";
export {
  cardsNamedIn,
  deleteMentionBefore,
  insertMention,
  insertNames,
  MENTION_MIN_LENGTH,
  type MentionQuery,
  mentionQueryAt,
  segmentsOf,
} from "./model/mentions.ts";
export { paragraphsOf } from "./model/paragraphs.ts";
