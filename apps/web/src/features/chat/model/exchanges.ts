import type {
  AnswerFeedback,
  CardMention,
  Effort,
  ForgeAnswer,
  GameState,
  RulingAnswer,
} from "@spellwright/contract";
import type { Failure, Following } from "./run-follow.ts";

/** What the foot of every answer tells. */
interface AnswerFacts {
  readonly messageId: string;
  readonly effort: Effort;
  /** Null while only the stream has told of the answer. */
  readonly durationMs: number | null;
  /** The reader's own. */
  readonly feedback: AnswerFeedback | null;
}

/** A ruling of the Oracle. */
export type ShownRuling = AnswerFacts &
  Pick<RulingAnswer, "ruling" | "detailedReasoning" | "engine" | "reasoningItems" | "zaps_charged">;

/** An answer of the Forge. */
export type ShownAdvice = AnswerFacts &
  Pick<
    ForgeAnswer,
    | "answer"
    | "sections"
    | "referencedCards"
    | "sources"
    | "recentUpdates"
    | "confidence"
    | "responseType"
    | "engine"
    | "zaps_charged"
    | "language"
    | "suggestions"
    | "decklists"
  >;

/** What either wing answers with, as the chat shows it. */
export type ShownAnswer = ShownRuling | ShownAdvice;

/** Whether an answer is the Oracle's; else it is the Forge's. */
export const isRuling = (answer: ShownAnswer): answer is ShownRuling => "ruling" in answer;

export type ExchangeState =
  | { readonly kind: "answered"; readonly answer: ShownAnswer }
  | { readonly kind: "thinking"; readonly following: Following | null }
  | { readonly kind: "failed"; readonly failure: Failure };

/** A question and what became of it: the unit of the chat. */
export interface Exchange {
  /** Of its first asking: it names the exchange. */
  readonly requestId: string;
  /** Of its newest asking: it names what is stopped or tried again. */
  readonly attempt: string;
  /** When that was, ISO 8601. */
  readonly attemptedAt: string;
  /** The question's message. Null while the server's messages do not hold it. */
  readonly questionId: string | null;
  readonly question: string;
  readonly cards: readonly CardMention[];
  /** The table that went along, where this device asked. */
  readonly table?: GameState;
  readonly effort: Effort;
  /** It is no question: the whole deck was to be analysed. */
  readonly analysis?: true;
  readonly askedAt: string;
  /** This device answered it. The server answers it at its person’s word only (PWA-01). */
  readonly toBeAsked?: boolean;
  /** Whether the server's messages hold the question. */
  readonly stored: boolean;
  /** Every answer it has, oldest first. An answered one ends with the answer of its state. */
  readonly answers: readonly ShownAnswer[];
  readonly state: ExchangeState;
}

/** A question of this device, as far as it got. */
export interface LocalQuestion {
  readonly requestId: string;
  readonly question: string;
  readonly cards: readonly CardMention[];
  readonly table?: GameState;
  readonly effort: Effort;
  readonly analysis?: true;
  readonly askedAt: string;
  readonly toBeAsked?: boolean;
  /** The stored question that it wants another answer to. */
  readonly answersAgain: string | null;
  readonly following: Following;
}
