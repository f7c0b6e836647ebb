import type { Card, Language } from "@spellwright/contract";
import type { JudgeQuestion } from "../judge.ts";
import { type FoldedText, foldText } from "../lexicon/fold.ts";
import { findConcepts } from "../lexicon/index.ts";
import type { ConceptMatch } from "../lexicon/match-concepts.ts";
import type { QuestionForm } from "../topics/topic.ts";
import { type CardConcepts, cardConcepts } from "./card-concepts.ts";
import { detectLanguage } from "./detect-language.ts";
import { isInstruction } from "./instructions.ts";
import { askedForm } from "./question-form.ts";
import { isAboutMagic } from "./scope.ts";
import { splitSentences } from "./sentences.ts";

/** What the judge made of a question (architecture §3, step 1). */
export interface Understanding {
  /** Of the question where it is clear, else of the page. */
  readonly language: Language;
  /** The question without sentences that try to direct the assistant. */
  readonly question: string;
  readonly text: FoldedText;
  readonly form: QuestionForm;
  readonly negated: boolean;
  /** The folded sentence that asks. */
  readonly askingSentence: string;
  readonly matches: readonly ConceptMatch[];
  /** Concepts of the question's own words. */
  readonly asked: ReadonlySet<string>;
  readonly fromCards: CardConcepts;
  /** Concepts of the player's previous question, when this one is too short to stand alone. */
  readonly fromHistory: ReadonlySet<string>;
  readonly cards: readonly Card[];
  /** False: not about Magic. */
  readonly inScope: boolean;
  /** Some sentence tried to direct the assistant. */
  readonly instructed: boolean;
}

/** The longest text that is read; longer questions are refused before they come here (ORA-05). */
const LONGEST = 4000;
/** A follow-up with fewer concepts leans on the question before it. */
const STANDS_ALONE = 3;

export const understand = (input: JudgeQuestion): Understanding => {
  const whole = input.question.slice(0, LONGEST);
  const sentences = splitSentences(whole);
  const kept = sentences.filter((sentence) => !isInstruction(sentence));
  const instructed = kept.length < sentences.length;
  const question = instructed ? kept.map((sentence) => sentence.written).join(" ") : whole;
  const text = foldText(question);
  const matches = findConcepts(text.tokens);
  const asked = new Set(matches.map((match) => match.id));
  const cards = input.cards.map(({ card }) => card);
  const previous = input.history.findLast((message) => message.role === "user")?.content ?? "";
  const fromHistory =
    asked.size < STANDS_ALONE && previous !== ""
      ? new Set(findConcepts(foldText(previous).tokens).map((match) => match.id))
      : new Set<string>();
  const named = cards.length + input.unknownCards.length;
  return {
    language: detectLanguage(foldText(whole).tokens, input.language),
    question,
    text,
    ...(({ form, negated, sentence }) => ({ form, negated, askingSentence: sentence }))(
      askedForm(kept),
    ),
    matches,
    asked,
    fromCards: cardConcepts(cards),
    fromHistory,
    cards,
    inScope:
      kept.length > 0 &&
      isAboutMagic({
        tokens: text.tokens,
        concepts: new Set([...asked, ...fromHistory]),
        cards: named,
      }),
    instructed,
  };
};
