import type { DiscussionType } from "@spellwright/contract";

/** Where a chat stands: who answers there, and in which discussion. */
export interface ChatPlace {
  readonly area: DiscussionType;
  /** The deck that is asked about. Null for questions about none. */
  readonly deckId: string | null;
  /** Null on an empty screen: the first question begins a discussion. */
  readonly discussionId: string | null;
}
