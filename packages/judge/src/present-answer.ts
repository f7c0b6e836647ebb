import { type CardRuling, strengthOf } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { checkDecision } from "./check/check-decision.ts";
import { markDeciding } from "./check/deciding-sentence.ts";
import { detailReasoning } from "./check/detail-reasoning.ts";
import type { Decision } from "./decision.ts";
import { nameIn } from "./engines/card-facts/describe-card.ts";
import { explainUndecided } from "./explain-undecided.ts";
import type { JudgeAnswer, JudgeQuestion } from "./judge.ts";
import type { AnswerFromPassages } from "./model/answer-from-passages.ts";
import { judgePhrases, namedCards } from "./phrases/judge.ts";
import type { Understanding } from "./question/understand.ts";
import { suggestTitle } from "./suggest-title.ts";

/** What an answer is shown with beside its decision. */
interface Around {
  readonly rulebook: Rulebook;
  /** Official notes that speak of what is asked. */
  readonly notes: readonly CardRuling[];
  readonly now: Date;
}

const reasoningItems = (understanding: Understanding, decision: Decision): readonly string[] => {
  const { language, cards, form, instructed } = understanding;
  return [
    ...(instructed ? [judgePhrases.instructionsIgnored[language]] : []),
    judgePhrases.understoodForm[form][language],
    ...(cards.length > 0
      ? [namedCards(cards.map((card) => nameIn(card, language)))[language]]
      : []),
    ...decision.facts,
  ];
};

/** An explanation without what the headline says, and each of its paragraphs once. */
const withoutRepeats = ({ ruling, explanation }: Decision): string =>
  [...new Set(explanation.split("\n\n"))].filter((told) => told !== ruling).join("\n\n");

/** A decision as the answer that a person reads: its rules checked, its strength told, its reasoning laid out. */
export const presentAnswer = (
  { decision, engine, usage, web, lookedUp, contextRules }: AnswerFromPassages,
  understanding: Understanding,
  input: JudgeQuestion,
  { rulebook, notes, now }: Around,
): JudgeAnswer => {
  const { language } = understanding;
  const { rules } = checkDecision(decision.citations, rulebook, language);
  return {
    ruling: {
      language,
      ruling: decision.ruling,
      explanation: withoutRepeats(decision),
      outcome: decision.outcome,
      verdict: decision.verdict,
      strength: strengthOf(decision),
      ...(decision.choices ? { choices: [...decision.choices] } : {}),
      ...explainUndecided(decision, understanding),
      relevant_rules:
        decision.outcome === "cannot_settle"
          ? markDeciding(rules, understanding.vocabulary)
          : rules,
      ...(decision.cardSources ? { card_sources: [...decision.cardSources] } : {}),
      card_interactions: decision.interactions.map(({ cards, description }) => ({
        cards: [...cards],
        description,
      })),
      mentioned_cards: input.cards.map(({ card }) => card.name),
      web_search_used: web.used,
      recent_updates: web.updates,
      sourcesAndLinks: web.sources.map(({ url }) => url),
      groundingMetadata:
        web.sources.length === 0
          ? null
          : { chunks: web.sources.map(({ url, title }) => ({ web: { uri: url, title } })) },
      confidence: Math.min(1, Math.max(0, decision.confidence)),
      ...(decision.confirmedBy ? { confirmed_by: decision.confirmedBy } : {}),
      timestamp: now.toISOString(),
    },
    detailedReasoning: detailReasoning(
      decision,
      rules.flatMap(({ number, of_near_question }) => (of_near_question ? [] : number)),
      notes,
    ),
    reasoningItems: [...reasoningItems(understanding, decision), ...lookedUp],
    suggestedTitle:
      decision.outcome === "declined" ? null : suggestTitle(input.question, understanding.language),
    usage,
    searches: web.searches,
    engine,
    contextRules,
    decidedBy: decision.id === "" ? null : decision.id,
    withheld: decision.withheld ?? null,
  };
};
