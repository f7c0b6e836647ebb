import { readPowerToughness } from "@spellwright/cards";
import { isFunctionWord } from "@spellwright/text";
import words from "../../../data/judge/reading/details-words.json" with { type: "json" };
import { type Decision, decisionOf } from "./decision.ts";
import type { JudgeQuestion } from "./judge.ts";
import { type DetailText, details, refunded, whichCard } from "./phrases/details.ts";
import type { Understanding } from "./question/understand.ts";
import { patternsOf } from "./vocabulary/patterns.ts";

const SAYS = patternsOf(words);

/** Something is known, but not enough: the reader should not rely on anything yet. */
const UNSETTLED = 0.3;
const MOST_CHOICES = 10;
/** More words tell what is happening: “My opponent just blocked, can I cast an instant now?”, “I tap it for mana, legal?”. */
const FEW_WORDS = 9;
/** A question of more ideas than this tells of more than two creatures that meet. */
const FEW_IDEAS = 6;

const asking = (ruling: string, explanation: string, choices: readonly string[]): Decision =>
  decisionOf({
    outcome: "needs_detail",
    ...{ ruling, explanation, confidence: UNSETTLED },
    ...(choices.length > 0 ? { choices: choices.slice(0, MOST_CHOICES) } : {}),
  });

interface Lack {
  readonly detail: DetailText;
  /** Without it even a known yes or no is half the truth. */
  readonly decisive?: true;
  /** Rules that the detail chooses between. */
  readonly rules: readonly string[];
  readonly lacks: (understanding: Understanding) => boolean;
}

/** The one detail that each kind of question cannot do without. */
const LACKS: readonly Lack[] = [
  {
    detail: details.whoTargets,
    decisive: true,
    rules: ["702.11b", "702.21a"],
    lacks: ({ asked, form }) =>
      form === "yes_no" &&
      (asked.has("hexproof") || asked.has("ward")) &&
      asked.has("target") &&
      ![...asked].some((id) => SAYS.tellsWho.test(id)),
  },
  {
    detail: details.format,
    rules: ["100.2a"],
    lacks: ({ cards, text, form }) =>
      form === "yes_no" &&
      cards.length === 1 &&
      text.tokens.some(
        (token) =>
          SAYS.banned.test(token) || (SAYS.legal.test(token) && text.tokens.length <= FEW_WORDS),
      ) &&
      !text.tokens.some((token) => SAYS.format.test(token)),
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

const askFor = (
  { question, why, choices }: DetailText,
  rules: readonly string[],
  { language }: Understanding,
): Decision => ({
  ...asking(
    question[language],
    `${why[language]} ${refunded[language]}`,
    choices.map((choice) => choice[language]),
  ),
  citations: rules.map((number) => ({ number, claim: why[language] })),
});

/**
 * Asks for the one detail that is missing; undefined when none would settle the question.
 *
 * @param decided a yes or no is known: only a detail that turns it is asked for
 */
export const askForDetail = (
  understanding: Understanding,
  decided: boolean,
): Decision | undefined => {
  const found = LACKS.find(({ lacks, decisive }) => (decisive || !decided) && lacks(understanding));
  return found && askFor(found.detail, found.rules, understanding);
};

/** “Can I attack now?”: whoever asks sees a table that the judge does not, and tells neither the moment nor anything else. */
const MOMENT: Lack = {
  detail: details.moment,
  rules: ["117.1a", "508.1"],
  lacks: ({ form, text, asked, fromHistory }) =>
    form === "yes_no" &&
    asked.size > 0 &&
    fromHistory.size === 0 &&
    text.tokens.length <= FEW_WORDS &&
    text.tokens.some((token) => SAYS.now.test(token)) &&
    ![...asked].some((id) => SAYS.moments.test(id)),
};

/** « il meurt ? »: so few words tell of nothing but what becomes of it. */
const VERY_FEW_WORDS = 6;
const wordsOf = ({ tokens }: Understanding["text"]) =>
  tokens.filter((token) => /\p{L}/u.test(token));

const tellsLittle = ({ form, text, fromHistory, cards }: Understanding): boolean =>
  form === "yes_no" &&
  cards.length === 0 &&
  fromHistory.size === 0 &&
  wordsOf(text).length <= VERY_FEW_WORDS &&
  !text.tokens.some((word) => SAYS.continues.test(word));

/** “Does it die?” without anything said before: what it is, is asked. */
const OBJECT: Lack = {
  detail: details.object,
  rules: ["704.5g", "704.5f"],
  lacks: (understanding) => {
    const { text, asked, vocabulary } = understanding;
    const ideas = [...asked].filter((id) => vocabulary.isBase(id));
    return (
      tellsLittle(understanding) &&
      text.tokens.some((word) => SAYS.whoKnows.test(word)) &&
      ideas.length > 0 &&
      ideas.every((id) => SAYS.becomes.test(id))
    );
  },
};

/** “Is it legal?”, « ça marche encore ? »: no word of it is about anything. */
const MATTER: Lack = {
  detail: details.matter,
  rules: [],
  lacks: (understanding) =>
    tellsLittle(understanding) &&
    wordsOf(understanding.text).every((word) => isFunctionWord(word) || SAYS.goesOn.test(word)),
};

/** Asks when, or of what; undefined where the question tells it, or continues another one. */
export const askForCircumstance = (understanding: Understanding): Decision | undefined => {
  const found = [MOMENT, OBJECT, MATTER].find(({ lacks }) => lacks(understanding));
  return found && askFor(found.detail, found.rules, understanding);
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
