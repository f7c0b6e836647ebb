import type { DiscussionType } from "@spellwright/contract";
import type { LocalQuestion } from "./exchanges.ts";
import type { KeptQuestion } from "./kept-questions.ts";
import { type FollowingEvent, INITIAL_STATE, waitsForConnection } from "./run-follow.ts";

/** A question on the desk, with what became of it. */
export interface DeskQuestion extends LocalQuestion {
  readonly owner: string;
  readonly area: DiscussionType;
  readonly discussionId: string | null;
  /** The discussion that it was asked in, which no longer exists (ORA-08). */
  readonly lostDiscussionId: string | null;
  readonly deckId: string | null;
  /** This device answers it, or has: the server does not know it yet. */
  readonly here: boolean;
}

/** A question as the desk begins to carry it. */
export const initialStateOf = (
  kept: KeptQuestion,
  lostDiscussionId: string | null,
): DeskQuestion => ({
  requestId: kept.requestId,
  owner: kept.owner,
  area: kept.area,
  deckId: kept.request.deckId ?? null,
  discussionId: kept.request.discussionId ?? null,
  lostDiscussionId,
  question: kept.request.question,
  cards: kept.request.cards,
  ...(kept.request.gameState === undefined ? {} : { table: kept.request.gameState }),
  effort: kept.request.reasoningEffort ?? "low",
  answersAgain: kept.request.answersAgain ?? null,
  ...(kept.request.analysis === undefined ? {} : { analysis: kept.request.analysis }),
  askedAt: kept.askedAt,
  here: kept.here !== undefined,
  following: INITIAL_STATE,
});

/** Whether another answer to the same question is on its way already. */
export const isSameAsking = (
  { requestId, answersAgain, following }: DeskQuestion,
  { requestId: other, request }: KeptQuestion,
): boolean =>
  answersAgain !== null &&
  answersAgain === request.answersAgain &&
  requestId !== other &&
  following.phase === "thinking";

/**
 * ORA-08: a question whose discussion no longer exists begins another one. One whose run had begun was
 * deleted together with it, by its person: its events tell so. Another answer to a stored question has
 * none to go to.
 *
 * @returns it as it is sent then. Null where it is not
 */
export const withoutLostDiscussion = (
  kept: KeptQuestion,
  event: FollowingEvent,
): KeptQuestion | null => {
  if (event.type !== "failed" || event.failure.code !== "PGRST116") return null;
  const { discussionId, ...request } = kept.request;
  if (discussionId === undefined || request.answersAgain !== undefined) return null;
  return { ...kept, request };
};

/** Whether a question is sent by itself when the network is back. */
export const isWaitingForConnection = ({ following }: DeskQuestion): boolean =>
  following.phase === "failed" && waitsForConnection(following.failure);

/** Whether this device answered a question that has yet to join its discussion on the server (PWA-01). */
export const isAnsweredOnDevice = ({ here, following }: DeskQuestion): boolean =>
  here && following.phase === "answered";

/** The discussion that a question is in by now. Null: it begins one. */
export const placeOf = ({ following, discussionId }: DeskQuestion): string | null =>
  following.phase === "answered" ? following.answer.discussionId : discussionId;

/** A question as it is sent once more: by the device where `here` says so, never where it waits to be asked. */
export const withResend = (
  kept: KeptQuestion,
  question: DeskQuestion | undefined,
  here?: object,
): KeptQuestion => {
  if (here !== undefined) return { ...kept, here };
  const { here: _answered, ...toAsk } = kept;
  return question?.toBeAsked === true ? toAsk : kept;
};
