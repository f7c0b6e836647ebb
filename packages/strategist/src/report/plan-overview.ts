import { finding } from "../answers/answer-part.ts";
import { copiesOf, type DeckFacts, referenceOf } from "../deck-facts.ts";
import { type FoundTheme, sidesApart, tellingThemes } from "../plan/find-themes.ts";
import { isPlayedForItself, planOf } from "../plan/plan-graph.ts";
import type { CardReference, Finding } from "../strategist.ts";
import type { WinCondition } from "./way-to-win.ts";

/** What leads a report: what the deck is built on, how it wins, what to mend first (mockup 06). */
export interface PlanOverview {
  readonly leaders: readonly CardReference[];
  readonly themes: readonly Pick<FoundTheme, "theme" | "kind" | "makers" | "payoffs">[];
  readonly wins: readonly WinCondition[];
  readonly fixes: readonly Finding[];
}

/** A plan of more themes, or of more ways to win, is none. */
const MOST_THEMES = 4;
const MOST_WINS = 3;
/** What the list lacks beyond these is a weakness, not the first thing to mend. */
const MOST_LACKS = 2;
/** More idle cards than these tell that their words were not read, not that the deck is without a plan. */
const MOST_IDLE = 8;
/** Idle cards that a sentence names. */
const MOST_NAMED = 4;

/** A list that may not be played is mended first, then what the list lacks, then what nothing in it uses. */
const fixesOf = (facts: DeckFacts, weaknesses: readonly Finding[]): readonly Finding[] => {
  const isBreach = ({ code }: Finding): boolean =>
    code === "deckIllegal" || code.startsWith("legality.");
  const idle = planOf(facts)
    .unused.filter(({ card }) => !isPlayedForItself(card))
    .map(({ card, quantity }) => referenceOf(card, quantity));
  const breaches = weaknesses.filter(isBreach);
  const lacks = [
    ...breaches,
    ...weaknesses
      .filter((each) => !isBreach(each))
      .slice(0, breaches.length === 0 ? MOST_LACKS : 1),
  ];
  return idle.length === 0 || copiesOf(idle) > MOST_IDLE
    ? lacks
    : [...lacks, finding("report.builtOn.idle", { cards: { cards: idle, most: MOST_NAMED } })];
};

/**
 * The plan of a deck in a few rows, the cards on which most of it rests first.
 *
 * @param weaknesses of its list, as the report tells them
 */
export const planOverview = (
  facts: DeckFacts,
  { weaknesses }: { readonly weaknesses: readonly Finding[] },
): PlanOverview => {
  const { themes, wins, worth } = planOf(facts);
  const weightiest = (cards: readonly CardReference[]) =>
    cards.toSorted((one, other) => (worth.get(other.name) ?? 0) - (worth.get(one.name) ?? 0));
  return {
    leaders: facts.cards
      .filter(({ isCommander }) => isCommander)
      .map(({ card, quantity }) => referenceOf(card, quantity)),
    themes: tellingThemes(themes)
      .slice(0, MOST_THEMES)
      .map((found) => {
        const { makers, payoffs } = sidesApart(found);
        return {
          theme: found.theme,
          ...(found.kind === undefined ? {} : { kind: found.kind }),
          makers: weightiest(makers),
          payoffs: weightiest(payoffs),
        };
      }),
    wins: wins.slice(0, MOST_WINS).map(({ kind, cards }) => ({ kind, cards: weightiest(cards) })),
    fixes: fixesOf(facts, weaknesses),
  };
};
