export { discussionMessages } from "./api/read-messages.ts";
export { readRunAnswer } from "./api/read-run-answer.ts";
export { costOf } from "./api/zap-check.ts";
export { AnswerHead, AnswerPlate, AnswerText } from "./components/answer-plate.tsx";
export { AnswerSeal } from "./components/answer-seal.tsx";
export { AnswerSentence } from "./components/answer-sentence.tsx";
export { CardMention } from "./components/card-mention.tsx";
export { ChatDock } from "./components/chat-dock.tsx";
export { ChatHead } from "./components/chat-head.tsx";
export { ChatPage } from "./components/chat-page.tsx";
export { ComposerBar, ComposerBox } from "./components/composer-box.tsx";
export { Counter } from "./components/counter.tsx";
export { EmptyChat } from "./components/empty-chat.tsx";
export type { ChatView } from "./components/exchange-view.tsx";
export { FallbackNotice } from "./components/fallback-notice.tsx";
export { LazyThread } from "./components/lazy-thread.tsx";
export { QuestionBubble } from "./components/question-bubble.tsx";
export { RefusalNote } from "./components/refusal-note.tsx";
export { SendButton } from "./components/send-button.tsx";
export { ThreadNote } from "./components/thread-note.tsx";
export { useAnnouncement } from "./hooks/use-announcement.ts";
export { useAsking } from "./hooks/use-asking.ts";
export { type ComposerState, useComposer } from "./hooks/use-composer.ts";
export { type Conversation, useConversation } from "./hooks/use-conversation.ts";
export { questionDesk, useDeskQuestions, useRefreshAfterRuns } from "./hooks/use-desk-questions.ts";
export type { KeptDraft } from "./hooks/use-draft.ts";
export { useFieldHeight } from "./hooks/use-field-height.ts";
export { useForgetDiscussion } from "./hooks/use-forget-discussion.ts";
export { useAnalysisWanted } from "./hooks/use-scroll-to-analysis.ts";
export { useSendAfterPurchase } from "./hooks/use-send-after-purchase.ts";
export { useSendAfterSignIn } from "./hooks/use-send-after-sign-in.ts";
export { useSending } from "./hooks/use-sending.ts";
export type { ChatPlace } from "./model/chat-place.ts";
export { isAnsweredOnDevice, isWaitingForConnection } from "./model/desk-questions.ts";
export {
  changeDraft,
  type Draft,
  EMPTY_DRAFT,
  emptyScreenKey,
  withSuggestion,
  withText,
} from "./model/draft-store.ts";
export {
  type Exchange,
  isRuling,
  type ShownAdvice,
  type ShownAnswer,
  type ShownRuling,
} from "./model/exchanges.ts";
export { messageElementId } from "./model/find-message.ts";
export { forgetQuestionsOf } from "./model/forget-questions.ts";
export { isComposing } from "./model/is-composing.ts";
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
export { QuestionDesk } from "./model/question-desk.ts";
export { FOLLOW_UP_MIN_LENGTH, measureQuestion } from "./model/question-length.ts";
