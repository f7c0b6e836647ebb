import { COLOR_CODES, type LanguageModelTool, toolOf } from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import { answerCastTurn } from "../../answers/cast-turn.ts";
import { sourcesAsked } from "../../color-targets.ts";
import { answerOfSubject } from "./answer-of-subject.ts";
import { findNamed } from "./find-named.ts";
import type { DeckLookUp } from "./look-up.ts";

/** How well the lands of the deck cast a card: sources of its colors, turns in which it can be paid. */
export const castability = (lookUp: DeckLookUp): LanguageModelTool =>
  toolOf({
    name: "castability",
    description:
      "How well the deck casts a card: sources of each of its colors beside what Karsten's table asks for, and for a card of the deck the chances to pay it turn by turn.",
    input: z.object({ name: z.string().describe("Its English name") }),
    run: async ({ name }) => {
      const { facts } = lookUp;
      const [card] = await findNamed([name], lookUp);
      if (card === undefined) return "No card bears that name.";
      const colors = COLOR_CODES.flatMap((color) => {
        const needed = sourcesAsked(card, color, facts.deck);
        return needed === 0
          ? []
          : [`${color}: ${facts.statistics.sources[color]} sources, ${needed} asked for`];
      });
      const turns = answerOfSubject(
        answerCastTurn,
        `When can I cast ${card.name}?`,
        [card],
        lookUp,
      );
      const lines = [...colors, ...(turns === undefined ? [] : [turns])];
      return lines.length === 0
        ? markUntrustedText(`Nothing is known to hinder ${card.name}.`)
        : lines.join("\n");
    },
  });
