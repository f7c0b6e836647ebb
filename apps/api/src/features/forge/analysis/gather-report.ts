import { readCombo } from "@spellwright/decks";
import {
  type DeckReport,
  type ReportParts,
  reportOnDeck,
  type StrategyDeck,
} from "@spellwright/strategist";
import type { ForgeParts } from "../forge-parts.ts";

const namesOf = ({ entries }: StrategyDeck): readonly string[] =>
  entries
    .filter(({ board }) => board === "main" || board === "commander")
    .map(({ name, card }) => card?.name ?? name);

/** The combos of a deck that lack one card, and which. */
export const combosNear = async (
  { knowledge, brackets }: Pick<ForgeParts, "knowledge" | "brackets">,
  deck: StrategyDeck,
) =>
  (await knowledge.combosNear(namesOf(deck))).flatMap(({ missing, combo }) =>
    readCombo(combo, brackets.comboPolicy) === undefined ? [] : [{ missing, cards: combo.cards }],
  );

/**
 * Reads what a report on a deck needs beside it, and makes it: the most played cards, the combos that one
 * card completes, the bracket of the list after each swap.
 */
export const gatherReport = async (
  { knowledge, brackets }: Pick<ForgeParts, "knowledge" | "brackets">,
  deck: StrategyDeck,
): Promise<DeckReport> => {
  const names = namesOf(deck);
  const [candidates, near] = await Promise.all([
    knowledge.popularCards(),
    combosNear({ knowledge, brackets }, deck),
  ]);
  const parts: ReportParts = { candidates, near, bracketOf: () => null };
  const first = reportOnDeck(deck, parts);
  if (!brackets.has(deck.format) || first.swaps.length === 0) return first;
  // Only now is it known which cards may come in, so that their combos can be read.
  const measure = await brackets.gather([...names, ...first.swaps.map(({ add }) => add.name)]);
  return reportOnDeck(deck, {
    ...parts,
    bracketOf: ({ entries }) => measure(entries, null).bracket,
  });
};
