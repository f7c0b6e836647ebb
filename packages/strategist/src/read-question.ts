import type { Steps } from "@spellwright/decks";
import { splitWords } from "@spellwright/text";
import { ANSWERS } from "./answers/all-answers.ts";
import type { AnswerContext, AnswerPart } from "./answers/answer-part.ts";
import { finding } from "./answers/answer-part.ts";
import { isChoiceOfOwn } from "./answers/choice-of-own.ts";
import { answerFit } from "./answers/fit.ts";
import { answerKinds } from "./answers/kinds.ts";
import { passesOverCards } from "./answers/left-out.ts";
import { answerMatching } from "./answers/matching.ts";
import { partsFor, readAs } from "./answers/read-as.ts";
import { severalTheirs } from "./answers/several-theirs.ts";
import { answerSideboard } from "./answers/sideboard.ts";
import { askedHalves, splitQuestion } from "./split-question.ts";
import type { FindingSection, StrategyQuestion } from "./strategist.ts";
import { unansweredClause } from "./unanswered-clause.ts";
import type { AskedSubject } from "./understanding/asked-subjects.ts";
import type { Subject } from "./understanding/lexicon.ts";
import { nearestExample } from "./understanding/nearest-example.ts";
import { type RankedSubject, rankSubjects } from "./understanding/rank-subjects.ts";
import { understand } from "./understanding/understand.ts";

/** In more words somebody wants something else than a list. */
const FEW_WORDS = 6;

const wordsBesideNames = ({ question, cards }: StrategyQuestion): number =>
  splitWords(cards.reduce((text, { written }) => text.replace(written, " "), question)).length;

/**
 * What is asked in few words, without a verb: “death triggers” asks for the cards, a card’s name for its
 * place in the deck.
 */
const inFewWords = (context: AnswerContext): readonly AnswerPart[] => {
  const { question, understanding } = context;
  const tells = understanding.filters.some(({ kind }) => kind === "trigger");
  if (wordsBesideNames(question) > FEW_WORDS || (tells && question.cards.length > 0)) return [];
  if (question.cards.length > 0) {
    const leads = context.facts?.cards.filter(({ isCommander }) => isCommander) ?? [];
    const [named] = question.cards;
    if (leads.some(({ card }) => card.name === named?.card.name)) return [];
    const subjects = new Set<Subject>([...understanding.subjects, "fit"]);
    return [answerFit({ ...context, understanding: { ...understanding, subjects } }) ?? []].flat();
  }
  const listed = { ...context, understanding: { ...understanding, asksWhich: true } };
  return [answerMatching(listed) ?? answerKinds(listed) ?? []].flat();
};

/** So likely a subject must be for its answer to be given. */
const LIKELY = 0.45;
/** So likely it must be where words of the question ask for that answer too, or where the deck answers nothing of it. */
const LIKELY_SAID = 0.37;

const isOfDeck = ({ subject }: RankedSubject): boolean =>
  subject !== "rules" && subject !== "elsewhere";

/** The subjects whose answer is likely to be the one that is asked for. Several may have the same answer. */
const likelySubjects = (
  ranked: readonly RankedSubject[],
  byWords: readonly AnswerPart[],
): readonly AskedSubject[] => {
  const said = ranked.map((each) => (isOfDeck(each) ? partsFor(each.subject, byWords)[0] : null));
  const shareOf = (part: AnswerPart): number =>
    ranked.reduce((sum, { likelihood }, at) => (said[at] === part ? sum + likelihood : sum), 0);
  return ranked.flatMap(({ subject, likelihood }, at) => {
    const part = said[at];
    const isLikely =
      part === undefined
        ? likelihood >= LIKELY
        : (part === null ? likelihood : shareOf(part)) >= LIKELY_SAID;
    return isLikely ? [subject] : [];
  });
};

/** So likely a further subject must be for its part to be told too. */
const WORTH = 0.12;

/** What answers a question: parts, the first of which heads the answer, or nothing here, as the game is asked about. */
type Reading = readonly AnswerPart[] | "rules";

/** What the words of a question ask for, each by itself. */
function* partsByWords(context: AnswerContext): Steps<readonly AnswerPart[]> {
  const inSideboard = answerSideboard(context);
  if (inSideboard !== undefined) return [inSideboard];
  const parts: AnswerPart[] = [];
  for (const answer of ANSWERS) {
    yield;
    const part = answer(context);
    if (part !== undefined) parts.push(part);
  }
  return parts;
}

interface Read {
  readonly reading: Reading;
  readonly asked: AnswerContext;
  /** What else is asked and not answered, as written. */
  readonly rest?: string | null;
}

/** What answers a subject: as the words say it, or else as they would say it. */
function* readFor(
  subject: AskedSubject,
  context: AnswerContext,
  byWords: readonly AnswerPart[],
): Steps<Read | undefined> {
  if (subject === "rules") return { reading: "rules", asked: context };
  if (subject === "elsewhere") return { reading: [], asked: context };
  const [said] = partsFor(subject, byWords);
  if (said !== undefined) return { reading: [said], asked: context };
  const asked = readAs(subject, context);
  const [part] = partsFor(subject, yield* partsByWords(asked));
  return part === undefined ? undefined : { reading: [part], asked };
}

/** What words ask of named cards is sure where these are all an opponent’s, or two of the deck set against each other. */
const ofNamed = (context: AnswerContext, byWords: readonly AnswerPart[]): readonly AnswerPart[] =>
  byWords.filter(
    ({ title }) =>
      (title === "against" && severalTheirs(context) !== undefined) ||
      (title === "compare" && isChoiceOfOwn(context)),
  );

/** What answers a question that asks one thing: the likeliest subject that has an answer. */
function* readOne(context: AnswerContext, isHalf = false): Steps<Read> {
  const ranked = rankSubjects(context.question, context.understanding);
  const all = yield* partsByWords(context);
  const isOfUnknown = all[0]?.responseType === "unsettled";
  // A card that nobody knows is named. No other subject makes it known.
  if (isOfUnknown && ranked[0]?.subject === "legality") return { reading: all, asked: context };
  const byWords = isOfUnknown ? all.slice(1) : all;
  for (const subject of likelySubjects(ranked, byWords)) {
    const read = yield* readFor(subject, context, byWords);
    if (read === undefined) continue;
    if (read.reading === "rules" || read.reading.length === 0) return read;
    const told = new Set(partsFor(subject, byWords));
    const further = ranked
      .filter(({ likelihood }) => likelihood >= WORTH)
      .flatMap((each) => byWords.filter(({ title }) => title === each.subject))
      .filter((part) => !told.has(part));
    return { ...read, reading: [...read.reading, ...further] };
  }
  // Seven cards are a hand, whatever is asked of it.
  const hand = partsFor("hand", byWords);
  const [few] = [hand, isHalf ? [] : inFewWords(context), ofNamed(context, byWords)].filter(
    ({ length }) => length > 0,
  );
  return { reading: few ?? [], asked: context };
}

/** The first half first; but what both halves ask (“5 cuts to make room for upgrades, what is weakest?”) leads, once. */
const inOrder = (
  one: readonly AnswerPart[],
  other: readonly AnswerPart[],
): readonly AnswerPart[] => {
  const asked = other[0]?.title;
  const isOfBoth = one[0]?.title !== asked && one.some(({ title }) => title === asked);
  return isOfBoth ? [...other, ...one.filter(({ title }) => title !== asked)] : [...one, ...other];
};

/** What speaks of none of the cards that were asked about answers something else. */
const isAnswered = ({ reading, asked }: Read): boolean =>
  reading === "rules" || (reading.length > 0 && !passesOverCards(asked, reading));

/** Of a question on the deck and one on the rules the first is answered, and the other is told as left. */
const besideRules = (first: Read, second: Read): Read | undefined => {
  const [ofDeck, ofRules] = first.reading === "rules" ? [second, first] : [first, second];
  return ofDeck.reading === "rules" || !isAnswered(ofDeck)
    ? undefined
    : { ...ofDeck, rest: ofRules.asked.question.question };
};

/** What answers two questions in one: the answers of both, the first first. */
function* readBoth(context: AnswerContext): Steps<Read | undefined> {
  const asked = splitQuestion(context);
  if (asked === undefined) return undefined;
  const [half, otherHalf] = asked;
  if (half === undefined || otherHalf === undefined) return undefined;
  const [first, second] = [yield* readOne(half), yield* readOne(otherHalf)];
  const [one, other] = [first.reading, second.reading];
  if (one === "rules" || other === "rules") return besideRules(first, second);
  if (one.length === 0) return undefined;
  const told = new Set(one.map(({ title, headline }) => `${title} ${JSON.stringify(headline)}`));
  const isTold = ({ title, headline }: AnswerPart) =>
    told.has(`${title} ${JSON.stringify(headline)}`);
  const further = other.filter((part) => !isTold(part));
  const isUnknown = [...one, ...further].some(({ responseType }) => responseType === "unsettled");
  if (further.length === 0 || isUnknown) return undefined;
  const asksAdvice = asked.every(({ understanding }) => understanding.asksAdvice);
  const understanding = { ...context.understanding, asksAdvice };
  return { reading: inOrder(one, further), asked: { ...context, understanding } };
}

/** The half that is understood of a message that is not, with what it leaves. */
function* readEither(context: AnswerContext): Steps<Read | undefined> {
  for (const { asked, rest } of askedHalves(context)) {
    const read = yield* readOne(asked, true);
    const isKnown = read.reading === "rules" || read.reading[0]?.responseType !== "unsettled";
    if (isKnown && isAnswered(read)) return { ...read, rest };
  }
  return undefined;
}

/** A message that is answered as one, but asks something else beside: the answer to its half, with what it leaves. */
function* withoutLeft(whole: Read, context: AnswerContext): Steps<Read> {
  if (whole.reading === "rules") return whole;
  const left = unansweredClause(context, whole.reading);
  if (left === undefined) return whole;
  const half = yield* readOne(left.asked, true);
  const [told] = whole.reading;
  const isSame = half.reading !== "rules" && half.reading[0]?.title === told?.title;
  return { ...(isSame && isAnswered(half) ? half : whole), rest: left.rest };
}

/** What the commander is called in a question that names none. */
const LEADER = { fr: "mon commandant", en: "my commander" } as const;

/** A question that names the commander alone, as it is asked by those who do not know the name. */
const ofLeader = ({ facts, question }: AnswerContext): AnswerContext | undefined => {
  const [named, other] = question.cards;
  const isLeader = facts?.cards.some(
    ({ card, isCommander }) => isCommander && card.name === named?.card.name,
  );
  if (named === undefined || other !== undefined || isLeader !== true) return undefined;
  const { language } = understand(question);
  const text = question.question.replace(named.written, LEADER[language]);
  const asked = { ...question, question: text, cards: [] };
  return { facts, question: asked, understanding: understand(asked) };
};

/** What is left of a message, in its own words. */
const asWritten = (rest: Read["rest"], { question }: AnswerContext): string | null => {
  const [named] = question.cards;
  if (rest == null || named === undefined || question.question.includes(rest)) return rest ?? null;
  return Object.values(LEADER).reduce((text, called) => text.replace(called, named.written), rest);
};

/**
 * What answers a question, and as what it was read. What is not understood as one is read by halves, and as if it
 * said “my commander” for the name of that. In steps: every answer looks at the whole deck.
 */
export function* readQuestion(context: AnswerContext): Steps<Read> {
  const both = yield* readBoth(context);
  const whole = both ?? (yield* readOne(context));
  if (isAnswered(whole)) return both ?? (yield* withoutLeft(whole, context));
  const leader = ofLeader(context);
  const again = [
    () => readEither(context),
    ...(leader === undefined ? [] : [() => readOne(leader), () => readEither(leader)]),
  ];
  for (const read of again) {
    const found = yield* read();
    if (found !== undefined && isAnswered(found))
      return { ...found, rest: asWritten(found.rest, context) };
  }
  return { ...whole, reading: [] };
}

const OFFERED = 3;

/** Examples of subjects that answer this very question nothing, and those too unlikely to be worth a line. */
const isOffer = (ranked: RankedSubject): boolean => isOfDeck(ranked) && ranked.likelihood < LIKELY;

/**
 * Questions that are understood, those nearest to one that is not first. None that needs a card or a figure, and
 * none of a subject that the question was surely read as. It would not be answered either.
 */
export const nearbyQuestions = ({
  question,
  understanding,
}: AnswerContext): readonly FindingSection[] => {
  const texts = rankSubjects(question, understanding)
    .filter(isOffer)
    .flatMap((ranked) => nearestExample(ranked, question, understanding.language) ?? [])
    .slice(0, OFFERED);
  return [
    {
      title: "nearby",
      asks: true,
      items: texts.map((text) => finding("nearbyQuestion", { question: text })),
    },
  ];
};
