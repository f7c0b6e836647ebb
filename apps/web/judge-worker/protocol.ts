import type {
  CardMention,
  GameState,
  Language,
  OfflineSource,
  RulingAnswer,
} from "@spellwright/contract";

/** What the worker is asked, with all that the server would know of it. */
export interface WorkerQuestion {
  readonly question: string;
  readonly cards: readonly CardMention[];
  /** Of the page; the ruling follows the question's own. */
  readonly language: Language;
  readonly gameState: GameState | null;
  /** What was said before in the discussion, oldest first; the last messages count (ORA-12). */
  readonly history: readonly { readonly role: "user" | "oracle"; readonly content: string }[];
  /** ISO 8601: the ruling's time. */
  readonly now: string;
}

/** What the worker answers: the judge's part of the contract's answer, and from what. */
export interface WorkerAnswer
  extends Pick<
    RulingAnswer,
    "ruling" | "detailedReasoning" | "reasoningItems" | "suggestedTitle" | "usage" | "engine"
  > {
  readonly cards: readonly CardMention[];
  readonly source: OfflineSource;
}

/** A question to the worker; `starter` is the address of the starter pack of this release. */
export interface ToWorker {
  readonly id: string;
  readonly starter: string;
  /** Null: it only gets ready for one, and answers nothing. */
  readonly asked: WorkerQuestion | null;
}

/** Its answer; without one it could not read its packs, and the next question tries again. */
export interface FromWorker {
  readonly id: string;
  readonly answer: WorkerAnswer | null;
}
