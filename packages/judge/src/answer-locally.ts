import { askForDetail } from "./ask-for-detail.ts";
import type { NearNote } from "./card-notes/near-notes.ts";
import { rulesOfNotes } from "./card-notes/rules-of-notes.ts";
import { notesToShow, withNotes } from "./card-notes/show-notes.ts";
import type { Decision } from "./decision.ts";
import { decideByEngine } from "./engines/decide-by-engine.ts";
import type { JudgeQuestion } from "./judge.ts";
import { decideByTopic } from "./topics/decide-by-topic.ts";
import { nearestTopic } from "./topics/nearest-topic.ts";
import { applicable, judgePhrases, nearestRule } from "./topics/phrases/judge.ts";
import type { Topic } from "./topics/topic.ts";
import type { Understanding } from "./understanding/understand.ts";

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
  topics: readonly Topic[],
  understanding: Understanding,
  contextRules: readonly string[],
  notes: readonly NearNote[] = [],
): Decision => {
  const { language } = understanding;
  const near = nearestTopic(topics, understanding);
  const ofNotes = rulesOfNotes(notesToShow(notes));
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

/** What was found before topics are asked. */
interface LocalEvidence {
  readonly computed: Decision | undefined;
  /** Numbers of the retrieved rules, best first. */
  readonly contextRules: readonly string[];
  readonly notes: readonly NearNote[];
}

/**
 * The judge without a language model: engines first, then topics, else the applicable rules without
 * a decision (refunded). It never writes a sentence that was not decided beforehand; what official
 * notes say of it is quoted.
 */
export const answerLocally = (
  topics: readonly Topic[],
  understanding: Understanding,
  { computed, contextRules, notes }: LocalEvidence,
): Decision =>
  forNegated(
    withNotes(
      computed ??
        decideByTopic(topics, understanding) ??
        askForDetail(understanding) ??
        withoutDecision(topics, understanding, contextRules, notes),
      notes,
      understanding,
    ),
    understanding,
  );
