import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../../test/understand.ts";
import { quoteCards, quoteRelevantLines } from "./quote-cards.ts";

const named = (name: string, oracle_text: string) => ({
  card: madeUpCard(name, { oracle_text }),
  written: name,
});
const LANTERN = named("Marsh Lantern", "Trample\nCards can’t leave graveyards.");
const HERON = named("Pale Heron", "Flying");
const OTTER = named("Grey Otter", "Whenever this creature becomes blocked, sacrifice it.");

const read = (question: string, cards: (typeof LANTERN)[]) => ({
  cards,
  understanding: understand(ask(question, "en", { cards })),
});

describe("[CARD-01] what named cards say beneath an answer", () => {
  test("is their whole text where nothing is decided", () => {
    const { cards, understanding } = read("Does Marsh Lantern have flying?", [LANTERN, HERON]);
    expect(quoteCards(cards, understanding)).toEqual([
      "Marsh Lantern: “Trample / Cards can’t leave graveyards.”",
      "Pale Heron: “Flying”",
    ]);
  });

  test("is of three cards what speaks of the question, or all of one that does not", () => {
    const { cards, understanding } = read("Does it come back from my graveyard?", [
      ...[LANTERN, HERON, OTTER],
    ]);
    expect(quoteCards(cards, understanding)[0]).toBe(
      "Marsh Lantern: “Cards can’t leave graveyards.”",
    );
    expect(quoteCards(cards, understanding)[1]).toBe("Pale Heron: “Flying”");
  });

  test("is beneath a likely answer only what speaks of the question", () => {
    const { cards, understanding } = read("Does it come back from my graveyard?", [LANTERN, HERON]);
    expect(quoteRelevantLines(cards, understanding)).toEqual([
      "Marsh Lantern: “Cards can’t leave graveyards.”",
    ]);
  });
});
