import { type Card, type LanguageModelTool, toolOf } from "@spellwright/contract";
import { entryOfCard } from "@spellwright/decks";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import type { StrategyDeck } from "../../strategist.ts";
import { reasonLines } from "../deck-sections.ts";
import { findNamed } from "./find-named.ts";
import type { DeckLookUp } from "./look-up.ts";

type Entries = StrategyDeck["entries"];

/** A list without one copy of each name, and with one of each card. */
const changed = (entries: Entries, cuts: readonly string[], adds: readonly Card[]): Entries => {
  const left = [...cuts];
  const kept = entries.flatMap((entry) => {
    const at = entry.board === "main" ? left.indexOf(entry.card?.name ?? entry.name) : -1;
    if (at < 0) return [entry];
    left.splice(at, 1);
    return entry.quantity > 1 ? [{ ...entry, quantity: entry.quantity - 1 }] : [];
  });
  return [...kept, ...adds.map((card) => entryOfCard(card))];
};

/** Calculates the bracket of the deck after some changes. */
export const bracketIf = (lookUp: DeckLookUp): LanguageModelTool =>
  toolOf({
    name: "bracket_if",
    description: "The bracket of the deck with some cards added and others cut, and why.",
    input: z.object({
      add: z.array(z.string()).describe("English names"),
      cut: z.array(z.string()).describe("English names of cards of the deck"),
    }),
    run: async ({ add, cut }) => {
      const { facts, run, say } = lookUp;
      const adds = await findNamed(add, lookUp);
      const cuts = await findNamed(cut, lookUp);
      const held = new Set(facts.cards.map(({ card }) => card.name));
      if (adds.length < add.length || cuts.length < cut.length) return "Not every card is known.";
      if (cuts.some(({ name }) => !held.has(name))) return "Only cards of the deck can be cut.";
      const entries = changed(
        facts.deck.entries,
        cuts.map(({ name }) => name),
        adds,
      );
      const found = await run.bracketOf?.({ ...facts.deck, entries });
      if (found == null) return "Decks of this format have no bracket.";
      return [`bracket ${found.bracket}`, ...reasonLines(found, say).map(markUntrustedText)].join(
        "\n",
      );
    },
  });
