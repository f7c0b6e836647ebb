import type { CardMention, Effort, Language } from "@spellwright/contract";
import type { HistoryMessage } from "./context.ts";
import type { Wing } from "./wing.ts";

/** A question as it was asked, of either wing. */
export interface AskedQuestion<Role extends Wing["role"] = Wing["role"]> {
  readonly userId: string;
  /** Of the page. The answer follows the question's own. */
  readonly language: Language;
  readonly question: string;
  readonly cards: readonly CardMention[];
  readonly effort: Effort;
  readonly discussionId: string | undefined;
  readonly deckId: string | undefined;
  /** What was said before, for a question that belongs to no discussion yet. */
  readonly history: readonly HistoryMessage<Role>[];
  readonly summary: string;
  /** When, where that was not just now. */
  readonly askedAt?: Date;
  /** No question: the whole deck is analysed (ANA-01). */
  readonly analysis?: true;
}
