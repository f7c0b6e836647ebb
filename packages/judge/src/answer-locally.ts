import { askForDetail } from "./ask-for-detail.ts";
import type { Decision } from "./decision.ts";
import { decideByEngine } from "./engines/decide-by-engine.ts";
import type { NearNote } from "./evidence/card-notes/near-notes.ts";
import { rulesOfNotes } from "./evidence/card-notes/rules-of-notes.ts";
import { notesToShow, withNotes } from "./evidence/card-notes/show-notes.ts";
import type { JudgeQuestion } from "./judge.ts";
import type { Interaction } from "./knowledge/interaction.ts";
import { applicable, judgePhrases, nearestRule } from "./phrases/judge.ts";
import type { Understanding } from "./question/understand.ts";
import { decideByTopic } from "./recognise/decide-by-topic.ts";
import { nearestTopic } from "./recognise/nearest-topic.ts";

/** A reader still gets the rules, but nothing to rely on. */
const NO_DECISION = 0.2;
/** As many as a ruling may show (DATA-04): the answer has to be found among them. */
const SHOWN_WITHOUT_DECISION = 8;

/** What code alone can work out; the engines never guess: they answer or stay silent. */
export const compute = (
  understanding: Understanding,
  { cards }: Pick<JudgeQuestion, "cards">,
): Decision | undefined => decideByEngine(understanding, cards);

/** The applicable rules, when nothing decides (refunded). */
export const withoutDecision = (
  interactions: readonly Interaction[],
  understanding: Understanding,
  contextRules: readonly string[],
  notes: readonly NearNote[] = [],
): Decision => {
  const { language } = understanding;
  const near = nearestTopic(interactions, understanding);
  const ofNotes = rulesOfNotes(notesToShow(notes), understanding.vocabulary);
  const numbers = [...new Set([...(near?.rules ?? []), ...ofNotes, ...contextRules])];
  return {
    id: "",
    outcome: "cannot_settle",
    verdict: null,
    ruling: judgePhrases.cannotSettle[language],
    explanation: [
      numbers.length === 0 ? judgePhrases.noRules[language] : "",
      near ? nearestRule(near.says)[language] : "",
      judgePhrases.cannotSettleWhy[language],
    ]
      .filter(Boolean)
      .join(" "),
    citations: numbers
      .slice(0, SHOWN_WITHOUT_DECISION)
      .map((number) => ({ number, claim: applicable[language] })),
    interactions: [],
    steps: [],
    facts: [],
    confidence: NO_DECISION,
  };
};

/** « Ne meurt-elle pas ? — Si. »: French contradicts a negated question with a word of its own. */
const forNegated = (decision: Decision, { language, negated }: Understanding): Decision =>
  negated && language === "fr"
    ? { ...decision, ruling: decision.ruling.replace(/^Oui\b/, "Si") }
    : decision;

/** What was found before interactions are asked. */
interface LocalEvidence {
  readonly computed: Decision | undefined;
  /** Numbers of the retrieved rules, best first. */
  readonly contextRules: readonly string[];
  readonly notes: readonly NearNote[];
}

/**
 * The judge without a language model: engines first, then interactions, else the applicable rules without
 * a decision (refunded). It never writes a sentence that was not decided beforehand; what official
 * notes say of it is quoted.
 */
export const answerLocally = (
  interactions: readonly Interaction[],
  understanding: Understanding,
  { computed, contextRules, notes }: LocalEvidence,
): Decision =>
  forNegated(
    withNotes(
      computed ??
        decideByTopic(interactions, understanding) ??
        askForDetail(understanding) ??
        withoutDecision(interactions, understanding, contextRules, notes),
      notes,
      understanding,
    ),
    understanding,
  );
