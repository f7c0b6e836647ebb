import { type Card, type LanguageModelTool, toolOf } from "@spellwright/contract";
import { entryOfCard } from "@spellwright/decks";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import type { StrategyDeck } from "../../strategist.ts";
import { reasonLines } from "../deck-sections.ts";
import { findNamed } from "./find-named.ts";
import type { DeckLookUp } from "./look-up.ts";

type Entries = StrategyDeck["entries"];

/** A list without a copy for each name, and with one of each card. Undefined where copies are lacking. */
const changed = (
  entries: Entries,
  cuts: readonly string[],
  adds: readonly Card[],
): Entries | undefined => {
  const left = [...cuts];
  const kept = entries.flatMap((entry) => {
    if (entry.board !== "main") return [entry];
    let { quantity } = entry;
    for (; quantity > 0; quantity--) {
      const at = left.indexOf(entry.card?.name ?? entry.name);
      if (at < 0) break;
      left.splice(at, 1);
    }
    return quantity > 0 ? [{ ...entry, quantity }] : [];
  });
  return left.length > 0 ? undefined : [...kept, ...adds.map((card) => entryOfCard(card))];
};

/** Calculates the bracket of the deck after some changes. */
export const bracketIf = (lookUp: DeckLookUp): LanguageModelTool =>
  toolOf({
    name: "bracket_if",
    description: "The bracket of the deck with some cards added and others cut, and why.",
    input: z.object({
      add: z.array(z.string()).describe("Names, one for each copy"),
      cut: z.array(z.string()).describe("Names of cards of the deck, one for each copy"),
    }),
    run: async ({ add, cut }) => {
      const { facts, run, say } = lookUp;
      const adds = await findNamed(add, lookUp);
      const cuts = await findNamed(cut, lookUp);
      if (adds.length < add.length || cuts.length < cut.length) return "Not every card is known.";
      const entries = changed(
        facts.deck.entries,
        cuts.map(({ name }) => name),
        adds,
      );
      if (entries === undefined)
        return "Only cards of the deck can be cut: no commander, no more copies than there are.";
      const found = await run.bracketOf?.({ ...facts.deck, entries });
      if (found == null) return "Decks of this format have no bracket.";
      return [`bracket ${found.bracket}`, ...reasonLines(found, say).map(markUntrustedText)].join(
        "\n",
      );
    },
  });
