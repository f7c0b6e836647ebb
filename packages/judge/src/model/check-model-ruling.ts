import { plainText } from "@spellwright/text";
import { withoutDecision } from "../answer-locally.ts";
import { type ClaimCheck, createClaimCheck } from "../check/claim-support.ts";
import { type Citation, type Decision, shownOnce } from "../decision.ts";
import { bothSaid, notConfirmed, twoReadings, unsupportedAnswer } from "../phrases/model.ts";
import { checkFreeText, type MayName } from "./check-free-text.ts";
import { faultOf } from "./guards.ts";
import { knownCards } from "./known-cards.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import type { ModelRuling } from "./model-ruling.ts";
import { findQuote } from "./quotes.ts";
import { sourcesOf } from "./sources.ts";
import { readSources } from "./unsourced.ts";
import { numberOfHandle, type Passages } from "./write-prompt.ts";

/** No model is believed beyond this, whatever it says of itself. */
const CEILING = 0.9;
const LEAST = 0.1;
const LOSS = { unknownHandle: 0.12, unsupportedClaim: 0.12, inventedNumber: 0.12 } as const;
/** The decisive claim does not hold: what is left is an opinion. */
const WITHOUT_SUPPORT = 0.35;
/** Longest texts that are shown, in characters, and most of each list. */
const LONGEST = {
  ruling: 600,
  explanation: 4_000,
  claim: 300,
  quote: 600,
  part: 500,
  mark: 80,
} as const;
const MOST = { citations: 12, interactions: 8, steps: 12 } as const;

interface CheckedCitations {
  readonly supported: readonly Citation[];
  /** The first citation, the decisive one, holds. */
  readonly decisive: boolean;
  readonly unknown: number;
  readonly unsupported: number;
}

const checkClaims = (
  { citations }: ModelRuling,
  passages: Passages,
  check: ClaimCheck,
  { rulebook, understanding }: ModelEvidence,
): CheckedCitations => {
  const supported = new Map<string, Citation>();
  let unknown = 0;
  let unsupported = 0;
  let decisive = false;
  for (const [at, { handle, quote, claim }] of citations.slice(0, MOST.citations).entries()) {
    const number = numberOfHandle(handle, passages);
    const said = checkFreeText(plainText(claim, LONGEST.claim), (named) => named === number);
    const text = number === undefined ? "" : rulebook.read(number, understanding.language)?.text;
    const quoted = findQuote(text ?? "", quote.slice(0, LONGEST.quote));
    const holds =
      number !== undefined &&
      quoted !== undefined &&
      said.removed.length === 0 &&
      check.supports(said.text, number);
    if (number === undefined) unknown += 1;
    else if (!holds || quoted === undefined) unsupported += 1;
    else {
      if (!supported.has(number))
        supported.set(number, { number, claim: said.text, quote: quoted });
      decisive ||= at === 0;
    }
  }
  return { supported: [...supported.values()], decisive, unknown, unsupported };
};

const figures = (text: string): ReadonlySet<string> => new Set(text.match(/\d+/g) ?? []);

/** The model says what an engine or a settled answer says: the same yes or no, else the same first number. */
export const agreesWith = (written: ModelRuling, known: Decision): boolean => {
  if (written.outcome !== "ruling" || known.outcome !== "ruling") return false;
  if (known.verdict !== null) return written.verdict === known.verdict;
  const [wanted] = known.ruling.match(/\d+/) ?? [];
  return wanted !== undefined && figures(written.ruling).has(wanted);
};

/** A figure that stands neither in the question nor in what was computed is the model's own. */
const inventsFigures = (text: string, { computed, understanding }: ModelEvidence): boolean => {
  const steps = computed?.steps.map(({ action }) => action) ?? [];
  const claims = computed?.citations.map(({ claim }) => claim) ?? [];
  const facts = computed?.facts ?? [];
  const told = [understanding.question, computed?.ruling ?? "", computed?.explanation ?? ""];
  const known = figures([...told, ...facts, ...steps, ...claims].join(" "));
  return [...figures(text)].some((figure) => !known.has(figure));
};

const confidenceOf = (
  { confidence }: ModelRuling,
  { decisive, unknown, unsupported }: CheckedCitations,
  invented: number,
): number => {
  const doubted =
    Math.min(CEILING, confidence) -
    unknown * LOSS.unknownHandle -
    unsupported * LOSS.unsupportedClaim -
    invented * LOSS.inventedNumber;
  return Math.max(LEAST, decisive ? doubted : Math.min(WITHOUT_SUPPORT, doubted));
};

const rulesAlone = ({ understanding, contextRules, near }: ModelEvidence): Decision =>
  withoutDecision(near, understanding, contextRules);

/** Words are not enough to decide: the rules that apply are shown without a decision. */
const withoutSupport = (evidence: ModelEvidence): Decision => ({
  ...rulesAlone(evidence),
  explanation: unsupportedAnswer[evidence.understanding.language],
});

/** Two readings differ: the rules of both are shown, and what each says; nothing is decided. */
export const undecided = (
  evidence: ModelEvidence,
  decision: Decision,
  other: Decision | undefined,
): Decision => {
  const { language } = evidence.understanding;
  const alone = rulesAlone(evidence);
  return {
    ...alone,
    ruling: twoReadings[language],
    explanation: other
      ? bothSaid(other.ruling, decision.ruling)[language]
      : notConfirmed(decision.ruling)[language],
    citations: shownOnce([...(other?.citations ?? []), ...decision.citations, ...alone.citations]),
  };
};

/** What the engine computed, told by the model where it agrees; the engine's ruling is the one shown. */
const withEngine = (
  written: ModelRuling,
  decision: Decision,
  computed: Decision,
  evidence: ModelEvidence,
): Decision => {
  if (!agreesWith(written, computed)) return undecided(evidence, decision, computed);
  const invents = inventsFigures(`${written.ruling} ${written.explanation}`, evidence);
  return {
    ...computed,
    explanation:
      invents || decision.explanation === "" ? computed.explanation : decision.explanation,
    citations: shownOnce([...computed.citations, ...decision.citations]),
    interactions: computed.interactions.length > 0 ? computed.interactions : decision.interactions,
  };
};

/**
 * Turns what the model wrote into a decision that keeps the citation contract (architecture §3, step 5;
 * ORA-17): number, edition and text of a rule come from the rulebook, a claim stays only where the rule
 * says it, no other rule is named, and what code computed stands.
 */
export const checkModelRuling = (
  written: ModelRuling,
  passages: Passages,
  evidence: ModelEvidence,
): Decision => {
  const { computed, rulebook, input, understanding } = evidence;
  if (faultOf(written, understanding.language)) return withoutSupport(evidence);
  const check = createClaimCheck([...passages.values()], rulebook, understanding.vocabulary);
  const cited = checkClaims(written, passages, check, evidence);
  const shown = new Set(cited.supported.map(({ number }) => number));
  const mayName: MayName = (number, sentence) =>
    shown.has(number) && check.supports(sentence, number);
  const { isUnsourced } = readSources({
    texts: sourcesOf(evidence, passages),
    vocabulary: understanding.vocabulary,
  });
  let invented = 0;
  const clean = (text: string, longest: number): string => {
    const checked = checkFreeText(plainText(text, longest), mayName);
    invented += checked.removed.length;
    return checked.text;
  };
  /** Without the sentences that say what no source says. */
  const sourced = (text: string): string =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !isUnsourced(sentence))
      .join(" ");
  const ruling = clean(written.ruling, LONGEST.ruling);
  const explanation = sourced(clean(written.explanation, LONGEST.explanation));
  const mark = (text: string | null) => (text === null ? null : clean(text, LONGEST.mark) || null);
  const decision: Decision = {
    id: "model",
    outcome: written.outcome,
    verdict: written.outcome === "ruling" ? written.verdict : null,
    ruling,
    explanation,
    citations: cited.supported,
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
    confidence: confidenceOf(written, cited, invented),
  };
  if (computed) return withEngine(written, decision, computed, evidence);
  if (written.outcome === "ruling" && (cited.supported.length === 0 || isUnsourced(ruling)))
    return withoutSupport(evidence);
  return decision.ruling === "" ? rulesAlone(evidence) : decision;
};
