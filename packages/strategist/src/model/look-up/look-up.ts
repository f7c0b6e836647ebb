import type { Card, Language, LookedUp } from "@spellwright/contract";
import type { DeckFacts } from "../../deck-facts.ts";
import type { StrategyQuestion, StrategyRun } from "../../strategist.ts";
import type { PromptPhrases } from "../deck-sections.ts";

/** What the tools of one answer work with, and where they leave what they found. */
export interface LookUp {
  /** Null for a general question: then no tool counts. */
  readonly facts: DeckFacts | null;
  readonly question: StrategyQuestion;
  readonly run: StrategyRun;
  readonly language: Language;
  readonly say: PromptPhrases;
  /** Cards that were read or found, beside those of the deck and the question. */
  readonly cards: Card[];
  /** Names of the cards of each combo that was told. */
  readonly combos: (readonly string[])[];
  /** What the tools told: an answer may say it. */
  readonly told: string[];
  /** Told of each thing as it is looked up. */
  readonly tell: (looked: LookedUp) => void;
}

/** The look-up of an answer about a deck. */
export type DeckLookUp = LookUp & { readonly facts: DeckFacts };
