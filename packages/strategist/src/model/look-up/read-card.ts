import { cardLines, legalityLines } from "@spellwright/cards";
import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import { mayJoin } from "../../answers/legality.ts";
import type { StrategyRun } from "../../strategist.ts";
import type { LookUp } from "./look-up.ts";

const NAME_LONGEST = 160;
const MOST_RULINGS = 6;
const MOST_CLOSE = 5;

/** Reads a card, whole. */
export const readCardBy = (
  readCard: NonNullable<StrategyRun["readCard"]>,
  { facts, language, cards, tell }: LookUp,
): LanguageModelTool =>
  toolOf({
    name: "read_card",
    description:
      "Reads a card by its name, in English or French: all its faces, its text, official rulings, where it is legal, whether the deck may play it.",
    input: z.object({ name: z.string() }),
    run: async ({ name }, signal) => {
      const read = await readCard(name.trim().slice(0, NAME_LONGEST), language, signal);
      if (read.kind === "unknown") {
        const close = read.suggestions.slice(0, MOST_CLOSE).join(", ");
        return close === ""
          ? "No card bears that name."
          : `No card bears that name. Close names:\n${markUntrustedText(close)}`;
      }
      const { card, rulings } = read;
      cards.push(card);
      tell({ what: "card", of: card.name });
      const state =
        facts === null
          ? []
          : [
              mayJoin(card, facts)
                ? "may be played in this deck"
                : "may NOT be played in this deck",
            ];
      return markUntrustedText(
        [
          ...cardLines(card),
          ...legalityLines(card),
          ...rulings.slice(0, MOST_RULINGS).map(({ comment }) => `Ruling: ${comment}`),
          ...state,
        ].join("\n"),
      );
    },
  });
