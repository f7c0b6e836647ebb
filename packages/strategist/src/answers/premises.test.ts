import { describe, expect, test } from "vitest";
import { card, commander, deckOf, line } from "../../test/made-deck.ts";
import { asked } from "../../test/sample-deck.ts";
import { answerQuestion, type StrategyDeck } from "../index.ts";

const { signal } = new AbortController();
const green = { color_identity: ["G" as const], type_line: "Creature — Elf", cmc: 2 };
const bell = card("Whenever you gain life, draw a card.", { ...green, name: "Loud Bell" });
const saint = card("When this creature enters, you gain 3 life.", { ...green, name: "Kind Saint" });
const wall = card("Defender", { ...green, name: "Old Wall" });
const grove = card("{T}: Add {G}.", { name: "Quiet Grove", type_line: "Land", cmc: 0 });

const answerTo = async (
  question: string,
  deck: StrategyDeck,
  cards: readonly (typeof bell)[] = [],
) => {
  const named = cards.map((each) => ({ card: each, written: each.name }));
  const { content } = await answerQuestion(asked(question, { deck, cards: named }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  const { headline, sections } = content;
  return { head: headline.code, items: sections.flatMap(({ items }) => items) };
};
const list = deckOf(bell, saint, wall, grove);
const constructed: StrategyDeck = {
  ...list,
  format: "pioneer",
  entries: [line(bell, 4), line(saint, 4), line(grove, 52)],
};

describe("[Q-2] what a question takes for granted is looked at first", () => {
  test("Commander has no sideboard to bring cards in from", async () => {
    expect((await answerTo("How do I sideboard against burn?", list)).head).toBe(
      "sideboardUnknown",
    );
  });

  test("a deck of single copies has no second one", async () => {
    const { head } = await answerTo("2 or 4 copies of Loud Bell?", list, [bell]);
    expect(head).toBe("legality.tooManyCopies");
  });

  test("a list that nobody leads loses no commander", async () => {
    const { head } = await answerTo("How do I win without my commander?", constructed);
    expect(head).toBe("commander");
  });

  test("what breaks the rules of the format comes before what is unusual", async () => {
    const illegal = { ...list, entries: [...list.entries, line(commander, 1)] };
    expect((await answerTo("Any glaring holes?", illegal)).head).toBe("deckIllegal");
  });

  test("numbers of Commander are not held against another format", async () => {
    const { head } = await answerTo("What’s off with the deck?", constructed);
    expect(head).not.toBe("overviewUsual");
  });

  test("a land and a spell are not weighed against each other", async () => {
    const { head } = await answerTo("Quiet Grove or Old Wall?", list, [grove, wall]);
    expect(head).toBe("compareLand");
  });
});

describe("[Q-2] what goes with a named card is read from both texts", () => {
  test.each([
    ["What goes well with Loud Bell?", bell, "tiesFed", "Kind Saint"],
    ["What goes well with Kind Saint?", saint, "tiesFeed", "Loud Bell"],
  ])("%s", async (question, named, code, other) => {
    const { content } = await answerQuestion(
      asked(question, { deck: list, cards: [{ card: named, written: named.name }] }),
      { signal },
    );
    expect(content).toMatchObject({
      headline: { code, params: { cards: { cards: [{ name: other }] } } },
    });
  });
});

describe("[Q-2] a named card is weighed by what is left without it", () => {
  test("What the deck would still do, and who does the same, is told", async () => {
    const { head, items } = await answerTo("Is it fragile without Kind Saint?", list, [saint]);
    expect(head).toBe("backup");
    expect(items.map(({ code }) => code)).toContain("relianceRole");
  });
});
