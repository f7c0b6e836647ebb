import type { Language, RulingRequest } from "@spellwright/contract";
import type { JudgeQuestion } from "@spellwright/judge";
import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import {
  findDiscussion,
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
 * Stores a question in its discussion, which is made when none is named (DATA-07, ORA-08). Another
 * attempt at a request uses the question that is already there.
 *
 * @throws AppError PGRST116, ONLY_OWNER_ASK, DECK_NOT_FOUND
 */
export const storeQuestion = async (
  tx: Transaction,
  call: RulingCall,
  { requestId, now, previous }: RunOpening,
): Promise<PreparedRun<StoredQuestion>> => {
  const { language, request, effort } = call;
  const { id: discussionId, summary } = await placeOf(tx, call, previous);
  const id = previous?.questionMessageId ?? messageId();
  const question = request.question.trim();
  const asked: AskedQuestion = { question, cards: request.cards, effort, requestId };
  if (previous === null) {
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
