import type { Card } from "@spellwright/contract";
import { type Role, recogniseRoles } from "@spellwright/decks";
import { cardsWithRole, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { themeFinding } from "../plan/find-themes.ts";
import { planOf } from "../plan/plan-graph.ts";
import { firstWinFinding, winFinding } from "../report/find-wins.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, type AnswerPart, finding } from "./answer-part.ts";
import { leaningsOf } from "./threats.ts";
import { withoutCards } from "./without-cards.ts";

const THEMES_NAMED = 2;

/** The themes that most of the list is, without any how it wins; then the kinds of cards it has many of. */
const supportsOf = (facts: DeckFacts): readonly Finding[] => {
  const { themes, wins } = planOf(facts);
  return [
    ...themes.slice(0, THEMES_NAMED).map(themeFinding),
    ...(themes.length > 0 ? [] : wins.slice(0, 1).map(firstWinFinding)),
    ...leaningsOf(facts),
  ];
};

/** Which other cards play a role too. */
const aloneOrNot = (rest: DeckFacts, role: Role) => {
  const { count, cards } = cardsWithRole(rest, role);
  return { count, cards: { cards, most: MOST_NAMED } };
};
const MOST_NAMED = 6;

/** What goes with a card of the deck, and what is left of the deck without it. */
const ofNamed = (facts: DeckFacts, card: Card): AnswerPart => {
  const lost = [referenceOf(card, null)];
  const { rest, wins } = withoutCards(facts, new Set([card.name]));
  return {
    responseType: "figures",
    headline: finding("backup", { count: wins.length, cards: { cards: lost } }),
    title: "threats",
    items: [
      ...[...recogniseRoles(card).roles].map((role) =>
        finding("relianceRole", { role: { role }, ...aloneOrNot(rest, role) }),
      ),
      ...wins.map(winFinding),
    ],
    cards: lost,
    confidence: 0.7 * knownShare(facts),
  };
};

/** What the deck leans on: the themes of its plan, the graveyard, artifacts, creatures, tokens. */
export const answerReliance: Answer = ({ facts, question, understanding }) => {
  if (facts === null || !understanding.subjects.has("reliance")) return undefined;
  const [named, other] = question.cards;
  const own = facts.cards.find(({ card }) => card.name === named?.card.name);
  if (own !== undefined && other === undefined) return ofNamed(facts, own.card);
  const supports = supportsOf(facts);
  return {
    responseType: "figures",
    headline: finding("reliance", { count: supports.length }),
    title: "threats",
    items: supports,
    confidence: 0.8 * knownShare(facts),
  };
};
