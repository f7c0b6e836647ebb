import type { Bilingual, CardSource, Confirmation, Language, Outcome } from "@spellwright/contract";
import type { SettledQuestion } from "./knowledge/settled-question.ts";

/** A rule a decision stands on, with what the answer says by it, in the answer's language. */
export interface Citation {
  readonly number: string;
  readonly claim: string;
  /** Words of the rule itself that decide, exactly as they stand there, the first ones first. */
  readonly quotes?: readonly string[];
  /** It decides a question that is offered. The answer itself does not stand on it. */
  readonly ofOffered?: boolean;
}

export interface DecisionStep {
  readonly action: string;
  readonly rule: string | null;
  readonly layer: string | null;
  readonly timing: string | null;
}

/** Why a language model's ruling is not shown as the answer. */
export type Withheld =
  /** Its form: another language, contacts, insults, words of the prompt, nothing said. */
  | "unfit"
  /** Verdict, headline and explanation say opposite things. */
  | "contradiction"
  /** Its headline tells what no source holds. */
  | "unsourced"
  /** No rule that it cites holds what it quotes. */
  | "unsupported"
  /** It gives none, where something was computed. */
  | "no_ruling"
  /** It says otherwise than what was computed. */
  | "other_result"
  /** A second reading of its own quotes says the opposite. */
  | "other_reading";

/** What an engine, a settled question or a language model decided, before its citations are checked. */
export interface Decision {
  /** "engine/combat", "combat/trample-and-deathtouch", "model". */
  readonly id: string;
  readonly outcome: Outcome;
  readonly verdict: "yes" | "no" | null;
  readonly ruling: string;
  readonly explanation: string;
  readonly citations: readonly Citation[];
  /** Words of cards and of official notes that a language model quotes; absent: none. */
  readonly cardSources?: readonly CardSource[];
  readonly interactions: readonly {
    readonly cards: readonly string[];
    readonly description: string;
  }[];
  readonly steps: readonly DecisionStep[];
  /** What was computed or understood, for the reasoning list. */
  readonly facts: readonly string[];
  /** Answers to offer for the one detail that is missing (`needs_detail`). */
  readonly choices?: readonly string[];
  /** Settled questions to offer where nothing decides for sure: the likeliest first. */
  readonly offered?: readonly SettledQuestion[];
  /** What bears a language model's ruling beside its own quotes. Absent: nothing does. */
  readonly confirmedBy?: Confirmation;
  /** Why a language model's ruling is not the answer. */
  readonly withheld?: Withheld;
  /** Absent: what its confidence makes it (`strengthOf`). */
  readonly strength?: "ruling" | "likely";
  /** 0 to 1, from evidence: exact for engines, else what a settled question explains of the question. */
  readonly confidence: number;
}

/** The rules of an answer, each with its claim in the language of the question. */
export const citationsOf = (
  rules: readonly { readonly number: string; readonly claim: Bilingual }[],
  language: Language,
): readonly Citation[] => rules.map(({ number, claim }) => ({ number, claim: claim[language] }));

/** As many rules as a ruling may show (DATA-04): where nothing is sure, the answer has to be found among them. */
export const MOST_RULES = 8;

/** Each rule once, as many as may be shown. */
export const citationsToShow = (cited: readonly Citation[]): readonly Citation[] =>
  cited
    .filter(({ number }, at) => cited.findIndex((one) => one.number === number) === at)
    .slice(0, MOST_RULES);

/** A decision that tells no more than it is given: no yes or no, nothing cited, no steps. */
export const decisionOf = (
  told: Pick<Decision, "outcome" | "ruling" | "explanation" | "confidence"> & Partial<Decision>,
): Decision => ({
  ...{ id: "", verdict: null, citations: [], interactions: [], steps: [], facts: [] },
  ...told,
});
