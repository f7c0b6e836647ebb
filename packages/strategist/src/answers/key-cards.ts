import { combosOf, knownShare } from "../deck-facts.ts";
import { planOf } from "../plan/plan-graph.ts";
import { findKeyCards } from "../report/key-cards.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";

const NAMED = 8;

/** The cards that most of the deck hangs on, the same as in its report. */
export const answerKeyCards: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("keyCards")) return undefined;
  const found = findKeyCards(facts, combosOf(facts.deck), planOf(facts)).slice(0, NAMED);
  if (found.length === 0) return undefined;
  const cards = found.map(({ card }) => card);
  return {
    responseType: "cards",
    headline: finding("keyCards", { cards: { cards: cards.slice(0, 5) } }),
    title: "keyCards",
    items: found.map(({ card, roles, reason }): Finding => {
      if (reason !== null) return finding(`keyCard.${reason}`, { card: { card } });
      if (roles.length === 0) return finding("keyCard.payoff", { card: { card } });
      return finding("keyCard.roles", { card: { card }, roles: { roles } });
    }),
    cards,
    confidence: 0.7 * knownShare(facts),
  };
};
