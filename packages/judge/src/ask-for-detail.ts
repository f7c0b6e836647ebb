import type { Decision } from "./decision.ts";
import type { JudgeQuestion } from "./judge.ts";
import { type DetailText, details, refunded, whichCard } from "./phrases/details.ts";
import { readPowerToughness } from "./question/power-toughness.ts";
import type { Understanding } from "./question/understand.ts";

/** Something is known, but not enough: the reader should not rely on anything yet. */
const UNSETTLED = 0.3;
const MOST_CHOICES = 10;
/** A question of more ideas than this tells of more than two creatures that meet. */
const FEW_IDEAS = 6;

const asking = (ruling: string, explanation: string, choices: readonly string[]): Decision => ({
  id: "",
  outcome: "needs_detail",
  verdict: null,
  ruling,
  explanation,
  choices: choices.slice(0, MOST_CHOICES),
  citations: [],
  interactions: [],
  steps: [],
  facts: [],
  confidence: UNSETTLED,
});

interface Lack {
  readonly detail: DetailText;
  /** Rules that the detail chooses between. */
  readonly rules: readonly string[];
  readonly lacks: (understanding: Understanding) => boolean;
}

const FORMAT =
  /^(?:standard|pioneer|modern|legacy|vintage|commander|edh|pauper|duel|format|formats)$/;
const LAW = /^(?:legale?s?|banned|bannie?s?|ban)$/;

/** The one detail that each kind of question cannot do without. */
const LACKS: readonly Lack[] = [
  {
    detail: details.whoTargets,
    rules: ["702.11b", "702.21a"],
    lacks: ({ asked, form }) =>
      form === "yes_no" &&
      (asked.has("hexproof") || asked.has("ward")) &&
      asked.has("target") &&
      !["opponent", "my-own-target", "control", "controller", "shroud", "respond"].some((id) =>
        asked.has(id),
      ),
  },
  {
    detail: details.format,
    rules: ["100.2a"],
    lacks: ({ cards, text, form }) =>
      form === "yes_no" &&
      cards.length === 1 &&
      text.tokens.some((token) => LAW.test(token)) &&
      !text.tokens.some((token) => FORMAT.test(token)),
  },
  {
    detail: details.sizes,
    rules: ["510.1c", "704.5g"],
    lacks: ({ asked, form, cards, text, vocabulary }) =>
      cards.length === 0 &&
      asked.has("block") &&
      ((form === "number" && asked.has("damage")) ||
        (form === "yes_no" && (asked.has("dies") || asked.has("survives")))) &&
      [...asked].filter((id) => vocabulary.isBase(id)).length <= FEW_IDEAS &&
      !text.tokens.some((token) => readPowerToughness(token)),
  },
];

/** Asks for the one detail that is missing; undefined when none would settle the question. */
export const askForDetail = (understanding: Understanding): Decision | undefined => {
  const { language } = understanding;
  const found = LACKS.find(({ lacks }) => lacks(understanding));
  if (!found) return undefined;
  const { question, why, choices } = found.detail;
  return {
    ...asking(
      question[language],
      `${why[language]} ${refunded[language]}`,
      choices.map((choice) => choice[language]),
    ),
    citations: found.rules.map((number) => ({ number, claim: why[language] })),
  };
};

/** Several cards bear a name of the question: which one is asked, never guessed. */
export const askWhichCard = (
  { language }: Understanding,
  { unknownCards }: Pick<JudgeQuestion, "unknownCards">,
): Decision | undefined => {
  const several = unknownCards.find(
    ({ ambiguous, suggestions }) => ambiguous && suggestions.length > 1,
  );
  return (
    several && asking(whichCard(several.written)[language], refunded[language], several.suggestions)
  );
};
