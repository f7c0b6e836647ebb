import { combosOf, copiesOf, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { findWins, type WinCondition } from "../report/find-wins.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Cards that bring back what was lost, or keep it from being lost. */
const SAFETY = ["recursion", "protection"] as const;

const safetyOf = ({ cards }: DeckFacts): readonly Finding[] =>
  SAFETY.flatMap((role) => {
    const found = cards.filter(({ roles, isCommander }) => roles.has(role) && !isCommander);
    return found.length === 0
      ? []
      : [
          finding(`backupSafety.${role}`, {
            count: copiesOf(found),
            cards: { cards: found.map(({ card, quantity }) => referenceOf(card, quantity)) },
          }),
        ];
  });

/** The ways to win that stay when one is gone, each without the cards that it is made of. */
const without = (lost: WinCondition, wins: readonly WinCondition[]): readonly WinCondition[] => {
  const gone = new Set(lost.cards.map(({ name }) => name));
  return wins
    .filter((win) => win !== lost)
    .map((win) => ({ ...win, cards: win.cards.filter(({ name }) => !gone.has(name)) }))
    .filter(({ cards }) => cards.length > 0);
};

/**
 * What the deck still wins with when its first way fails, or its commander where the question loses that:
 * the ways that need none of the lost cards, and what brings them back.
 */
export const answerBackup: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("backup")) return undefined;
  const wins = findWins(facts, combosOf(facts.deck));
  const commander = wins.find(({ kind }) => kind === "commander");
  const lost = (understanding.losesCommander ? commander : undefined) ?? wins[0];
  if (lost === undefined) return undefined;
  const others = without(lost, wins);
  return {
    responseType: "cards",
    headline: finding("backup", { count: others.length, cards: { cards: lost.cards } }),
    title: "backup",
    items: [
      ...others.map(({ kind, cards }) => finding(`wins.${kind}`, { cards: { cards } })),
      ...safetyOf(facts),
    ],
    cards: others.flatMap(({ cards }) => cards),
    confidence: 0.75 * knownShare(facts),
  };
};
