import type { AnswerContext, AnswerPart } from "./answers/answer-part.ts";
import { finding } from "./answers/answer-part.ts";
import { answerBracket } from "./answers/bracket.ts";
import { answerColors } from "./answers/colors.ts";
import { answerCopies } from "./answers/copies.ts";
import { answerCurve } from "./answers/curve.ts";
import { answerDearest } from "./answers/dearest.ts";
import { answerKinds } from "./answers/kinds.ts";
import { answerLands } from "./answers/lands.ts";
import { answerLegality } from "./answers/legality.ts";
import { answerMulligan, answerOdds } from "./answers/odds.ts";
import { answerOverview } from "./answers/overview.ts";
import { answerRoles } from "./answers/roles.ts";
import { answerSize } from "./answers/size.ts";
import { answerTypes } from "./answers/types.ts";
import { answerWins } from "./answers/wins.ts";
import type { LocalFindings } from "./strategist.ts";
import type { Understanding } from "./understanding/understand.ts";

/** In the order of how precise the question must be: the first that answers heads the answer. */
const ANSWERS = [
  answerLegality,
  answerMulligan,
  answerOdds,
  answerCopies,
  answerDearest,
  answerWins,
  answerBracket,
  answerSize,
  answerRoles,
  answerLands,
  answerColors,
  answerCurve,
  answerKinds,
  answerTypes,
  answerOverview,
];

/** A part that only repeats what a more precise one says. */
const isWithin = (part: AnswerPart, parts: readonly AnswerPart[]): boolean =>
  part.title === "lands" && parts.some(({ title }) => title === "odds" || title === "mulligan");

const SETTLED_WORDS = [
  "odds",
  "mulligan",
  "legality",
  "bracket",
  "size",
  "copies",
  "dearest",
  "wins",
] as const;

/** How the game works is the Oracle's; a number, a list or a chance of the deck is not. */
const isForTheOracle = ({
  asksRules,
  asksCount,
  asksWhich,
  subjects,
  roles,
}: Understanding): boolean =>
  asksRules &&
  !asksCount &&
  !asksWhich &&
  roles.length === 0 &&
  [...subjects].every((subject) => ["types", "colors", "lands"].includes(subject));

/** Asks for a choice, which figures prepare but do not make. */
const isChoice = ({ asksAdvice, asksCount, subjects }: Understanding): boolean =>
  asksAdvice && !asksCount && !SETTLED_WORDS.some((subject) => subjects.has(subject));

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
  if (isForTheOracle(understanding))
    return {
      kind: "findings",
      responseType: "rules",
      headline: finding("askTheOracle"),
      sections: [],
      cards: [],
      sources: [],
      confidence: 0.8,
    };
  const found = ANSWERS.flatMap((answer) => answer(context) ?? []);
  const parts = found.filter((part) => !isWithin(part, found));
  const [first] = parts;
  if (first === undefined || isChoice(understanding))
    return {
      kind: "findings",
      responseType: "unsettled",
      headline: finding(
        first !== undefined
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
  };
};
