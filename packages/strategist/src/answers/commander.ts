import type { Card } from "@spellwright/contract";
import {
  copiesOf,
  type DeckCard,
  type DeckFacts,
  deckFacts,
  knownShare,
  referenceOf,
} from "../deck-facts.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { seenOfLibrary } from "../odds/opening-hand.ts";
import { cardsForCommander, commanderSynergies } from "../plan/commander-synergies.ts";
import { themesJoined } from "../plan/find-themes.ts";
import { keywordsWanted } from "../plan/keyword-synergies.ts";
import { planOf } from "../plan/plan-graph.ts";
import type { FilterLabel, Finding } from "../strategist.ts";
import { KEYWORD_WORDS } from "../understanding/card-words.ts";
import { type Answer, finding } from "./answer-part.ts";
import { cardSaying } from "./card-texts.ts";

const MOST_NAMED = 8;
const MAIN_THEMES = 2;

/** The keywords that a commander asks for, of those that have a name in both languages. */
const askedFilter = (facts: DeckFacts): readonly FilterLabel[] => {
  const wanted = keywordsWanted(facts);
  return Object.keys(KEYWORD_WORDS)
    .filter((keyword) => wanted.has(keyword.toLowerCase()))
    .map((keyword) => ({ kind: "keyword", keyword }));
};

/** How often the cards that serve the commander are there when it may come down. One of them, and two. */
const seenWith = (facts: DeckFacts, leads: readonly DeckCard[]): readonly Finding[] => {
  const tied = copiesOf(cardsForCommander(facts));
  if (tied === 0) return [];
  const turn = Math.max(1, ...leads.map(({ card }) => card.cmc));
  const drawn = seenOfLibrary(facts.library, turn, false, facts.deck.format);
  const chanceOf = (least: number) => ({
    percent: chanceOfAtLeast({ deck: facts.library, wanted: tied, drawn }, least),
  });
  return [finding("commanderSeen", { turn, chance: chanceOf(1), second: chanceOf(2) })];
};

/** The deck as another card of it would lead it. */
const ledBy = (facts: DeckFacts, name: string): DeckFacts =>
  deckFacts({
    ...facts.deck,
    bracket: null,
    entries: facts.deck.entries.map((entry) => {
      if (entry.card?.name === name) return { ...entry, board: "commander" as const };
      return entry.board === "commander" ? { ...entry, board: "main" as const } : entry;
    }),
  });

/** What a commander costs, and its colors. */
const lineOf = ({ card }: DeckCard): readonly Finding[] => [
  finding("commanderLine", {
    card: { card: referenceOf(card, null) },
    value: card.cmc,
    colors: { colors: card.color_identity },
  }),
];

/** How many cards would work with another commander of the list, and how many it would not allow. */
const comparedTo = (facts: DeckFacts, named: Card | undefined): readonly Finding[] => {
  const other = facts.cards.find(
    ({ card, isCommander }) =>
      card.name === named?.name &&
      !isCommander &&
      LEADS.every((type) => card.type_line.includes(type)),
  );
  if (other === undefined) return [];
  const outside = facts.cards.filter(({ card }) =>
    card.color_identity.some((color) => !other.card.color_identity.includes(color)),
  );
  return [
    finding("commanderInstead", {
      card: { card: referenceOf(other.card, null) },
      count: copiesOf(cardsForCommander(ledBy(facts, other.card.name))),
      present: copiesOf(cardsForCommander(facts)),
    }),
    ...(outside.length > 0
      ? [
          finding("commanderOutside", {
            count: copiesOf(outside),
            cards: { cards: outside.map(({ card }) => referenceOf(card, null)) },
          }),
        ]
      : []),
    ...lineOf(other),
  ];
};
/** CR 903.3. */
const LEADS = ["Legendary", "Creature"] as const;

/** Themes that are named by what they are of: kin by its type, a mechanic by its keyword. */
const NAMED_APART: ReadonlySet<string> = new Set(["kin", "mechanic"]);

/** What the commander does for the deck (FOR-09). */
const partOf = (facts: DeckFacts, leads: readonly DeckCard[]): readonly Finding[] => {
  const ties = commanderSynergies(facts);
  const joined = leads.flatMap(({ card }) => themesJoined(card, facts));
  const planned = planOf(facts).themes.slice(0, MAIN_THEMES);
  const themes = joined.length > 0 ? joined : planned.map(({ theme }) => theme);
  return [
    finding("commanderTied", { count: copiesOf(cardsForCommander(facts)) }),
    ...seenWith(facts, leads),
    ...[...new Set(themes)]
      .filter((theme) => !NAMED_APART.has(theme))
      .map((theme) => finding("fitSynergy", { theme: { theme } })),
    ...ties.map(({ code, cards }) =>
      finding(code, {
        ...(code === "commanderAsks" ? { filters: { filters: askedFilter(facts) } } : {}),
        count: copiesOf(cards),
        cards: { cards: cards.map(({ card }) => referenceOf(card, null)), most: MOST_NAMED },
      }),
    ),
  ];
};

/** Who leads the deck, and in which colors; or what the deck gets from it. */
export const answerCommander: Answer = ({ facts, question, understanding }) => {
  if (facts === null) return undefined;
  const leads = facts.cards.filter(({ isCommander }) => isCommander);
  const [named] = question.cards;
  const isNamed =
    question.cards.length === 1 &&
    understanding.subjects.has("fit") &&
    !understanding.subjects.has("cuts") &&
    !understanding.asksCount &&
    leads.some(({ card }) => card.name === named?.card.name);
  // “Could I run him as the commander instead?”
  const instead = understanding.losesCommander ? comparedTo(facts, named?.card) : [];
  const asksPart = understanding.subjects.has("commanderPart") || isNamed || instead.length > 0;
  if (!asksPart && !understanding.subjects.has("commander")) return undefined;
  const cards = leads.map(({ card }) => referenceOf(card, null));
  const who = finding("commander", { count: cards.length, cards: { cards } });
  const lines = leads.flatMap(lineOf);
  const told = leads.flatMap(({ card }) => cardSaying(card, understanding.language));
  const ownPart = () => [...partOf(facts, leads), ...told];
  const [headline = who, ...part] =
    asksPart && leads.length > 0 ? (instead.length > 0 ? instead : ownPart()) : [];
  return {
    responseType: "cards",
    headline,
    title: "commander",
    items: [...part, ...lines],
    cards,
    confidence: (part.length > 0 ? 0.7 : 0.95) * knownShare(facts),
  };
};
