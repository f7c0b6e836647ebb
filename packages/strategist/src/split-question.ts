import { type Halves, splitsInTwo, splitWords } from "@spellwright/text";
import type { AnswerContext } from "./answers/answer-part.ts";
import type { StrategyQuestion } from "./strategist.ts";
import type { AskedSubject } from "./understanding/asked-subjects.ts";
import { rankSubjects } from "./understanding/rank-subjects.ts";
import { type Understanding, understand } from "./understanding/understand.ts";

/** So sure of both halves it must be that they are two questions. */
const SURE = 0.55;
/** So sure it must be of one half alone. */
const SURE_ALONE = 0.6;
/** Of fewer words no half is a question. */
const LEAST_WORDS = 3;
/** More named cards than this are a hand. */
const MOST_NAMED = 2;
/** Where a text asks twice is looked for at so many places, no more. */
const MOST_PLACES = 12;
/** A text of more characters tells a story, or is a list. */
const LONGEST = 500;

/** No question on a deck. One on the rules is another one where a question mark parts them. */
const isNoQuestion = ({ best }: Half, isApart: boolean): boolean =>
  best === undefined || best.subject === "elsewhere" || (best.subject === "rules" && !isApart);

const namedIn = ({ cards }: StrategyQuestion, text: string) =>
  cards.filter(({ written }) => text.includes(written));

/** Whether a half says something beside names of cards. Those of a hand are no question. */
const isSaid = (question: StrategyQuestion, half: string): boolean =>
  splitWords(
    namedIn(question, half).reduce((text, { written }) => text.replace(written, " "), half),
  ).length >= LEAST_WORDS;

/** One half of a question. The second one speaks of the card of the first where it names none. */
const halfOf = (question: StrategyQuestion, text: string, before = ""): StrategyQuestion => {
  const own = namedIn(question, text);
  const [spokenOf] = own.length > 0 ? [] : namedIn(question, before);
  return spokenOf === undefined
    ? { ...question, question: text, cards: own }
    : { ...question, question: `${spokenOf.written}, ${text}`, cards: [spokenOf] };
};

const asks = ({ asksAdvice, asksCount, asksEnough, asksWhich }: Understanding): boolean =>
  asksAdvice || asksCount || asksEnough || asksWhich;

/** Subjects in which “which ones” may be asked of cards that were told before. */
const OF_CARDS: ReadonlySet<AskedSubject> = new Set<AskedSubject>([
  ...(["against", "cuts", "deadLate", "keyCards", "matching", "roles", "types"] as const),
]);

const readHalf = (question: StrategyQuestion) => {
  const understanding = understand(question);
  const [best] = rankSubjects(question, understanding);
  return { question, understanding, best };
};

type Half = ReturnType<typeof readHalf>;

/** Whether a card is named that the deck does not play. */
const namesTheirs = ({ cards, deck }: StrategyQuestion): boolean =>
  cards.some(({ card }) => deck?.entries.every((each) => each.card?.name !== card.name) === true);

/** “Which ones”, “is that enough” ask for the cards that the first half named, or told by what they are. One question of both. */
const leansOn = (first: Half, { question, understanding, best }: Half): boolean =>
  first.question.cards.length > question.cards.length ||
  ((understanding.asksWhich || understanding.asksEnough) &&
    best !== undefined &&
    OF_CARDS.has(best.subject) &&
    first.understanding.filters.length > 0 &&
    understanding.filters.length + understanding.roles.length === 0);

/** “5 cuts, please. What is weakest?”: both ask the same, and neither tells of what. */
const asksTheSame = (first: Half, second: Half): boolean =>
  first.best?.subject === second.best?.subject &&
  [first, second].every(
    ({ question, understanding: { filters, roles } }) =>
      question.cards.length + filters.length + roles.length === 0,
  );

/** How sure it is that a text in two is two questions; 0 where it is one. */
const judge = (question: StrategyQuestion, [one, other]: Halves) => {
  const first = readHalf(halfOf(question, one));
  const second = readHalf(halfOf(question, other, one));
  const isApart = one.endsWith("?");
  const isOne =
    isNoQuestion(first, isApart) ||
    isNoQuestion(second, isApart) ||
    leansOn(first, second) ||
    asksTheSame(first, second) ||
    // “Sol Ring in the opener.” tells what is asked about. A card of somebody else is asked about itself.
    !(isApart || asks(first.understanding) || namesTheirs(first.question)) ||
    // The second half only adds to the first, unless it asks anew.
    !(asks(second.understanding) || (isApart && first.best?.subject !== second.best?.subject));
  const likelihood = isOne
    ? 0
    : Math.min(first.best?.likelihood ?? 0, second.best?.likelihood ?? 0);
  return { likelihood, halves: [first, second] };
};

const splitsOf = (question: StrategyQuestion): readonly Halves[] =>
  question.question.length > LONGEST
    ? []
    : splitsInTwo(question.question, LEAST_WORDS, MOST_PLACES).filter((halves) =>
        halves.every((half) => isSaid(question, half)),
      );

/** The two questions that one message asks: what the halves are about is surer than that they are one; undefined else. */
export const splitQuestion = (context: AnswerContext): readonly AnswerContext[] | undefined => {
  const { question, facts } = context;
  if (question.cards.length > MOST_NAMED) return undefined;
  const [best] = splitsOf(question)
    .map((halves) => judge(question, halves))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  if (best === undefined || best.likelihood < SURE) return undefined;
  return best.halves.map((half) => ({
    facts,
    question: half.question,
    understanding: half.understanding,
  }));
};

const isQuestion = ({ question, understanding }: Half): boolean =>
  question.question.endsWith("?") || asks(understanding);

/** Two questions of one message, with what each says of itself. */
interface Parted {
  readonly asked: AnswerContext;
  readonly said: string;
}

/** The halves of a message that a question mark parts, each a question by itself, with the cards that it speaks of. */
export const partedHalves = ({
  question,
  facts,
}: AnswerContext): readonly (readonly [Parted, Parted])[] =>
  splitsOf(question)
    .filter(([one]) => one.endsWith("?"))
    .flatMap(([one, other]) => {
      const first = readHalf(halfOf(question, one));
      const second = readHalf(halfOf(question, other, one));
      return isQuestion(second) || second.best?.subject === "rules"
        ? [
            [
              { asked: { ...first, facts }, said: one },
              { asked: { ...second, facts }, said: other },
            ],
          ]
        : [];
    });

/** Half of a message by itself, with what is left of it. */
export interface AskedHalf {
  readonly asked: AnswerContext;
  /** The other half, where it asks something too. */
  readonly rest: string | null;
}

/**
 * The halves of a message that is not understood as one, those that surely ask something, the surest first: what
 * stands before “what do I put in those slots?” only tells why. Either speaks of all the cards that are named.
 */
export const askedHalves = ({ question, facts }: AnswerContext): readonly AskedHalf[] =>
  splitsOf(question)
    .flatMap(([one, other]) => {
      const first = readHalf({ ...question, question: one });
      const second = readHalf({ ...question, question: other });
      return [
        { half: second, other: first, rest: one },
        { half: first, other: second, rest: other },
      ];
    })
    .filter(({ half }) => isQuestion(half) && (half.best?.likelihood ?? 0) >= SURE_ALONE)
    .toSorted((a, b) => (b.half.best?.likelihood ?? 0) - (a.half.best?.likelihood ?? 0))
    .map(({ half, other, rest }) => ({
      asked: { facts, question: half.question, understanding: half.understanding },
      rest: isQuestion(other) ? rest : null,
    }));
