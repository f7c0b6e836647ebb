import { foldText } from "@spellwright/text";
import { askForCircumstance, askForDetail, askWhichCard } from "./ask-for-detail.ts";
import { type Decision, decisionOf } from "./decision.ts";
import type { JudgeQuestion } from "./judge.ts";
import { judgePhrases, unknownCard } from "./phrases/judge.ts";
import { isInterplay } from "./question/scope.ts";
import type { Understanding } from "./question/understand.ts";
import type { Vocabulary } from "./vocabulary/create-vocabulary.ts";

/** The judge is sure that it should not answer. How sure does not depend on the question. */
const CERTAIN = 0.9;

/** From this likelihood on a question is taken for one about something else. */
const LIKELY_ELSEWHERE = 0.6;

/** It has words or cards of the game: it may be about the rules after all. */
const NOT_SURE = 0.6;

const declined = (ruling: string, explanation: string, confidence = CERTAIN): Decision =>
  decisionOf({ outcome: "declined", ruling, explanation, confidence });

/** A dungeon or a keyword put in brackets is a term of the game, no made-up card. */
const isGameTerm = (written: string, vocabulary: Vocabulary): boolean => {
  const { tokens } = foldText(written);
  return vocabulary.find(tokens).some(({ start, end }) => start === 0 && end === tokens.length);
};

/**
 * Why a question gets no ruling at all: only instructions for the assistant, nothing about Magic, or
 * a card that does not exist. Undefined when it deserves one.
 *
 * @param elsewhere how likely it is about something else, 0 to 1
 */
export const decline = (
  understanding: Understanding,
  { unknownCards }: Pick<JudgeQuestion, "unknownCards">,
  computed: Decision | undefined,
  elsewhere: number,
): Decision | undefined => {
  const { language, inScope, instructed, fromHistory, vocabulary } = understanding;
  const why = judgePhrases.outOfScopeWhy[language];
  if (!inScope && instructed) return declined(judgePhrases.instructions[language], why);
  const isAsked =
    computed !== undefined ||
    unknownCards.some(({ ambiguous }) => ambiguous) ||
    fromHistory.size > 0 ||
    isInterplay(understanding.text.tokens, understanding.cards.length) ||
    askForCircumstance(understanding) ||
    askForDetail(understanding, false);
  if (elsewhere >= LIKELY_ELSEWHERE && !isAsked)
    return declined(
      judgePhrases.outOfScope[language],
      why,
      inScope ? Math.min(elsewhere, NOT_SURE) : elsewhere,
    );
  const madeUp = unknownCards.filter(({ written }) => !isGameTerm(written, vocabulary));
  if (madeUp.length === 0 || computed) return undefined;
  const which = askWhichCard(understanding, { unknownCards: madeUp });
  if (which) return which;
  return declined(
    madeUp
      .slice(0, 3)
      .map(({ written, suggestions }) => unknownCard(written, suggestions)[language])
      .join(" "),
    judgePhrases.unknownCardWhy[language],
  );
};
