import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import { ROLES } from "@spellwright/decks";
import { markUntrustedText, plainText } from "@spellwright/text";
import * as z from "zod";
import { combosOf, type DeckFacts, deckFacts, weightOfRole } from "../../deck-facts.ts";
import { simulatedFor } from "../../odds/simulate-games.ts";
import type { StrategyRun } from "../../strategist.ts";
import type { DeckLookUp } from "./look-up.ts";

const NAME_LONGEST = 160;

const measures = async (
  facts: DeckFacts,
  run: Pick<StrategyRun, "inSlices">,
): Promise<ReadonlyMap<string, string>> => {
  const { statistics, deck } = facts;
  const games = await simulatedFor(facts, run);
  return new Map([
    ["format", deck.format],
    ["cards", String(statistics.cards)],
    ["lands", String(statistics.lands)],
    ["average mana value", statistics.averageManaValue?.toFixed(2) ?? "unknown"],
    ["bracket", String(deck.bracket?.bracket ?? "none")],
    ["combos", String(combosOf(deck).length)],
    ["turn of the win when nobody hinders it", String(games?.medianTurn ?? "unknown")],
    ...ROLES.map((role) => [role, String(weightOfRole(facts, role))] as const),
  ]);
};

/** Compares the deck with another one of the same person, figure by figure. */
export const compareDecks = (
  readOwnDeck: NonNullable<StrategyRun["readOwnDeck"]>,
  { facts, run }: DeckLookUp,
): LanguageModelTool =>
  toolOf({
    name: "compare_decks",
    description:
      "Compares the deck with another deck of the same person, figure by figure: lands, curve, roles, bracket, combos, speed.",
    input: z.object({ name: z.string().describe("The other deck, as its owner calls it") }),
    run: async ({ name }) => {
      const asked = plainText(name, NAME_LONGEST);
      const other = asked === "" ? null : await readOwnDeck(asked);
      if (other === null) return "The person has no deck of that name.";
      const mine = await measures(facts, run);
      const theirs = await measures(deckFacts(other), run);
      return [...mine]
        .map(([what, figure]) =>
          markUntrustedText(`${what}: ${figure}, in ${other.name}: ${theirs.get(what)}`),
        )
        .join("\n");
    },
  });
