import { type Card, DECK_FORMATS, type LanguageModelTool, toolOf } from "@spellwright/contract";
import { readFormat, recogniseRoles } from "@spellwright/decks";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import { isOutOfFormat, mayJoin } from "../../answers/legality.ts";
import { deckCardOf } from "../../deck-facts.ts";
import { cardFilter, chooseCards } from "./card-filter.ts";
import type { LookUp } from "./look-up.ts";

const MOST_FOUND = 15;

const isWithin = ({ color_identity: colors }: Card, identity: readonly string[] | null): boolean =>
  identity === null || colors.every((color) => identity.includes(color));

/** Finds cards that a deck may play, the most played first. */
export const searchCards = (lookUp: LookUp): LanguageModelTool =>
  toolOf({
    name: "search_cards",
    description:
      "The most played cards that have all you set and that the deck may play and does not yet: legal in its format, inside its color identity. Without a deck, set identity and format.",
    input: z.object({
      filter: cardFilter(),
      identity: z.array(z.enum(["W", "U", "B", "R", "G"])).nullable(),
      format: z.string().nullable().describe("commander, modern, …; null: that of the deck"),
    }),
    run: async ({ filter, identity, format: written }) => {
      const format = written === null ? null : readFormat(written);
      if (format === undefined) return `Unknown format. Known: ${DECK_FORMATS.join(", ")}.`;
      const { facts, run, cards } = lookUp;
      const held = new Set(facts?.cards.map(({ card }) => card.name));
      const open = ((await run.candidates?.()) ?? [])
        .filter((card) => !held.has(card.name) && isWithin(card, identity))
        .filter((card) => facts === null || mayJoin(card, facts))
        .filter((card) => format === null || !isOutOfFormat(card, format));
      const found = chooseCards(
        open.map((card) => deckCardOf(card, 1, false)),
        filter,
      ).slice(0, MOST_FOUND);
      if (found.length === 0) return "No such card among the most played ones.";
      cards.push(...found.map(({ card }) => card));
      lookUp.tell({ what: "card", of: found[0]?.card.name ?? "" });
      return found
        .map(({ card }) => {
          const roles = [...recogniseRoles(card).roles].join(", ");
          return markUntrustedText(
            `${card.name} ${card.mana_cost ?? ""} ${card.type_line}${roles === "" ? "" : `: ${roles}`}`,
          );
        })
        .join("\n");
    },
  });
