import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import { BOARDS } from "@spellwright/decks";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import { deckLines } from "../deck-sections.ts";
import type { DeckLookUp } from "./look-up.ts";

const MOST_LINES = 160;

/** Tells the list of the deck, or one board of it. */
export const deckList = ({ facts }: DeckLookUp): LanguageModelTool =>
  toolOf({
    name: "deck_list",
    description:
      "The cards of the deck with their copies, costs and types, of one board or of all.",
    input: z.object({ board: z.enum(BOARDS).nullable() }),
    run: async ({ board }) => {
      const entries = facts.deck.entries.filter((each) => board === null || each.board === board);
      const lines = deckLines({ ...facts, deck: { ...facts.deck, entries } });
      return lines.length === 0
        ? "No cards there."
        : lines.slice(0, MOST_LINES).map(markUntrustedText).join("\n");
    },
  });
