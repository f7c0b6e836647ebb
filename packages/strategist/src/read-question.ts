import { splitWords } from "@spellwright/text";
import { answerAgainst } from "./answers/against.ts";
import { ANSWERS, WITHIN } from "./answers/answer-order.ts";
import type { AnswerContext, AnswerPart } from "./answers/answer-part.ts";
import { finding } from "./answers/answer-part.ts";
import { answerArchetype } from "./answers/archetype.ts";
import { answerCastTurn } from "./answers/cast-turn.ts";
import { answerFit } from "./answers/fit.ts";
import { answerKinds } from "./answers/kinds.ts";
import { answerMatching } from "./answers/matching.ts";
import { readAs, titleOf } from "./answers/read-as.ts";
import { answerSideboard } from "./answers/sideboard.ts";
import { answerTurnPlays } from "./answers/turn-plays.ts";
import type { FindingSection, StrategyQuestion } from "./strategist.ts";
import type { Subject } from "./understanding/lexicon.ts";
import { type RankedSubject, rankSubjects } from "./understanding/rank-subjects.ts";
import type { Understanding } from "./understanding/understand.ts";

const isWithin = (part: AnswerPart, parts: readonly AnswerPart[]): boolean =>
  parts.some(({ title }) => title !== part.title && WITHIN[title]?.includes(part.title));

/** How the game works is the Oracle's; a number, a list or a chance of the deck is not. */
const isForTheOracle = ({
  asksCardText,
  asksRules,
  asksCount,
  asksWhich,
  subjects,
  roles,
}: Understanding): boolean =>
  asksCardText ||
  (asksRules &&
    !asksCount &&
    !asksWhich &&
    roles.length === 0 &&
    [...subjects].every((subject) =>
      ["types", "colors", "lands", "castNamed", "turnPlays"].includes(subject),
    ));

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

/** What answers a question, the part that heads it first; no part only repeats another. */
const answerParts = (context: AnswerContext): readonly AnswerPart[] => {
  const inSideboard = answerSideboard(context);
  const answered =
    inSideboard === undefined ? ANSWERS.flatMap((answer) => answer(context) ?? []) : [inSideboard];
  const found = answered.length > 0 ? answered : inFewWords(context);
  return found.filter((part) => !isWithin(part, found));
};

/** So like its examples, a question is one of a subject where its words say nothing. */
const LIKELY = 0.12;
/** So much more than for its own subject examples must speak for another than the words say. */
const BY_WORDS = 0.05;
/** More, where the words tell exactly what is to be counted. */
const EXACTLY = 0.2;
const EXACT_FROM = 0.85;
/** A part whose subject has no examples answers what few ask: so like must another be. */
const RARE = 0.6;

/** What is answered: parts, the first of which heads the answer, or nothing here, as the game is asked about. */
type Reading = readonly AnswerPart[] | "rules";

/** What the words of a question ask for, each by itself. */
const readByWords = (context: AnswerContext): Reading => {
  const isOfTheList = [answerAgainst, answerArchetype, answerCastTurn, answerTurnPlays].some(
    (answer) => answer(context) !== undefined,
  );
  return isForTheOracle(context.understanding) && !isOfTheList ? "rules" : answerParts(context);
};

/** Whether all that the words found is that no card fits them. */
const isEmptyList = ([first]: readonly AnswerPart[]): boolean =>
  first !== undefined && first.title === "matching" && first.headline.params.count === 0;

/** How like the examples of another subject a question must be for its words to count for less. */
const leastLikeness = (byWords: Reading, ranked: readonly RankedSubject[]): number => {
  const [first] = byWords === "rules" ? [{ title: "rules", confidence: 0 }] : byWords;
  if (first === undefined) return LIKELY;
  const own = ranked.find(({ subject }) => titleOf(subject) === first.title);
  if (own === undefined) return RARE;
  const isExact = first.confidence >= EXACT_FROM && !(byWords !== "rules" && isEmptyList(byWords));
  return Math.max(LIKELY, own.likeness + (isExact ? EXACTLY : BY_WORDS));
};

/** What answers a question, read by its words and by examples together, and as what it was read. */
export const readQuestion = (
  context: AnswerContext,
): { readonly reading: Reading; readonly asked: AnswerContext } => {
  const byWords = readByWords(context);
  const ranked = rankSubjects(context.question);
  const [best] = ranked;
  // A card that nobody knows is named: no other subject makes it known.
  if (byWords !== "rules" && byWords[0]?.responseType === "unsettled")
    return { reading: byWords, asked: context };
  if (best === undefined || best.likeness < leastLikeness(byWords, ranked))
    return { reading: byWords, asked: context };
  if (best.subject === "rules") return { reading: "rules", asked: context };
  if (best.subject === "elsewhere") return { reading: [], asked: context };
  const isAsked = ({ title }: AnswerPart): boolean =>
    title === titleOf(best.subject) || (best.subject === "fit" && title === "commander");
  if (byWords !== "rules" && byWords.some(isAsked)) {
    const first = byWords.filter(isAsked);
    return {
      reading: [...first, ...byWords.filter((part) => !first.includes(part))],
      asked: context,
    };
  }
  const asked = readAs(best.subject, context);
  const parts = answerParts(asked).filter(isAsked);
  return parts.length > 0 || byWords.length === 0
    ? { reading: parts, asked }
    : { reading: byWords, asked: context };
};

const OFFERED = 3;

/** Questions that are understood, those nearest to one that is not first; none that needs a card or a figure. */
export const nearbyQuestions = ({ question, understanding }: AnswerContext): FindingSection => ({
  title: "nearby",
  items: rankSubjects(question)
    .filter(({ subject }) => subject !== "rules" && subject !== "elsewhere")
    .map(({ nearest }) => nearest[understanding.language])
    .filter((text) => !/[§#]/.test(text))
    .slice(0, OFFERED)
    .map((text) => finding("nearbyQuestion", { question: text })),
});
