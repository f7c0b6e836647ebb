import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import { mayJoin } from "../../answers/legality.ts";
import { combosOf } from "../../deck-facts.ts";
import { namesOf } from "../check/name-signs.ts";
import { findNamed } from "./find-named.ts";
import type { DeckLookUp } from "./look-up.ts";

const MOST = 12;

/** Tells the known combos of the deck, and those that lack one card. */
export const combos = (lookUp: DeckLookUp): LanguageModelTool =>
  toolOf({
    name: "combos",
    description:
      "The known combos of the deck with what they need and how they go, and those that lack one card; of one card or all.",
    input: z.object({ card: z.string().nullable().describe("Its name; null: all") }),
    run: async ({ card }) => {
      const { facts, question } = lookUp;
      const [wanted] = card === null ? [] : await findNamed([card], lookUp);
      if (card !== null && wanted === undefined) return "No card bears that name.";
      const own = new Set(wanted === undefined ? [] : namesOf(wanted));
      const has = (names: readonly string[]) =>
        card === null || names.some((name) => own.has(name));
      const whole = combosOf(facts.deck)
        .map((each) => ({ ...each, names: each.cards.map(({ name }) => name) }))
        .filter(({ names }) => has(names))
        .slice(0, MOST);
      const near = (question.near ?? [])
        .filter(({ missing, cards }) => has([missing.name, ...cards]))
        .filter(({ missing }) => mayJoin(missing, facts))
        .slice(0, MOST);
      lookUp.combos.push(
        ...whole.map(({ names }) => names),
        ...near.map(({ missing, cards }) => [missing.name, ...cards]),
      );
      const lines = [
        ...whole.map(
          ({ names, result, manaValue, prerequisites, steps }) =>
            `${names.join(" + ")}: ${result}${manaValue === null ? "" : `, ${manaValue} mana`}. ${prerequisites ?? ""} ${steps ?? ""}`,
        ),
        ...near.map(
          ({ missing, cards }) => `lacks ${missing.name}: with ${cards.join(" + ")} it is a combo`,
        ),
      ];
      return lines.length === 0
        ? "No combo of our data."
        : lines.map((line) => markUntrustedText(line.trim())).join("\n");
    },
  });
