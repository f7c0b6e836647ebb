import { answerAdds } from "./answers/adds.ts";
import { answerAgainst } from "./answers/against.ts";
import type { AnswerContext, AnswerPart } from "./answers/answer-part.ts";
import { finding } from "./answers/answer-part.ts";
import { answerBracket } from "./answers/bracket.ts";
import { answerClock } from "./answers/clock.ts";
import { answerColors } from "./answers/colors.ts";
import { answerCombos } from "./answers/combos.ts";
import { answerCommander } from "./answers/commander.ts";
import { answerCopies } from "./answers/copies.ts";
import { answerCurve } from "./answers/curve.ts";
import { answerCuts } from "./answers/cuts.ts";
import { answerDearest } from "./answers/dearest.ts";
import { answerFit } from "./answers/fit.ts";
import { answerHand } from "./answers/hand.ts";
import { answerKeyCards } from "./answers/key-cards.ts";
import { answerKinds } from "./answers/kinds.ts";
import { answerLands } from "./answers/lands.ts";
import { answerLegality } from "./answers/legality.ts";
import { answerMatching } from "./answers/matching.ts";
import { answerMulligan, answerOdds } from "./answers/odds.ts";
import { answerOverview } from "./answers/overview.ts";
import { answerPlan } from "./answers/plan.ts";
import { answerRatings } from "./answers/ratings.ts";
import { answerRoles } from "./answers/roles.ts";
import { answerSize } from "./answers/size.ts";
import { answerSynergies } from "./answers/synergies.ts";
import { answerThreats } from "./answers/threats.ts";
import { answerTypes } from "./answers/types.ts";
import { answerWins } from "./answers/wins.ts";
import type { LocalFindings } from "./strategist.ts";
import type { Understanding } from "./understanding/understand.ts";

/** In the order of how precise the question must be: the first that answers heads the answer. */
const ANSWERS = [
  answerLegality,
  answerHand,
  answerMulligan,
  answerOdds,
  answerCopies,
  answerCommander,
  answerAgainst,
  answerFit,
  answerDearest,
  answerThreats,
  answerClock,
  answerCombos,
  answerWins,
  answerKeyCards,
  answerSynergies,
  answerRatings,
  answerPlan,
  answerBracket,
  answerCuts,
  answerAdds,
  answerSize,
  answerMatching,
  answerRoles,
  answerLands,
  answerColors,
  answerCurve,
  answerKinds,
  answerTypes,
  answerOverview,
];

/** Parts that only repeat what a more precise one says, by the title of that one. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  odds: ["lands", "roles", "curve", "types", "copies", "size"],
  bracket: ["cuts"],
  legality: ["copies", "size", "types"],
  costs: ["types", "matching", "colors", "curve"],
  ratings: ["curve", "clock"],
  synergies: ["overview", "plan"],
  mulligan: ["lands"],
  hand: ["lands", "mulligan", "fit", "copies", "roles", "types", "odds"],
  matching: ["types", "roles", "curve", "colors", "lands", "overview"],
  fit: ["roles", "copies", "types", "cuts", "adds"],
  commander: ["roles", "types", "colors"],
  against: ["fit", "threats", "overview", "matching", "roles", "types", "copies", "cuts", "lands"],
  combos: ["wins", "bracket", "plan", "roles", "overview"],
  keyCards: ["overview", "cuts", "roles", "types"],
  plan: ["wins", "overview", "roles", "types", "curve"],
  clock: ["odds", "wins", "curve", "types", "size"],
  cuts: ["overview", "roles", "types", "curve"],
  adds: ["roles"],
  threats: ["overview", "roles", "types"],
};

const isWithin = (part: AnswerPart, parts: readonly AnswerPart[]): boolean =>
  parts.some(({ title }) => title !== part.title && WITHIN[title]?.includes(part.title));

/** Titles of the parts that decide what they are asked; the others prepare a choice. */
const DECIDING: ReadonlySet<string> = new Set([
  "odds",
  "mulligan",
  "hand",
  "legality",
  "bracket",
  "size",
  "copies",
  "costs",
  "wins",
  "clock",
  "cuts",
  "adds",
  "threats",
  "fit",
  "matching",
  "commander",
  "against",
  "combos",
  "keyCards",
  "plan",
  "ratings",
  "synergies",
]);

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
const isChoice = (
  { asksAdvice, asksCount, asksEnough }: Understanding,
  parts: readonly AnswerPart[],
): boolean =>
  asksAdvice && !asksCount && !asksEnough && !parts.some(({ title }) => DECIDING.has(title));

/** Parts that choose by the list alone: a language model, where there is one, may weigh more. */
const CHOSEN_BY_LIST: ReadonlySet<string> = new Set(["cuts", "adds", "fit"]);

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
  if (isForTheOracle(understanding) && answerAgainst(context) === undefined)
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
  const found = ANSWERS.flatMap((answer) => answer(context) ?? []);
  const parts = found.filter((part) => !isWithin(part, found));
  const [first] = parts;
  if (first === undefined || isChoice(understanding, parts))
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
    isChoice: CHOSEN_BY_LIST.has(first.title),
  };
};
