import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { findOwnDeck, requireOwnDeck } from "../decks/index.ts";
import { findDiscussion, insertDiscussion, requireOwner } from "../discussions/index.ts";
import type { RunOpening } from "../runs/index.ts";
import type { AskedQuestion } from "./asked-question.ts";
import type { Wing } from "./wing.ts";

/** Where a question stands. */
export interface QuestionPlace {
  readonly discussionId: string;
  /** The discussion's own deck comes before the one that a question names. */
  readonly deckId: string | null;
  /** What the discussion was about until now. */
  readonly summary: string;
}

/**
 * The discussion of a question, made when none is named (DATA-07). Another attempt at a request finds
 * the one that is already there.
 *
 * @throws AppError DECK_NOT_FOUND, PGRST116, ONLY_OWNER_ASK
 */
export const openDiscussion = async (
  tx: Transaction,
  { role, limits, titleOf }: Wing,
  asked: Omit<AskedQuestion, "history">,
  previous: RunOpening["previous"],
): Promise<QuestionPlace> => {
  const { userId, deckId } = asked;
  // Another attempt may find the deck deleted since. Its discussion is there already.
  if (deckId !== undefined && previous === null)
    requireOwnDeck(await findOwnDeck(tx, userId, deckId));
  const known = previous?.discussionId ?? asked.discussionId;
  if (known === undefined) {
    const title = titleOf(asked.question, asked.language);
    const discussionId = await insertDiscussion(tx, { userId, title, type: role, deckId });
    return {
      discussionId,
      deckId: deckId ?? null,
      summary: asked.summary.slice(0, limits.summary),
    };
  }
  const discussion = requireOwner(await findDiscussion(tx, known), userId, "ONLY_OWNER_ASK");
  if (discussion.type !== role) throw new AppError("PGRST116");
  return {
    discussionId: discussion.id,
    deckId: discussion.deckId ?? deckId ?? null,
    summary: discussion.contextSummary,
  };
};
