import { Bracket } from "@spellwright/contract";
import { mapInSteps, runInSlices } from "../../../runtime/time-slices.ts";
import type { StoredLine } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import type { CardsByName } from "../find-cards.ts";
import type { DeckRow } from "../queries.ts";
import { type DerivedFacts, gatherFacts } from "./derive-facts.ts";
import { storeFacts } from "./facts-queries.ts";

/**
 * Derives anew what follows from the cards of decks, and keeps it. Two queries, whatever their number.
 *
 * @param cards of their lines by name
 * @returns the facts by deck
 */
export const refreshFacts = async (
  parts: Pick<DecksParts, "database" | "knowledge" | "brackets">,
  decks: readonly { readonly row: DeckRow; readonly lines: readonly StoredLine[] }[],
  cards: CardsByName,
): Promise<ReadonlyMap<string, DerivedFacts>> => {
  const from = decks.map(({ row, lines }) => ({ row, deck: { format: row.format, lines } }));
  const derive = await gatherFacts(
    parts,
    from.map(({ deck }) => deck),
    cards,
  );
  const derived = await runInSlices(
    mapInSteps(from, ({ row, deck }) => ({
      row,
      facts: derive(deck, Bracket.nullable().parse(row.declaredBracket)),
    })),
  );
  await storeFacts(parts.database, derived);
  return new Map(derived.map(({ row, facts }) => [row.id, facts]));
};
