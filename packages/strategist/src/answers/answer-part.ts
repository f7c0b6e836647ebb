import type { ResponseType } from "@spellwright/contract";
import type { DeckFacts } from "../deck-facts.ts";
import type { CardReference, Finding, FindingValue, StrategyQuestion } from "../strategist.ts";
import type { Understanding } from "../understanding/understand.ts";

/** What an answer may look at. */
export interface AnswerContext {
  readonly question: StrategyQuestion;
  readonly understanding: Understanding;
  /** Null for a general question. */
  readonly facts: DeckFacts | null;
}

/** What one subject has to say. */
export interface AnswerPart {
  readonly responseType: ResponseType;
  /** The answer in a sentence. That of the first part heads the whole. */
  readonly headline: Finding;
  /** A code of `strategy.sections`. */
  readonly title: string;
  readonly items: readonly Finding[];
  readonly cards?: readonly CardReference[];
  readonly sources?: readonly string[];
  /** 0 to 1, from what it stands on. */
  readonly confidence: number;
}

/** One subject: undefined where it is not asked about, or where nothing is known to answer with. */
export type Answer = (context: AnswerContext) => AnswerPart | undefined;

export const finding = (
  code: string,
  params: Readonly<Record<string, FindingValue>> = {},
): Finding => ({ code, params });
