import { type Bilingual, strengthOf } from "@spellwright/contract";
import { answerDenial } from "./answer-denial.ts";
import { askForCircumstance, askForDetail } from "./ask-for-detail.ts";
import { citationsOf, citationsToShow, type Decision, decisionOf } from "./decision.ts";
import { coversBothTerms, type Defined } from "./define/define.ts";
import type { NamedCard } from "./engines/engine.ts";
import { isContradicted } from "./evidence/card-notes/is-contradicted.ts";
import type { NearNote } from "./evidence/card-notes/near-notes.ts";
import { rulesOfNotes } from "./evidence/card-notes/rules-of-notes.ts";
import { notesToShow, withNotes } from "./evidence/card-notes/show-notes.ts";
import { quoteCards, quoteRelevantLines } from "./evidence/quote-cards.ts";
import type { SettledQuestion } from "./knowledge/settled-question.ts";
import { inBothLanguages } from "./phrases/fill-sentence.ts";
import { closeQuestion, decidingRule, goneAbility, judgePhrases } from "./phrases/judge.ts";
import type { Understanding } from "./question/understand.ts";
import { decideBySettled } from "./recognise/decide-by-settled.ts";
import { MOST_OFFERED } from "./recognise/offer-near-questions.ts";
import { alsoAsked } from "./recognise/present-settled.ts";
import type { Recognised } from "./recognise/recognise.ts";
import { settledRestsOnLostAbility } from "./recognise/rests-on-lost-ability.ts";
import { keywordName } from "./vocabulary/keyword-names.ts";

/** A reader still gets the rules, but nothing to rely on. */
const NO_DECISION = 0.2;
/** Settled questions that are told beside the nearest one. */
const ALSO_NEAR = 2;

/**
 * The rules that may apply, when nothing decides (refunded), those of the nearest settled question first.
 *
 * @param closest the nearest, where its rule may be told as the closest one
 * @param why nothing decides. Absent: nothing was found that does
 */
export const withoutDecision = (
  near: readonly SettledQuestion[],
  understanding: Understanding,
  contextRules: readonly string[],
  notes: readonly NearNote[] = [],
  closest?: SettledQuestion,
  why: Bilingual = judgePhrases.cannotSettleWhy,
): Decision => {
  const { language } = understanding;
  const ofNotes = rulesOfNotes(notesToShow(notes), understanding.vocabulary);
  const [nearest, ...others] = near;
  const decisive = closest && closest === nearest ? closest.rules[0] : undefined;
  const cited = [
    ...citationsOf(nearest?.rules ?? [], language),
    ...[
      ...ofNotes,
      ...others
        .slice(0, ALSO_NEAR)
        .flatMap(({ rules }) => rules.slice(0, 2).map(({ number }) => number)),
      ...contextRules,
    ].map((number) => ({ number, claim: judgePhrases.applicable[language] })),
  ];
  const citations = citationsToShow(cited);
  return decisionOf({
    outcome: "cannot_settle",
    ruling: judgePhrases.cannotSettle[language],
    explanation: [
      citations.length === 0 ? judgePhrases.noRules[language] : "",
      nearest && decisive ? decidingRule(decisive.number, nearest.neutral)[language] : "",
      why[language],
    ]
      .filter(Boolean)
      .join("\n\n"),
    citations,
    facts: near
      .slice(0, 1 + ALSO_NEAR)
      .map(({ title, neutral }) => closeQuestion(title, neutral)[language]),
    confidence: NO_DECISION,
  });
};

/** The abilities that are gone, and so decide nothing. */
const goneAbilityLines = ({ gone, vocabulary, language }: Understanding): readonly string[] => {
  const names = [...gone].flatMap((id) => vocabulary.concepts.get(id) ?? []);
  const said = inBothLanguages((one) => names.map((name) => keywordName(name, one)).join(", "));
  return names.length > 0 ? [goneAbility(said)[language]] : [];
};

/** What may be told where nothing decides. */
export interface Found extends Pick<LocalEvidence, "contextRules" | "notes" | "cards"> {
  /** Settled questions that may be the one that is asked, the likeliest first. */
  readonly offered: readonly SettledQuestion[];
  /** That of them whose rule may be told as the closest one. Undefined where none is close. */
  readonly closest: SettledQuestion | undefined;
}

/** Nothing decides: the rule that does, what the cards say, and the settled questions that may be this one. */
const undecided = (found: Found, understanding: Understanding, why?: Bilingual): Decision => {
  const { contextRules, notes, cards, closest } = found;
  const offered = found.offered.slice(0, MOST_OFFERED);
  const near = offered.filter((one) => !settledRestsOnLostAbility(one, understanding));
  const decision = withoutDecision(near, understanding, contextRules, notes, closest, why);
  const quotes = [...goneAbilityLines(understanding), ...quoteCards(cards, understanding)];
  const explanation = [...quotes, decision.explanation].join("\n\n");
  return { ...decision, explanation, facts: [], offered };
};

/** What the named cards say of what is asked, beneath what is only likely: it may leave it out. */
const withCards = (
  decision: Decision,
  cards: readonly NamedCard[],
  understanding: Understanding,
): Decision => {
  const isLikely = decision.outcome === "ruling" && strengthOf(decision) === "likely";
  const quotes = isLikely ? quoteRelevantLines(cards, understanding) : [];
  return { ...decision, explanation: [decision.explanation, ...quotes].join("\n\n") };
};

/** A settled answer, or what two terms mean where it does not tell of both. Where it has no yes or no and one detail would give it, that detail is asked for. */
const settledOrAsked = (
  { recognised, defined, notes, cards }: LocalEvidence,
  understanding: Understanding,
): Decision | undefined => {
  const settled = decideBySettled(recognised);
  const isLikely = settled !== undefined && strengthOf(settled) === "likely";
  const found = isLikely && isContradicted(settled, notes, understanding) ? undefined : settled;
  const decided = defined && !(found && coversBothTerms(found, defined)) ? defined.decision : found;
  const decision =
    decided && withCards(withOthers(decided, recognised, understanding), cards, understanding);
  if (understanding.form !== "yes_no") return decision;
  const isDecided = decision?.verdict != null && strengthOf(decision) === "ruling";
  const detail = askForDetail(understanding, isDecided);
  return detail ? withOthers(detail, recognised, understanding) : decision;
};

/** What was asked and the answer leaves out, where one of the others tells it. */
const leftOutLines = (
  { outcome, ruling, explanation }: Decision,
  others: readonly SettledQuestion[],
  understanding: Understanding,
): readonly string[] => {
  const { language } = understanding;
  const said = `${ruling} ${explanation}`;
  const other = others.find(
    ({ neutral }) => alsoAsked([neutral[language]], said, understanding).length > 0,
  );
  return other && outcome === "ruling" ? [closeQuestion(other.title, other.neutral)[language]] : [];
};

/** An answer that is not sure, or a detail that is asked for, with other settled questions that may be the one that was asked, and the rule that decides each. */
const withOthers = (
  decision: Decision,
  { offered, beside }: Recognised,
  understanding: Understanding,
): Decision => {
  // Beside what is sure nothing else is offered.
  if (strengthOf(decision) === "ruling") return decision;
  const others = offered.filter(({ id }) => id !== decision.id).slice(0, MOST_OFFERED);
  const theirs = others
    .flatMap(({ rules }) => citationsOf(rules.slice(0, 1), understanding.language))
    .map((rule) => ({ ...rule, ofOffered: true }));
  const likely = others.filter((other) => beside.includes(other));
  return {
    ...decision,
    explanation: [decision.explanation, ...leftOutLines(decision, likely, understanding)].join(
      "\n\n",
    ),
    offered: others,
    citations: citationsToShow([...decision.citations, ...theirs]),
  };
};

/** What was found for a question. */
interface LocalEvidence {
  readonly computed: Decision | undefined;
  /** Numbers of the retrieved rules, best first. */
  readonly contextRules: readonly string[];
  readonly notes: readonly NearNote[];
  readonly recognised: Recognised;
  /** The cards that the question names. */
  readonly cards: readonly NamedCard[];
  /** What two terms mean whose difference is asked. */
  readonly defined?: Defined | undefined;
}

/**
 * The judge without a language model: engines first, then settled questions, else the applicable rules without
 * a decision (refunded). It never writes a sentence that was not decided beforehand. What official
 * notes say of it is quoted.
 */
export const answerLocally = (understanding: Understanding, evidence: LocalEvidence): Decision =>
  answerDenial(
    withNotes(
      evidence.computed ??
        askForCircumstance(understanding) ??
        settledOrAsked(evidence, understanding) ??
        undecided({ ...evidence, ...evidence.recognised }, understanding),
      evidence.notes,
      understanding,
    ),
    understanding,
  );

/** What was found, with the official notes, where a language model decides nothing. @param why it does not */
export const presentFound = (
  understanding: Understanding,
  found: Found,
  why?: Bilingual,
): Decision => withNotes(undecided(found, understanding, why), found.notes, understanding);
