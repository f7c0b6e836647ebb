import type {
  Bilingual,
  Card,
  CardRuling,
  DetailedReasoning,
  Effort,
  Engine,
  GameState,
  Language,
  LanguageModel,
  LookedUp,
  Ruling,
  RunStep,
  Usage,
} from "@spellwright/contract";
import type { Withheld } from "./decision.ts";
import type { NamedCard } from "./engines/named-card.ts";

/** A question with all that was found for it: the judge looks nothing up but rules. */
export interface JudgeQuestion {
  readonly question: string;
  /** Language of the page. The question's own language wins when it is clear. */
  readonly language: Language;
  /** The cards of the question, already resolved; with the words the person used for each. */
  readonly cards: readonly NamedCard[];
  /** Those that only the questions before it name. */
  readonly earlierCards?: JudgeQuestion["cards"];
  /**
   * Cards that bear a word of the question which may as well be an ordinary one (“clone”): shown to a language
   * model, never to the local judge. Absent: none.
   */
  readonly possibleCards?: JudgeQuestion["cards"];
  readonly cardRulings: readonly CardRuling[];
  /** Words that look like card names and are none, with close names (a made-up card). */
  readonly unknownCards: readonly {
    readonly written: string;
    readonly suggestions: readonly string[];
    /** Several cards bear that name: `suggestions` are they, and one has to be chosen. */
    readonly ambiguous?: boolean;
  }[];
  readonly gameState: GameState | null;
  /** Oldest first (ORA-12). */
  readonly history: readonly { readonly role: "user" | "oracle"; readonly content: string }[];
  readonly summary: string;
}

/** What reading a card by its name came to. */
export type CardRead =
  | { readonly kind: "found"; readonly card: Card; readonly rulings: readonly CardRuling[] }
  | { readonly kind: "unknown"; readonly suggestions: readonly string[] };

/** Reads a card by a name of either language; `language` is that of the answer. */
export type ReadCard = (name: string, language: Language, signal: AbortSignal) => Promise<CardRead>;

/** How a question is answered, and who is told of the steps. */
export interface JudgeOptions {
  readonly effort: Effort;
  readonly signal: AbortSignal;
  /** Now, for the ruling's timestamp: packages have no clock. */
  readonly now: Date;
  /** Absent: the local judge decides. */
  readonly model?: LanguageModel;
  /** For cards that a model looks up while it thinks. Absent: it reads none. */
  readonly readCard?: ReadCard;
  /** Told of each thing that a model looks up, as it happens. */
  readonly onLookUp?: (looked: LookedUp) => void;
  readonly onStep?: (step: RunStep) => void | Promise<void>;
  /** A model's ruling while it forms, whole each time, without rule numbers: not yet checked. */
  readonly onWriting?: (partial: { readonly ruling: string; readonly explanation: string }) => void;
}

/** A checked answer: every rule that it cites is in the edition in use, with its text. */
export interface JudgeAnswer {
  readonly ruling: Ruling;
  readonly detailedReasoning: DetailedReasoning;
  /** Short plain sentences of what was understood and computed. */
  readonly reasoningItems: readonly string[];
  readonly suggestedTitle: string | null;
  readonly usage: Usage | null;
  /** How often the model's provider searched the web (ORA-18); absent: never. */
  readonly searches?: number;
  readonly engine: Engine;
  /** Numbers of the passages that were retrieved, best first. */
  readonly contextRules: readonly string[];
  /** The settled question or engine that decided. Null when none did. */
  readonly decidedBy: string | null;
  /** Why a language model's ruling is not the answer. Null where it is, or none was asked. */
  readonly withheld: Withheld | null;
}

/** What a term means or a card says, for a question that asks nothing else. */
export interface Explanation {
  readonly kind: "term" | "card";
  /** Of the question, in which the explanation is told. */
  readonly language: Language;
  /** The term or terms, or the card, by their names in `language`. */
  readonly name: string;
  readonly text: string;
  readonly detail: string;
  /** Numbers of the rules that it stands on, all of the edition in use. */
  readonly rules: readonly string[];
}

/** Question in, ruling out; without a model nothing leaves the process. */
export interface Judge {
  /** @throws LanguageModelError when a configured model gives nothing usable. */
  answer(question: JudgeQuestion, options: JudgeOptions): Promise<JudgeAnswer>;
  /**
   * The glossary and the cards alone, at once: what the question asks the meaning of, else each term and card that it
   * names. Nothing for what neither holds.
   */
  explain(question: JudgeQuestion): readonly Explanation[];
}

export type { Bilingual, Withheld };
