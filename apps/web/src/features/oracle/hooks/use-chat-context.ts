import type { Effort } from "@spellwright/contract";
import { createContext, useContext } from "react";
import type { Exchange } from "../../chat/index.ts";
import type { EffortSetting } from "./use-effort.ts";

/** What its owner does with a question of the chat. */
export interface OwnerActions {
  readonly retry: (exchange: Exchange) => void;
  /** Back into the composer, and away from the chat. */
  readonly takeBack: (exchange: Exchange) => void;
  /** Into the composer, to be asked as a new question. */
  readonly edit: (exchange: Exchange) => void;
  /** @returns false when nothing was asked. The person was told why */
  readonly askAgain: (exchange: Exchange, effort: Effort) => Promise<boolean>;
  /** Answers the one detail that the Oracle asked for. */
  readonly tellDetail: (choice: string) => void;
}

/** What every answer of a chat can reach. */
export interface Chat {
  readonly discussionId: string | null;
  /** Null for a reader. */
  readonly owner: OwnerActions | null;
  readonly effort: EffortSetting;
  /** An answer of this discussion is on its way. */
  readonly busy: boolean;
  /** Puts a passage into the composer. Null where there is none. */
  readonly quote: ((passage: string) => void) | null;
}

export const ChatContext = createContext<Chat | null>(null);

/** The chat around an answer. Null for an answer shown by itself. */
export const useChatContext = (): Chat | null => useContext(ChatContext);
