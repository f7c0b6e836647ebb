import { plainText } from "@spellwright/text";
import { createClaimCheck } from "../check/claim-support.ts";
import { type Decision, shownOnce } from "../decision.ts";
import { compare } from "./agreement.ts";
import { checkCitations } from "./check-citations.ts";
import { checkFreeText, type MayName } from "./check-free-text.ts";
import { settledAgrees } from "./corroborate.ts";
import { faultOf } from "./guards.ts";
import { knownCards } from "./known-cards.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import type { ModelRuling } from "./model-ruling.ts";
import { sourcesOf } from "./sources.ts";
import { ownSureness, SURENESS } from "./sureness.ts";
import { readSources } from "./unsourced.ts";
import { doubtComputed, rulesAlone, withhold } from "./withhold.ts";
import { numberOfHandle, type Passages } from "./write-prompt.ts";

/** Longest texts that are shown, in characters, and most of each list. */
const LONGEST = { ruling: 600, explanation: 4_000, part: 500, mark: 80 } as const;
const MOST = { interactions: 8, steps: 12 } as const;

/** A model's texts as they may be shown, and how many rule numbers had to be taken out of them. */
interface Cleaned {
  readonly decision: Decision;
  readonly faults: number;
  /** Whether a text tells what no source holds. */
  readonly isUnsourced: (text: string) => boolean;
}

/** Takes out of a model's texts what no source holds and every rule that is not shown (ORA-17). */
const cleanTexts = (written: ModelRuling, passages: Passages, evidence: ModelEvidence): Cleaned => {
  const { rulebook, input, understanding } = evidence;
  const { vocabulary } = understanding;
  const check = createClaimCheck([...passages.values()], rulebook, vocabulary);
  const cited = checkCitations(written, passages, check, evidence);
  const shown = new Set(cited.held.map(({ number }) => number));
  const mayName: MayName = (number, sentence) =>
    shown.has(number) && check.speaksOf(sentence, number);
  const { isUnsourced, hasFalseQuote } = readSources(
    sourcesOf(evidence, passages),
    understanding,
    input.cards,
  );
  let invented = 0;
  const clean = (text: string, longest: number): string => {
    const checked = checkFreeText(plainText(text, longest), mayName);
    invented += checked.removed.length;
    return checked.text;
  };
  /** Without the sentences that say what no source says. */
  const sourced = (text: string): string => {
    const kept = text
      .split(/(?<=[.!?])(?=\s)/)
      .filter((sentence) => !isUnsourced(sentence))
      .join("")
      .trim();
    // A quotation of several sentences is none of them.
    return hasFalseQuote(kept) ? "" : kept;
  };
  const mark = (text: string | null) => (text === null ? null : clean(text, LONGEST.mark) || null);
  const ruling = clean(written.ruling, LONGEST.ruling);
  const decision: Decision = {
    id: "model",
    outcome: written.outcome,
    verdict: written.outcome === "ruling" ? written.verdict : null,
    ruling,
    explanation: sourced(clean(written.explanation, LONGEST.explanation)),
    citations: cited.held,
    interactions: written.interactions.slice(0, MOST.interactions).flatMap((interaction) => {
      const cards = knownCards(interaction.cards, input.cards);
      const description = sourced(clean(interaction.description, LONGEST.part));
      return cards.length === 0 || description === "" ? [] : [{ cards, description }];
    }),
    steps: written.steps.slice(0, MOST.steps).flatMap(({ action, handle, timing, layer }) => {
      const text = sourced(clean(action, LONGEST.part));
      const number = handle === null ? undefined : numberOfHandle(handle, passages);
      const rule = number !== undefined && mayName(number, text) ? number : null;
      return text === "" ? [] : [{ action: text, rule, timing: mark(timing), layer: mark(layer) }];
    }),
    facts: [],
    confidence: 0,
  };
  const faults = cited.unknown + cited.unsupported + invented;
  return { decision, faults, isUnsourced };
};

/** A ruling that something independent bears: its own words, with the rules of a computation. */
const borne = (
  decision: Decision,
  by: "computed" | "settled",
  { computed }: Pick<ModelEvidence, "computed">,
): Decision => ({
  ...decision,
  citations: shownOnce([...decision.citations, ...(computed?.citations ?? [])]),
  interactions:
    decision.interactions.length > 0 ? decision.interactions : (computed?.interactions ?? []),
  facts: computed?.facts ?? [],
  confirmedBy: by,
  confidence: SURENESS[by],
});

/**
 * Turns what the model wrote into a decision that keeps the citation contract (architecture §3, step 5;
 * ORA-17): number, edition and text of a rule come from the rulebook, no other rule is named, and nothing
 * is told that no source holds. What was computed and the model decide together, or both are said.
 */
export const checkModelRuling = (
  written: ModelRuling,
  passages: Passages,
  evidence: ModelEvidence,
): Decision => {
  const { computed, understanding } = evidence;
  const fault = faultOf(written, understanding.language);
  if (fault) return withhold(evidence, fault === "contradiction" ? fault : "unfit");
  const { decision, faults, isUnsourced } = cleanTexts(written, passages, evidence);
  const doubts = computed !== undefined && written.computed_result === "disagrees";
  if (decision.outcome !== "ruling" && !doubts) {
    if (computed) return withhold(evidence, "no_ruling");
    return decision.ruling === ""
      ? rulesAlone(evidence)
      : { ...decision, confidence: written.confidence };
  }
  if (decision.ruling === "") return withhold(evidence, "unfit");
  const unsourced = isUnsourced(decision.ruling);
  if (computed) {
    const compared = compare(written, computed, understanding);
    if (compared === "same" && !unsourced) return borne(decision, "computed", evidence);
    if (compared === "different" || doubts)
      return doubtComputed(evidence, computed, unsourced ? undefined : decision, {
        assumption: written.wrong_assumption ?? "",
        isUnsourced,
      });
  }
  if (unsourced) return withhold(evidence, "unsourced");
  if (decision.citations.length === 0) return withhold(evidence, "unsupported");
  if (settledAgrees(written, evidence)) return borne(decision, "settled", evidence);
  const alone = { ...decision, confidence: ownSureness(written.confidence, faults) };
  return computed
    ? {
        ...alone,
        facts: computed.facts,
        citations: shownOnce([...alone.citations, ...computed.citations]),
      }
    : alone;
};
