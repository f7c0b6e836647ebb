import type {
  CardMention,
  GameState,
  Language,
  OfflineSource,
  RulingAnswer,
} from "@spellwright/contract";
import type { CardCalls, RulesCalls } from "@spellwright/oracle";

/** What the worker is asked, with all that the server would know of it. */
export interface WorkerQuestion {
  readonly question: string;
  readonly cards: readonly CardMention[];
  /** Of the page. The ruling follows the question's own. */
  readonly language: Language;
  readonly gameState: GameState | null;
  /** What was said before in the discussion, oldest first. The last messages count (ORA-12). */
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

/** A call of the rules browser. */
export type RulesCall = {
  readonly [Call in keyof RulesCalls]: {
    readonly call: Call;
    readonly input: { readonly language: Language } & RulesCalls[Call]["input"];
  };
}[keyof RulesCalls];

/** A look-up of cards. */
export type CardCall = {
  readonly [Call in keyof CardCalls]: {
    readonly call: Call;
    readonly input: CardCalls[Call]["input"];
  };
}[keyof CardCalls];

/** A call of the API that packs answer. */
export type WorkerCall = RulesCall | CardCall;

type CallAnswer = (RulesCalls & CardCalls)[WorkerCall["call"]]["output"];

/** What the worker is told; `starter` is the address of the starter pack of this release. */
export interface ToWorker {
  readonly id: string;
  readonly starter: string;
  /**
   * A question, or what is read of rules and cards; `ready`: it only gets ready for questions; `prepare`: it
   * only reads what later starts need not read again. Both are answered when they are done.
   */
  readonly asked: WorkerQuestion | WorkerCall | "ready" | "prepare";
}

/** Its answer; without one its packs hold none or could not be read, and the next question tries again. */
export interface FromWorker {
  readonly id: string;
  readonly answer: WorkerAnswer | CallAnswer | null;
}
