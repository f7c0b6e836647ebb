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

/**
 * Reads what a report on a deck needs beside it, and makes it: the most played cards, the combos that one
 * card completes, the bracket of the list after each swap.
 */
export const gatherReport = async (
  { knowledge, brackets }: Pick<ForgeParts, "knowledge" | "brackets">,
  deck: StrategyDeck,
): Promise<DeckReport> => {
  const names = namesOf(deck);
  const [candidates, missingOne] = await Promise.all([
    knowledge.popularCards(),
    knowledge.combosNear(names),
  ]);
  const near = missingOne.flatMap(({ missing, combo }) =>
    readCombo(combo, brackets.comboPolicy) === undefined ? [] : [{ missing, cards: combo.cards }],
  );
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
