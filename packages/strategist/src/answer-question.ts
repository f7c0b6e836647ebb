import { inOneGo, type Steps } from "@spellwright/decks";
import { foldPhrase } from "@spellwright/text";
import { answerLocally } from "./answer-locally.ts";
import type { AnswerContext } from "./answers/answer-part.ts";
import { askTheJudge } from "./ask-the-judge.ts";
import { type DeckFacts, deckFacts } from "./deck-facts.ts";
import { deckInFittingFormat } from "./fitting-format.ts";
import { answerWithModel } from "./model/answer-with-model.ts";
import type { LocalFindings, StrategyQuestion, StrategyResult, StrategyRun } from "./strategist.ts";
import { correctTyposInQuestion } from "./understanding/correct-typos-in-question.ts";
import { ROLE_WORDS, SUBJECT_WORDS } from "./understanding/lexicon.ts";
import { namedInFull } from "./understanding/named-in-full.ts";
import { withOwnNames } from "./understanding/own-names.ts";
import { isOrdinary, rankSubjects } from "./understanding/rank-subjects.ts";
import { understand } from "./understanding/understand.ts";

/**
 * “If I get wrathed”, “the game plan”, “is it strong” name no card: in small letters they are words, though a
 * card is called so. One that the deck holds is named all the same.
 */
const withoutWords = (question: StrategyQuestion): StrategyQuestion => ({
  ...question,
  cards: question.cards.filter(({ card, written }) => {
    if (written !== written.toLowerCase()) return true;
    if (ROLE_WORDS.wipe.test(written) || SUBJECT_WORDS.plan.test(written)) return false;
    const isHeld = question.deck?.entries.some((entry) => entry.card?.name === card.name) === true;
    return isHeld || written.includes(" ") || !isOrdinary(foldPhrase(written));
  }),
});

/** What was not understood is read once more without its slips. Null where that does not help. */
function* readAgain(
  question: StrategyQuestion,
  facts: DeckFacts | null,
): Steps<LocalFindings | null> {
  const mended = correctTyposInQuestion(question);
  if (mended === null) return null;
  yield;
  const again = yield* answerLocally({
    question: mended,
    understanding: understand(mended),
    facts,
  });
  return again.responseType === "unsettled" ? null : again;
}

/** The local answer, read once more without its slips where it is not understood. */
function* answerInSteps(context: AnswerContext): Steps<LocalFindings> {
  const first = yield* answerLocally(context);
  if (first.responseType !== "unsettled") return first;
  return (yield* readAgain(context.question, context.facts)) ?? first;
}

/** What comes in for cards of the list that are named is among the swaps of its report. */
const replacesOwn = (asked: StrategyQuestion): boolean =>
  asked.cards.some(({ card }) =>
    asked.deck?.entries.some((each) => each.card?.name === card.name),
  ) && rankSubjects(asked, understand(asked))[0]?.subject === "adds";

/** What a part of an answer needs beside the deck, and is looked up only where it speaks. */
const lookUpFor = async (
  { sections }: LocalFindings,
  asked: StrategyQuestion,
  { swapsOf, candidates }: StrategyRun,
): Promise<Pick<StrategyQuestion, "swaps" | "met">> => {
  const { deck } = asked;
  if (deck === null) return {};
  const titles = new Set(sections.map(({ title }) => title));
  const isOfChanges = titles.has("adds") || titles.has("overview") || replacesOwn(asked);
  return {
    ...(isOfChanges && swapsOf !== undefined ? { swaps: await swapsOf(deck) } : {}),
    ...(titles.has("compare") && candidates !== undefined ? { met: await candidates() } : {}),
  };
};

/** The answer with what was looked up for it. */
const withLookedUp = async (
  local: LocalFindings,
  question: StrategyQuestion,
  run: StrategyRun,
  again: (question: StrategyQuestion) => Promise<LocalFindings>,
): Promise<LocalFindings> => {
  const found = await lookUpFor(local, question, run);
  const isFound = Object.values(found).some(({ length }) => length > 0);
  return isFound ? again({ ...question, ...found }) : local;
};

/** A model is told, and held to, the format that a deck is filed under. */
const filedFacts = ({ deck }: StrategyQuestion, facts: DeckFacts | null): DeckFacts | null =>
  deck === null || facts?.deck === deck ? facts : deckFacts(deck);

/**
 * Answers a question to the Forge: computed where the list decides. A choice goes to a configured language
 * model, which is given the deck and the figures; without one the list chooses, or honestly nobody.
 *
 * @throws LanguageModelError when a model was asked and failed
 */
export const answerQuestion = async (
  asked: StrategyQuestion,
  run: StrategyRun,
): Promise<StrategyResult> => {
  const { inSlices = async (steps) => inOneGo(steps) } = run;
  const question = namedInFull(await inSlices(withOwnNames(withoutWords(namedInFull(asked)))));
  const understanding = understand(question);
  // Whoever runs it may let others go first. Each of the three takes a while with a deck of a thousand cards.
  await run.onReasoning?.();
  const named = understanding.namesFormat ? understanding.format : null;
  const facts =
    question.deck === null ? null : deckFacts(deckInFittingFormat(question.deck, named));
  const answer = (each: StrategyQuestion): Promise<LocalFindings> =>
    inSlices(answerInSteps({ question: each, understanding, facts }));
  const local = await withLookedUp(await answer(question), question, run, answer);
  if (local.responseType === "rules") {
    const { ruled, cost } = await askTheJudge(question, run);
    return ruled ?? { language: understanding.language, content: local, ...cost };
  }
  if (local.isChoice && run.model !== undefined)
    return answerWithModel(
      { question, understanding, facts: filedFacts(question, facts), local },
      { ...run, model: run.model },
    );
  return {
    language: understanding.language,
    content: local,
    engine: { kind: "local", model: null },
    usage: null,
    searches: 0,
  };
};
