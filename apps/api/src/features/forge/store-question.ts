import type { Language } from "@spellwright/contract";
import type { StrategyQuestion } from "@spellwright/strategist";
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
import { questionPayload } from "../oracle/index.ts";
import { messageId, type PreparedRun, type RunOpening } from "../runs/index.ts";
import type { AskedForge } from "./asked-forge.ts";
import {
  automaticTitle,
  givenHistory,
  HISTORY_MESSAGES,
  historyOf,
  SUMMARY_MAX,
} from "./context.ts";

/** A stored question, ready to be answered. */
export interface StoredQuestion
  extends Pick<StrategyQuestion, "question" | "language" | "format" | "history" | "summary"> {
  readonly userId: string;
  readonly requestId: string;
  readonly discussionId: string;
  readonly messageId: string;
  readonly deckId: string | null;
}

export interface ForgeCall {
  readonly userId: string;
  readonly language: Language;
  readonly asked: AskedForge;
}

interface Place {
  readonly id: string;
  readonly deckId: string | null;
  readonly summary: string;
}

/** The discussion of a question, made when none is named; its own deck comes before the named one. */
const placeOf = async (
  tx: Transaction,
  { userId, language, asked }: ForgeCall,
  previous: RunOpening["previous"],
): Promise<Place> => {
  const { deckId, kind, question } = asked;
  // Another attempt may find the deck deleted since; its discussion is there already.
  if (deckId !== undefined && previous === null && !(await isOwnDeck(tx, userId, deckId)))
    throw new AppError("DECK_NOT_FOUND");
  const known = previous?.discussionId ?? asked.discussionId;
  if (known === undefined) {
    if (kind === "deck" && deckId === undefined)
      throw new AppError("FIELD_REQUIRED", { field: "deckId" });
    const title = automaticTitle(question, language);
    const id = await insertDiscussion(tx, { userId, title, type: "forge", deckId });
    return { id, deckId: deckId ?? null, summary: asked.summary.slice(0, SUMMARY_MAX) };
  }
  const discussion = requireOwner(await findDiscussion(tx, known), userId, "ONLY_OWNER_ASK");
  if (discussion.type !== "forge") throw new AppError("PGRST116");
  const deck = discussion.deckId ?? deckId ?? null;
  if (kind === "deck" && deck === null && previous === null) throw new AppError("DECK_NOT_FOUND");
  return { id: discussion.id, deckId: deck, summary: discussion.contextSummary };
};

/**
 * Stores a question in its discussion of the Forge (DATA-07, FOR-08); another attempt at a request uses
 * the question that is there.
 *
 * @throws AppError PGRST116, ONLY_OWNER_ASK, DECK_NOT_FOUND, FIELD_REQUIRED
 */
export const storeQuestion = async (
  tx: Transaction,
  call: ForgeCall,
  { requestId, now, previous }: RunOpening,
): Promise<PreparedRun<StoredQuestion>> => {
  const { userId, language, asked } = call;
  const place = await placeOf(tx, call, previous);
  const id = previous?.questionMessageId ?? messageId();
  const question = asked.question.trim();
  if (previous === null) {
    const payload = questionPayload(id, { question, cards: [], effort: "low", requestId }, now);
    await insertMessage(tx, { id, discussionId: place.id, role: "user", payload });
  }
  const history =
    asked.discussionId === undefined
      ? givenHistory(asked.history)
      : historyOf(await lastPayloads(tx, place.id, { count: HISTORY_MESSAGES, before: id }));
  const summary = [asked.told, place.summary].filter(Boolean).join("\n");
  return {
    discussionId: place.id,
    questionMessageId: id,
    prepared: {
      userId,
      requestId,
      discussionId: place.id,
      messageId: id,
      deckId: place.deckId,
      question,
      language,
      format: asked.format,
      history,
      summary,
    },
    log: {
      type: "forge",
      text: question,
      cards: [],
      effort: "low",
      hasContext: history.length > 0 || summary !== "" || place.deckId !== null,
    },
  };
};
