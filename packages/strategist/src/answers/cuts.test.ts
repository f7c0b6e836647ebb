import { inOneGo } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { answerLocally } from "../answer-locally.ts";
import { deckFacts } from "../deck-facts.ts";
import { understand } from "../understanding/understand.ts";

const LAND = { type_line: "Land", cmc: 0 };
const single = card("This land enters tapped.\n{T}: Add {G}.", LAND);
const double = card("This land enters tapped.\n{T}: Add {G} or {W}.", LAND);
const untapped = card("{T}: Add {G}.", LAND);
const filler = card("Mill four cards.", { type_line: "Sorcery" });
const deck = deckOf(double, single, untapped, filler, ...fill);

const answer = (text: string) => {
  const question = {
    ...{ question: text, language: "en" as const, cards: [], deck, format: deck.format },
    ...{ history: [], summary: "" },
  };
  return inOneGo(
    answerLocally({ question, understanding: understand(question), facts: deckFacts(deck) }),
  );
};

describe("[FOR-09] what may go is of what is asked about", () => {
  test("of tapped lands the first to go makes fewest colors, and no spell is named", () => {
    const { headline, cards } = answer("too many tapped lands? which ones would you drop first");
    expect(headline.code).toBe("tappedCuts");
    expect(cards.map(({ name }) => name)).toEqual([single.name, double.name]);
  });

  test("a card without a role is told by what it does not do, not by the plan", () => {
    const { sections } = answer("what should I cut?");
    expect(sections[0]?.items[0]?.code).toMatch(/^cut(?:Plain|Apart)$/);
  });

  test("what fills the graveyard is counted, and no recursion", () => {
    const { headline, cards } = answer("how many cards fill my graveyard?");
    expect(headline.params.filters).toEqual({ filters: [{ kind: "fillsGraveyard" }] });
    expect(cards.map(({ name }) => name)).toEqual([filler.name]);
  });
});
