import { type DeckCard, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { fedByCommander, feedsCommander, namedByCommander } from "../plan/commander-ties.ts";
import { themesJoined } from "../plan/find-themes.ts";
import { askersOf, bearersOf, fillersOf, giversOf, keywordsWanted } from "../plan/keyword-ties.ts";
import { planOf } from "../plan/plan-graph.ts";
import type { FilterLabel, Finding } from "../strategist.ts";
import { KEYWORD_WORDS } from "../understanding/card-words.ts";
import { type Answer, finding } from "./answer-part.ts";

const MOST_NAMED = 8;
const MAIN_THEMES = 2;

const TIES = [
  ["commanderAsks", bearersOf],
  ["commanderAskers", askersOf],
  ["commanderFilled", fillersOf],
  ["commanderFeeds", feedsCommander],
  ["commanderGivers", giversOf],
  ["commanderFed", fedByCommander],
  ["commanderNamed", namedByCommander],
] as const;

/** What ties the deck to its commander: what sets it off, what profits from it, what it names. */
const tiesOf = (facts: DeckFacts) =>
  TIES.map(([code, find]) => ({
    code,
    cards: find(facts).filter(({ isLand, isCommander }) => !isLand && !isCommander),
  })).filter(({ cards }) => cards.length > 0);

/** The keywords that a commander asks for, of those that have a name in both languages. */
const askedFilter = (facts: DeckFacts): readonly FilterLabel[] => {
  const wanted = keywordsWanted(facts);
  return Object.keys(KEYWORD_WORDS)
    .filter((keyword) => wanted.has(keyword.toLowerCase()))
    .map((keyword) => ({ kind: "keyword", keyword }));
};

/** What the commander does for the deck (FOR-09). */
const partOf = (facts: DeckFacts, leads: readonly DeckCard[]): readonly Finding[] => {
  const ties = tiesOf(facts);
  const tied = new Set(ties.flatMap(({ cards }) => cards));
  const joined = leads.flatMap(({ card }) => themesJoined(card, facts));
  const planned = planOf(facts).themes.slice(0, MAIN_THEMES);
  const themes = joined.length > 0 ? joined : planned.map(({ theme }) => theme);
  return [
    finding("commanderTied", { count: tied.size }),
    ...[...new Set(themes)]
      .filter((theme) => theme !== "kin")
      .map((theme) => finding("fitSynergy", { theme: { theme } })),
    ...ties.map(({ code, cards }) =>
      finding(code, {
        ...(code === "commanderAsks" ? { filters: { filters: askedFilter(facts) } } : {}),
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
  const asksPart = understanding.subjects.has("commanderPart") || isNamed;
  if (!asksPart && !understanding.subjects.has("commander")) return undefined;
  const cards = leads.map(({ card }) => referenceOf(card, null));
  const who = finding("commander", { count: cards.length, cards: { cards } });
  const lines = leads.map(({ card }) =>
    finding("commanderLine", {
      card: { card: referenceOf(card, null) },
      value: card.cmc,
      colors: { colors: card.color_identity },
    }),
  );
  const [headline = who, ...part] = asksPart && leads.length > 0 ? partOf(facts, leads) : [];
  return {
    responseType: "cards",
    headline,
    title: "commander",
    items: [...part, ...lines],
    cards,
    confidence: (part.length > 0 ? 0.7 : 0.95) * knownShare(facts),
  };
};
