import { inOneGo } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import { card, deckOf, line } from "../../test/made-deck.ts";
import { answerLocally } from "../answer-locally.ts";
import { deckFacts } from "../deck-facts.ts";
import { understand } from "../understanding/understand.ts";

const mountain = card("{T}: Add {R}.", { type_line: "Basic Land — Mountain", cmc: 0 });
const removal = card("Destroy target creature.", { type_line: "Instant", cmc: 1 });
const raider = card("Haste", { type_line: "Creature — Goblin", cmc: 2, power: "2" });
const lantern = card("Exile target player's graveyard.", { type_line: "Artifact", cmc: 1 });
const deck = {
  ...deckOf(),
  format: "modern" as const,
  entries: [
    line(mountain, 24),
    line(removal, 36),
    line(raider, 2, "sideboard"),
    line(lantern, 2, "sideboard"),
  ],
};

const answer = (text: string) => {
  const question = {
    ...{ question: text, language: "en" as const, cards: [], deck, format: deck.format },
    ...{ history: [], summary: "" },
  };
  return inOneGo(
    answerLocally({ question, understanding: understand(question), facts: deckFacts(deck) }),
  );
};

describe("[FOR-09] a sideboard against a kind of deck", () => {
  test("what attacks comes in for removal where little is to be killed", () => {
    const { headline, sections } = answer("how do I sideboard against control");
    expect(headline).toMatchObject({
      code: "sideboardPresses",
      params: { cards: { cards: [{ name: raider.name, quantity: 2 }] } },
    });
    expect(sections[0]?.items[0]).toMatchObject({
      code: "sideboardOut",
      params: { cards: { cards: [{ name: removal.name, quantity: 2 }] } },
    });
  });

  test("a color of the opponent narrows no card of the sideboard", () => {
    expect(answer("sideboard guide against mono green").headline.code).toBe("sideboardSize");
  });
});
