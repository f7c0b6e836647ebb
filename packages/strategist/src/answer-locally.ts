import { splitWords } from "@spellwright/text";
import { answerAgainst } from "./answers/against.ts";
import { ANSWERS, CHOSEN_BY_LIST, DECIDING, WITHIN } from "./answers/answer-order.ts";
import type { AnswerContext, AnswerPart } from "./answers/answer-part.ts";
import { finding } from "./answers/answer-part.ts";
import { answerArchetype } from "./answers/archetype.ts";
import { answerCastTurn } from "./answers/cast-turn.ts";
import { answerFit } from "./answers/fit.ts";
import { answerKinds } from "./answers/kinds.ts";
import { answerMatching } from "./answers/matching.ts";
import { answerSideboard } from "./answers/sideboard.ts";
import { answerTurnPlays } from "./answers/turn-plays.ts";
import type { LocalFindings, StrategyQuestion } from "./strategist.ts";
import type { Subject } from "./understanding/lexicon.ts";
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

/** Asks for a choice, which figures prepare but do not make. */
const isChoice = (
  { asksAdvice, asksCount, asksEnough, asksByRole }: Understanding,
  parts: readonly AnswerPart[],
): boolean =>
  asksAdvice &&
  !asksCount &&
  !asksEnough &&
  !asksByRole &&
  !parts.some(({ title }) => DECIDING.has(title));

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

const joined = (parts: readonly AnswerPart[]) => ({
  sections: parts
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => ({ title, items })),
  cards: [
    ...new Map(parts.flatMap(({ cards = [] }) => cards).map((card) => [card.name, card])).values(),
  ],
  sources: [...new Set(parts.flatMap(({ sources = [] }) => sources))],
});

/**
 * The answer that can be computed from the deck, its cards and published figures. A choice, and what is
 * not understood, stay unsettled: what is known is shown all the same.
 */
export const answerLocally = (context: AnswerContext): LocalFindings => {
  const { understanding } = context;
  const isOfTheList = [answerAgainst, answerArchetype, answerCastTurn, answerTurnPlays].some(
    (answer) => answer(context) !== undefined,
  );
  if (isForTheOracle(understanding) && !isOfTheList)
    return {
      kind: "findings",
      responseType: "rules",
      headline: finding("askTheOracle"),
      sections: [],
      cards: [],
      sources: [],
      confidence: 0.8,
      isChoice: false,
    };
  const inSideboard = answerSideboard(context);
  const answered =
    inSideboard === undefined ? ANSWERS.flatMap((answer) => answer(context) ?? []) : [inSideboard];
  const found = answered.length > 0 ? answered : inFewWords(context);
  const parts = found.filter((part) => !isWithin(part, found));
  const [first] = parts;
  const wantsChoice = isChoice(understanding, parts);
  // Without a deck, what guides ask for is all there is to choose by; a model may say more.
  if (first === undefined || (wantsChoice && first.responseType !== "guidance"))
    return {
      kind: "findings",
      responseType: "unsettled",
      headline: finding(
        understanding.subjects.has("prices")
          ? "pricesUnknown"
          : first !== undefined
            ? "choiceUnsettled"
            : context.facts === null
              ? "generalUnsettled"
              : "deckUnsettled",
      ),
      ...joined(
        first === undefined
          ? []
          : parts.map((part) => ({ ...part, items: [part.headline, ...part.items] })),
      ),
      confidence: 0.2,
      isChoice: true,
    };
  const [, ...others] = parts;
  return {
    kind: "findings",
    responseType: first.responseType,
    headline: first.headline,
    ...joined([
      first,
      ...others.map((part) => ({ ...part, items: [part.headline, ...part.items] })),
    ]),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    isChoice: wantsChoice || first.responseType === "unsettled" || CHOSEN_BY_LIST.has(first.title),
  };
};
