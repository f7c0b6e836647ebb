import { type DeckFacts, deckCardOf, knownShare, roleTrust } from "../deck-facts.ts";
import type { Finding, StrategyQuestion } from "../strategist.ts";
import { COMMANDER_HABITS, LANDS_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { shortColor, unknownCards } from "./colors.ts";
import { landsBesideUsual } from "./lands.ts";
import { filtersOf } from "./matching.ts";
import { roleBesideHabit } from "./roles.ts";
import { addsNamed, swapLines } from "./swap-lines.ts";
import { openThreats } from "./threats.ts";

const HABITUAL = ["ramp", "draw", "removal", "wipe"] as const;

/** The swaps whose new card is of what is asked for. All of them where none is. */
const wantedSwaps = (context: AnswerContext): Pick<StrategyQuestion, "swaps"> => {
  const named = new Set(context.question.cards.map(({ card }) => card.name));
  const { swaps: all = [] } = context.question;
  // “What do I play instead of Mana Crypt?” asks for what comes in for that one.
  const swaps = named.size === 0 ? all : all.filter(({ cut }) => named.has(cut.name));
  const filters = filtersOf(context);
  const found = swaps.filter(({ add }) =>
    filters.every(({ test }) => test(deckCardOf(add, 1, false))),
  );
  // A role that none of them has is told beside the others; what else is asked of a card is asked of each.
  if (found.length > 0) return { swaps: found };
  return { swaps: context.understanding.filters.length > 0 ? [] : swaps };
};

/** Whether a question names cards of the list alone, and swaps are known that take one of them out. */
const replacesNamed = (context: AnswerContext, { cards }: DeckFacts): boolean =>
  context.question.cards.every(({ card }) => cards.some((each) => each.card.name === card.name)) &&
  (wantedSwaps(context).swaps ?? []).length > 0;

/** The roles, lands and colors that the deck is short of. */
const lackingIn = (facts: DeckFacts): readonly Finding[] => {
  const roles = roleTrust(facts) === 0 ? [] : HABITUAL;
  const lands = landsBesideUsual(facts);
  return [
    ...roles
      .flatMap((role) => roleBesideHabit(facts, role) ?? [])
      .filter(({ code }) => code === "roleBelow" || code === "roleBelowOpen"),
    ...(lands?.code.startsWith("landsBelow") === true ? [lands] : []),
    ...[shortColor(facts) ?? []].flat(),
  ];
};

/** What the deck lacks first, by kind. Which card fills it is for the analysis, which checks each one. */
export const answerAdds: Answer = (context) => {
  const { facts, question, understanding } = context;
  if (facts === null || !understanding.subjects.has("adds")) return undefined;
  if (question.cards.length > 0 && !replacesNamed(context, facts)) return undefined;
  // “Can I add black?” is a question on colors, “should I add more lands?” one on lands.
  if (understanding.subjects.has("colors")) return undefined;
  const isOfOneKind = understanding.subjects.has("lands") || understanding.roles.length > 0;
  if (
    facts.statistics.cards === 0 ||
    ((understanding.asksEnough || understanding.asksCount) && isOfOneKind)
  )
    return undefined;
  const lacking = lackingIn(facts);
  const unknown = unknownCards(facts);
  const wanted = wantedSwaps(context);
  const named = addsNamed(wanted);
  const habits = Object.values(COMMANDER_HABITS).map(({ source }) => source);
  return {
    responseType: "figures",
    headline:
      lacking.length === 0 && unknown !== undefined
        ? unknown
        : (named ?? finding("adds", { count: lacking.length })),
    title: "adds",
    items: [
      ...swapLines(wanted),
      ...lacking,
      ...(lacking.length === 0 && named === undefined ? openThreats(facts) : []),
      finding("addsByAnalysis"),
    ],
    sources: [...new Set([LANDS_SOURCE, ...habits])],
    confidence: 0.7 * knownShare(facts),
  };
};
