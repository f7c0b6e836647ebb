import { withoutDecision } from "../answer-locally.ts";
import { type ClaimCheck, createClaimCheck } from "../check/claim-support.ts";
import type { Citation, Decision } from "../decision.ts";
import type { JudgeParts, JudgeQuestion } from "../judge.ts";
import type { Interaction } from "../knowledge/interaction.ts";
import { unsupportedAnswer } from "../phrases/model.ts";
import type { Understanding } from "../question/understand.ts";
import { checkFreeText, type MayName } from "./check-free-text.ts";
import { knownCards } from "./known-cards.ts";
import type { ModelRuling } from "./model-ruling.ts";
import { plainText } from "./plain-text.ts";
import { numberOfHandle, type Passages } from "./write-prompt.ts";

/** What a model's answer is held against. */
export interface ModelEvidence extends JudgeParts {
  /** The nearest settled questions, the most likely first. */
  readonly near: readonly Interaction[];
  readonly understanding: Understanding;
  readonly input: JudgeQuestion;
  /** What an engine worked out; it stands against the model. */
  readonly computed: Decision | undefined;
  readonly contextRules: readonly string[];
}

/** No model is believed beyond this, whatever it says of itself. */
const CEILING = 0.9;
const LEAST = 0.1;
const LOSS = { unknownHandle: 0.12, unsupportedClaim: 0.12, inventedNumber: 0.12 } as const;
/** The decisive claim does not hold: what is left is an opinion. */
const WITHOUT_SUPPORT = 0.35;
/** The model contradicted what was computed: the engine's ruling is shown, doubt remains. */
const CONTRADICTED = 0.7;
/** Longest texts that are shown, in characters, and most of each list. */
const LONGEST = { ruling: 600, explanation: 4_000, claim: 300, part: 500, mark: 80 } as const;
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
): CheckedCitations => {
  const supported = new Map<string, Citation>();
  let unknown = 0;
  let unsupported = 0;
  let decisive = false;
  for (const [at, { handle, claim }] of citations.slice(0, MOST.citations).entries()) {
    const number = numberOfHandle(handle, passages);
    const said = checkFreeText(plainText(claim, LONGEST.claim), (named) => named === number);
    const holds =
      number !== undefined && said.removed.length === 0 && check.supports(said.text, number);
    if (number === undefined) unknown += 1;
    else if (!holds) unsupported += 1;
    else {
      if (!supported.has(number)) supported.set(number, { number, claim: said.text });
      decisive ||= at === 0;
    }
  }
  return { supported: [...supported.values()], decisive, unknown, unsupported };
};

const figures = (text: string): ReadonlySet<string> => new Set(text.match(/\d+/g) ?? []);
const SAYS_YES = /^\s*(?:yes|oui|si)(?!\p{L})/iu;
const SAYS_NO = /^\s*(?:no|non)(?!\p{L})/iu;

/** The ruling opens with the opposite of its verdict. */
const contradictsItself = ({ verdict, ruling }: ModelRuling): boolean =>
  (verdict === "yes" && SAYS_NO.test(ruling)) || (verdict === "no" && SAYS_YES.test(ruling));

/** The engine's verdict or its number is not in what the model ruled. */
const contradictsEngine = (written: ModelRuling, computed: Decision): boolean => {
  if (written.outcome !== "ruling") return true;
  if (computed.verdict !== null)
    return written.verdict !== computed.verdict || contradictsItself(written);
  const [wanted] = computed.ruling.match(/\d+/) ?? [];
  return wanted !== undefined && !figures(written.ruling).has(wanted);
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
  written: ModelRuling,
  { decisive, unknown, unsupported }: CheckedCitations,
  invented: number,
): number => {
  const own = Number.isFinite(written.confidence)
    ? Math.min(CEILING, Math.max(0, written.confidence))
    : 0.5;
  const doubted =
    own -
    unknown * LOSS.unknownHandle -
    unsupported * LOSS.unsupportedClaim -
    invented * LOSS.inventedNumber;
  const doubtful = !decisive || contradictsItself(written);
  return Math.max(LEAST, doubtful ? Math.min(WITHOUT_SUPPORT, doubted) : doubted);
};

const rulesAlone = ({ understanding, contextRules, near }: ModelEvidence): Decision =>
  withoutDecision(near, understanding, contextRules);

/** Words are not enough to decide: the rules that apply are shown without a decision. */
const withoutSupport = (evidence: ModelEvidence): Decision => ({
  ...rulesAlone(evidence),
  explanation: unsupportedAnswer[evidence.understanding.language],
});

/** What the engine computed, told by the model where it agrees; the engine's ruling is the one shown. */
const withEngine = (
  written: ModelRuling,
  decision: Decision,
  computed: Decision,
  evidence: ModelEvidence,
): Decision => {
  if (contradictsEngine(written, computed))
    return { ...computed, confidence: Math.min(CONTRADICTED, computed.confidence) };
  const computedRules = new Set(computed.citations.map(({ number }) => number));
  const invents = inventsFigures(`${written.ruling} ${written.explanation}`, evidence);
  return {
    ...computed,
    explanation:
      invents || decision.explanation === "" ? computed.explanation : decision.explanation,
    citations: [
      ...computed.citations,
      ...decision.citations.filter(({ number }) => !computedRules.has(number)),
    ],
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
  const check = createClaimCheck([...passages.values()], rulebook, understanding.vocabulary);
  const cited = checkClaims(written, passages, check);
  const shown = new Set(cited.supported.map(({ number }) => number));
  const mayName: MayName = (number, sentence) =>
    shown.has(number) && check.supports(sentence, number);
  let invented = 0;
  const clean = (text: string, longest: number): string => {
    const checked = checkFreeText(plainText(text, longest), mayName);
    invented += checked.removed.length;
    return checked.text;
  };
  const ruling = clean(written.ruling, LONGEST.ruling);
  const explanation = clean(written.explanation, LONGEST.explanation);
  const mark = (text: string | null) => (text === null ? null : clean(text, LONGEST.mark) || null);
  const decision: Decision = {
    id: "model",
    outcome: written.outcome,
    verdict: written.outcome === "ruling" && !contradictsItself(written) ? written.verdict : null,
    ruling,
    explanation,
    citations: cited.supported,
    interactions: written.interactions.slice(0, MOST.interactions).flatMap((interaction) => {
      const cards = knownCards(interaction.cards, input.cards);
      const description = clean(interaction.description, LONGEST.part);
      return cards.length === 0 || description === "" ? [] : [{ cards, description }];
    }),
    steps: written.steps.slice(0, MOST.steps).flatMap(({ action, handle, timing, layer }) => {
      const text = clean(action, LONGEST.part);
      const number = handle === null ? undefined : numberOfHandle(handle, passages);
      const rule = number !== undefined && mayName(number, text) ? number : null;
      return text === "" ? [] : [{ action: text, rule, timing: mark(timing), layer: mark(layer) }];
    }),
    facts: [],
    confidence: confidenceOf(written, cited, invented),
  };
  if (computed) return withEngine(written, decision, computed, evidence);
  if (written.outcome === "ruling" && cited.supported.length === 0) return withoutSupport(evidence);
  return decision.ruling === "" ? rulesAlone(evidence) : decision;
};
