import { type Language, QuestionPayload, type RulingRequest } from "@spellwright/contract";
import type { JudgeQuestion } from "@spellwright/judge";
import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import {
  findDiscussion,
  findPayload,
  insertDiscussion,
  insertMessage,
  isOwnDeck,
  lastPayloads,
  requireOwner,
} from "../discussions/index.ts";
import { messageId, type PreparedRun, type RunOpening } from "../runs/index.ts";
import { automaticTitle, givenHistory, HISTORY_MESSAGES, historyOf } from "./context.ts";
import { type AskedQuestion, questionPayload } from "./present.ts";

/** A stored question, ready to be judged. */
export interface StoredQuestion extends AskedQuestion {
  readonly discussionId: string;
  readonly messageId: string;
  readonly language: Language;
  readonly gameState: JudgeQuestion["gameState"];
  readonly history: JudgeQuestion["history"];
  readonly summary: string;
}

export interface RulingCall {
  readonly userId: string;
  readonly language: Language;
  readonly request: RulingRequest;
  readonly effort: AskedQuestion["effort"];
}

const placeOf = async (
  tx: Transaction,
  { userId, request }: RulingCall,
  previous: RunOpening["previous"],
): Promise<{ id: string; summary: string }> => {
  const { deckId } = request;
  // Another attempt may find the deck deleted since; its discussion is there already.
  if (deckId !== undefined && previous === null && !(await isOwnDeck(tx, userId, deckId))) {
    throw new AppError("DECK_NOT_FOUND");
  }
  const known = previous?.discussionId ?? request.discussionId;
  if (known === undefined) {
    const title = automaticTitle(request.question);
    const id = await insertDiscussion(tx, { userId, title, type: "oracle", deckId });
    return { id, summary: "" };
  }
  const discussion = requireOwner(await findDiscussion(tx, known), userId, "ONLY_OWNER_ASK");
  if (discussion.type !== "oracle") throw new AppError("PGRST116");
  return { id: discussion.id, summary: discussion.contextSummary };
};

/**
 * The question that is answered once more: one of this discussion, asked with the same words.
 *
 * @throws AppError FIELD_REQUIRED without a discussion, PGRST116, FIELD_INVALID for another question
 */
const questionAgain = async (
  tx: Transaction,
  discussionId: string,
  { answersAgain, discussionId: named, question }: RulingRequest,
): Promise<string | undefined> => {
  if (answersAgain === undefined) return undefined;
  if (named === undefined) throw new AppError("FIELD_REQUIRED", { field: "discussionId" });
  const asked = QuestionPayload.safeParse(await findPayload(tx, discussionId, answersAgain));
  if (!asked.success) throw new AppError("PGRST116");
  if (asked.data.content !== question.trim()) {
    throw new AppError("FIELD_INVALID", { field: "question" });
  }
  return answersAgain;
};

/**
 * Stores a question in its discussion, which is made when none is named (DATA-07, ORA-08). Another
 * attempt at a request uses the question that is already there, and so does one that wants another
 * answer to it.
 *
 * @throws AppError PGRST116, ONLY_OWNER_ASK, DECK_NOT_FOUND, FIELD_REQUIRED, FIELD_INVALID
 */
export const storeQuestion = async (
  tx: Transaction,
  call: RulingCall,
  { requestId, now, previous }: RunOpening,
): Promise<PreparedRun<StoredQuestion>> => {
  const { language, request, effort } = call;
  const { id: discussionId, summary } = await placeOf(tx, call, previous);
  const again = previous?.questionMessageId ?? (await questionAgain(tx, discussionId, request));
  const id = again ?? messageId();
  const question = request.question.trim();
  const asked: AskedQuestion = { question, cards: request.cards, effort, requestId };
  if (again === undefined) {
    const payload = questionPayload(id, asked, now);
    await insertMessage(tx, { id, discussionId, role: "user", payload });
  }
  const history =
    request.discussionId === undefined
      ? givenHistory(request.history ?? [])
      : historyOf(await lastPayloads(tx, discussionId, { count: HISTORY_MESSAGES, before: id }));
  return {
    discussionId,
    questionMessageId: id,
    prepared: {
      ...asked,
      discussionId,
      messageId: id,
      language,
      gameState: request.gameState ?? null,
      history,
      summary,
    },
    log: {
      type: "oracle",
      text: question,
      cards: request.cards.map(({ name }) => name),
      effort,
      hasContext: history.length > 0 || summary !== "",
    },
  };
};
