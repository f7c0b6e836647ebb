import type { Card, Language } from "@spellwright/contract";
import {
  type ConceptMatch,
  detectLanguage,
  type FoldedText,
  findSequence,
  findSpans,
  foldText,
  type Span,
  splitSentences,
} from "@spellwright/text";
import type { JudgeQuestion } from "../judge.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { type CardConcepts, cardConcepts } from "./card-concepts.ts";
import { isCardAway } from "./cards-away.ts";
import { costsMoreLife } from "./costs-more-life.ts";
import { deniedConcepts } from "./denied.ts";
import { expandShorthand } from "./expand-shorthand.ts";
import { historyOf } from "./follow-up.ts";
import { goneAbilities } from "./gone-abilities.ts";
import { isInstruction } from "./instructions.ts";
import { leaveOutAsides } from "./leave-out-asides.ts";
import { type AskedForm, askedForm } from "./question-form.ts";
import { isAboutMagic } from "./scope.ts";

/** What the judge made of a question (architecture §3, step 1). */
export interface Understanding extends Omit<AskedForm, "sentence"> {
  /** The words it was read with. */
  readonly vocabulary: Vocabulary;
  /** Of the question where it is clear, else of the page. */
  readonly language: Language;
  /** The question, its shorthand written out, without sentences that try to direct the assistant. */
  readonly question: string;
  /** The same without the names of its cards: they may hold any word. */
  readonly withoutNames: string;
  readonly text: FoldedText;
  /** The folded sentence that asks. */
  readonly askingSentence: string;
  /** The tokens of that sentence: `start` included, `end` excluded. */
  readonly asking: Span;
  readonly matches: readonly ConceptMatch[];
  /** Concepts of the question's own words. */
  readonly asked: ReadonlySet<string>;
  /** Those of `asked` that are only named as missing: “a creature without haste”. */
  readonly denied: ReadonlySet<string>;
  /** Keyword abilities that something had and no longer has. */
  readonly gone: ReadonlySet<string>;
  /** Those of `asked` that follow from its numbers. */
  readonly reckoned: ReadonlySet<string>;
  /** Another card than what is asked about is told to be where it does nothing. */
  readonly cardIsAway: boolean;
  readonly fromCards: CardConcepts;
  /** Concepts of the questions before, when this one continues them and does not stand alone. */
  readonly fromHistory: ReadonlySet<string>;
  readonly cards: readonly Card[];
  /** False: not about Magic. */
  readonly inScope: boolean;
  /** Some sentence tried to direct the assistant. */
  readonly instructed: boolean;
}

/** The longest text that is read. Longer questions are refused before they come here (ORA-05). */
const LONGEST = 4000;
/** Where the tokens of a sentence stand in those of its text. The whole text when they do not. */
const rangeOf = (sentence: string, { tokens }: FoldedText): Span => {
  const sought = foldText(sentence).tokens;
  const start = findSequence(tokens, sought);
  return start < 0 ? { start: 0, end: tokens.length } : { start, end: start + sought.length };
};

/** A told detail is short and asks nothing: « Je cible ma propre créature. ». */
const DETAIL_WORDS = 12;

/** A detail told after a question, together with that question; else the question as it is. */
const withAnsweredDetail = ({ question, history }: JudgeQuestion): string => {
  const before = history.filter(({ role }) => role === "user").at(-1)?.content ?? "";
  const tells =
    !question.includes("?") &&
    before.includes("?") &&
    foldText(question).tokens.length <= DETAIL_WORDS &&
    askedForm(splitSentences(`${question}?`)).form === "yes_no";
  return tells ? `${question} ${before}` : question;
};

/** Without what is only a part of a card's name: “Toxic Deluge” speaks of no toxic. A “clone” is one all the same. */
const besidesNames = (
  matches: readonly ConceptMatch[],
  tokens: readonly string[],
  names: readonly string[],
): readonly ConceptMatch[] => {
  const spans = names.flatMap((name) => {
    const words = foldText(name).tokens.filter((token) => token !== ".");
    return words.length > 1 ? findSpans(tokens, words) : [];
  });
  return matches.filter(
    ({ start, end }) =>
      !spans.some(
        (span) => start >= span.start && end <= span.end && end - start < span.end - span.start,
      ),
  );
};

/** Reads a question once. All that follows works on what was read. */
export const understand = (input: JudgeQuestion, vocabulary: Vocabulary): Understanding => {
  const written = withAnsweredDetail(input).slice(0, LONGEST);
  // A French question may name nothing but English cards.
  const own = input.cards.reduce((rest, card) => rest.replaceAll(card.written, " "), written);
  const language = detectLanguage(expandShorthand(own, input.language), input.language);
  const whole = leaveOutAsides(expandShorthand(written, language), vocabulary);
  const sentences = splitSentences(whole);
  const kept = sentences.filter((sentence) => !isInstruction(sentence));
  const instructed = kept.length < sentences.length;
  const question = instructed ? kept.map((sentence) => sentence.written).join(" ") : whole;
  const text = foldText(question);
  const found = besidesNames(
    vocabulary.find(vocabulary.readThroughSlips(text.tokens)),
    text.tokens,
    input.cards.map((card) => card.written),
  );
  const reckoned = costsMoreLife(text.tokens, found, language);
  const matches = [...found, ...reckoned];
  const asked = new Set(matches.map((match) => match.id));
  const cards = input.cards.map(({ card }) => card);
  const history = historyOf(
    { tokens: text.tokens, matches, cards: cards.length + input.unknownCards.length },
    input.history,
    vocabulary,
  );
  const { sentence, ...form } = askedForm(kept);
  const asking = rangeOf(sentence, text);
  const denied = deniedConcepts(text.tokens, matches, vocabulary.isAbility, form.clause);
  const withoutNames = input.cards.reduce(
    (rest, { written: name }) => rest.replaceAll(expandShorthand(name, language), " "),
    question,
  );
  return {
    vocabulary,
    language,
    question,
    withoutNames,
    text,
    ...form,
    askingSentence: sentence,
    asking,
    matches,
    asked,
    denied,
    reckoned: new Set(reckoned.map(({ id }) => id)),
    gone: goneAbilities({ tokens: text.tokens, matches, denied, asking }, vocabulary),
    cardIsAway: isCardAway({ tokens: text.tokens, matches, denied, asking }, input.cards),
    fromCards: cardConcepts(cards, vocabulary),
    fromHistory: history.concepts,
    cards,
    inScope:
      kept.length > 0 &&
      (history.carries ||
        isAboutMagic({
          tokens: text.tokens,
          concepts: asked,
          cards: cards.length + input.unknownCards.length,
          vocabulary,
        })),
    instructed,
  };
};
