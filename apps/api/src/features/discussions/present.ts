import {
  type AnswerFeedback,
  type Discussion,
  Message,
  type RunState,
} from "@spellwright/contract";
import type { DiscussionRow, MessageRow } from "./queries.ts";

/** A discussion. Its reader is told neither whose it is nor of which deck, which is not shared with it. */
export const presentDiscussion = (row: DiscussionRow, viewerId: string | null): Discussion => {
  const isOwner = row.userId === viewerId;
  return {
    id: row.id,
    title: row.title,
    user_id: isOwner ? row.userId : null,
    type: row.type,
    deck_id: isOwner ? row.deckId : null,
    deck: isOwner ? row.deck : null,
    context_summary: isOwner ? row.contextSummary : "",
    is_public: row.isPublic,
    is_owner: isOwner,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
};

const presentRun = (run: NonNullable<MessageRow["run"]>): RunState => ({
  requestId: run.requestId,
  status: run.status,
  code: run.code,
  params: run.params,
  started_at: run.startedAt.toISOString(),
});

/** A stored opinion of an answer as its author gets it back. */
export const presentFeedback = (feedback: {
  readonly helpful: boolean;
  readonly comment: string | null;
  readonly question: string | null;
  readonly updatedAt: Date;
}): AnswerFeedback => ({
  helpful: feedback.helpful,
  comment: feedback.comment,
  question: feedback.question,
  updated_at: feedback.updatedAt.toISOString(),
});

/** A message. Only the owner of its discussion sees how the run of a question stands (DISC-08). */
export const presentMessage = (row: MessageRow, isOwner: boolean): Message => ({
  id: row.id,
  discussion_id: row.discussionId,
  role: row.role,
  payload: Message.shape.payload.parse(row.payload),
  created_at: row.createdAt.toISOString(),
  run: isOwner && row.run !== null ? presentRun(row.run) : null,
  feedback: row.feedback === null ? null : presentFeedback(row.feedback),
});
