import { readPowerToughness } from "@spellwright/cards";
import { foldText, isFunctionWord } from "@spellwright/text";
import words from "../../../data/judge/reading/details-words.json" with { type: "json" };
import { type Decision, decisionOf } from "./decision.ts";
import type { JudgeQuestion } from "./judge.ts";
import { type DetailText, details, refunded, whichCard } from "./phrases/details.ts";
import type { Understanding } from "./question/understand.ts";
import { patternsOf } from "./vocabulary/patterns.ts";

const CUES = patternsOf(words);

/** Something is known, but not enough: the reader should not rely on anything yet. */
const UNSETTLED = 0.3;
const MOST_CHOICES = 10;
/** More words tell what is happening: “My opponent just blocked, can I cast an instant now?”, “I tap it for mana, legal?”. */
const FEW_WORDS = 9;
/** A question of more ideas than this tells of more than two creatures that meet. */
const FEW_IDEAS = 6;

/** As many words may stand before the clause that asks (“hi, so can I …”): more tell something. */
const OPENING = 2;

const wordsOf = ({ tokens }: Understanding["text"]) =>
  tokens.filter((token) => /\p{L}/u.test(token));

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
  readonly lacks: (understanding: Understanding) => boolean;
}

const says = (words: Iterable<string>, pattern: RegExp): boolean =>
  [...words].some((word) => pattern.test(word));

/** The one detail that each kind of question cannot do without. */
const LACKS: readonly Lack[] = [
  {
    detail: details.whoTargets,
    decisive: true,
    lacks: ({ asked }) =>
      (asked.has("hexproof") || asked.has("ward")) &&
      asked.has("target") &&
      !says(asked, CUES.tellsWho),
  },
  {
    detail: details.format,
    lacks: ({ cards, text: { tokens } }) =>
      cards.length === 1 &&
      (says(tokens, CUES.banned) || (says(tokens, CUES.legal) && tokens.length <= FEW_WORDS)) &&
      !says(tokens, CUES.format),
  },
  {
    detail: details.sizes,
    lacks: ({ asked, cards, text, vocabulary }) =>
      cards.length === 0 &&
      asked.has("block") &&
      (asked.has("dies") || asked.has("survives")) &&
      [...asked].filter((id) => vocabulary.isBase(id)).length <= FEW_IDEAS &&
      !text.tokens.some((token) => readPowerToughness(token)),
  },
];

const askFor = (lacks: readonly Lack[], understanding: Understanding): Decision | undefined => {
  const { language, form } = understanding;
  const found = form === "yes_no" && lacks.find((lack) => lack.lacks(understanding));
  if (!found) return undefined;
  const { question, why, choices, rules } = found.detail;
  return {
    ...asking(
      question[language],
      `${why[language]} ${refunded[language]}`,
      choices.map((choice) => choice[language]),
    ),
    citations: rules.map((number) => ({ number, claim: why[language] })),
  };
};

/**
 * Asks for the one detail that is missing. Undefined when none would settle the question.
 *
 * @param decided a yes or no is known: only a detail that turns it is asked for
 */
export const askForDetail = (
  understanding: Understanding,
  decided: boolean,
): Decision | undefined =>
  askFor(decided ? LACKS.filter(({ decisive }) => decisive) : LACKS, understanding);

/** « il meurt ? »: so few words tell of nothing but what becomes of it. */
const VERY_FEW_WORDS = 6;

const tellsLittle = ({ text, cards }: Understanding): boolean =>
  cards.length === 0 &&
  wordsOf(text).length <= VERY_FEW_WORDS &&
  !says(text.tokens, CUES.continues);

const CIRCUMSTANCES: readonly Lack[] = [
  {
    // “Can I attack now?”: whoever asks sees a table that the judge does not, and tells neither the moment nor anything else.
    detail: details.moment,
    lacks: ({ text, asked, clause }) =>
      text.tokens.length <= FEW_WORDS &&
      says(text.tokens, CUES.now) &&
      says(text.tokens, CUES.atTheTable) &&
      says(asked, CUES.timed) &&
      !says(asked, CUES.moments) &&
      wordsOf(text).length <= wordsOf(foldText(clause.text)).length + OPENING,
  },
  {
    // “Does it die?” without anything said before: what it is, is asked.
    detail: details.object,
    lacks: (understanding) => {
      const ideas = [...understanding.asked].filter(understanding.vocabulary.isBase);
      return (
        tellsLittle(understanding) &&
        says(understanding.text.tokens, CUES.whoKnows) &&
        ideas.length > 0 &&
        ideas.every((id) => CUES.becomes.test(id))
      );
    },
  },
  {
    // “Is it legal?”, « ça marche encore ? »: no word of it is about anything.
    detail: details.matter,
    lacks: (understanding) =>
      tellsLittle(understanding) &&
      wordsOf(understanding.text).every((word) => isFunctionWord(word) || CUES.goesOn.test(word)),
  },
];

/** Asks when, or of what. Undefined where the question tells it, or continues another one. */
export const askForCircumstance = (understanding: Understanding): Decision | undefined =>
  understanding.fromHistory.size === 0 ? askFor(CIRCUMSTANCES, understanding) : undefined;

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
