import { describe, expect, test } from "vitest";
import { card, commander, deckOf, fill, line } from "../test/made-deck.ts";
import { asked } from "../test/sample-deck.ts";
import { deckFacts } from "./deck-facts.ts";
import { answerQuestion, type StrategyDeck, type StrategyQuestion } from "./index.ts";
import { askedHalves } from "./split-question.ts";
import { understand } from "./understanding/understand.ts";

const signal = new AbortController().signal;
const rock = card("{T}: Add {C}{C}.", { name: "Grel Monolith", cmc: 1, type_line: "Artifact" });
const other = card("", {
  name: "Ondrelle, Fen Queen",
  type_line: "Legendary Creature — Elf",
  color_identity: ["B"],
});
const deck = deckOf(rock, other, ...fill);

const answerTo = async (
  question: string,
  more: Partial<StrategyQuestion> = {},
  run: { swapsOf?: () => Promise<NonNullable<StrategyQuestion["swaps"]>> } = {},
) => {
  const { content } = await answerQuestion(asked(question, { language: "en", deck, ...more }), {
    signal,
    ...run,
  });
  if (content.kind !== "findings") throw new Error("a model answered");
  const items = content.sections.flatMap((section) => section.items);
  return { ...content, codes: items.map(({ code }) => code), items };
};

describe("[Q-5] a message is read once more where it is not understood as one", () => {
  test("by the half that surely asks, beside what else it asks", () => {
    const [zorb, lands] = ["Is the zorb frobnicated?", "how many lands do I play?"];
    const question = asked(`${zorb} ${lands}`, { language: "en", deck });
    const context = { question, facts: deckFacts(deck), understanding: understand(question) };
    expect(askedHalves(context)[0]).toMatchObject({
      asked: { question: { question: lands } },
      rest: zorb,
    });
  });

  test("as if it said “my commander” for the name of that", async () => {
    const cards = [{ card: commander, written: "Zelwick" }];
    const { codes } = await answerTo("Zelwick il sert à quoi en vrai ?", { cards });
    expect(codes).toContain("commanderLine");
  });
});

describe("[FOR-09] what a question names is used", () => {
  test("a legend that is to lead the deck is compared with the commander, and what it would forbid is named", async () => {
    const { items, headline } = await answerTo("could I run Ondrelle as the commander instead?");
    const found = [headline, ...items].find(({ code }) => code === "commanderInstead");
    expect(found?.params.card).toMatchObject({ card: { name: other.name } });
  });

  test("turns begin with the card that is held, and the mana that it makes", async () => {
    const { items } = await answerTo("I open on grel monolith, what are my ideal first turns?");
    const turns = items.filter(({ code }) => code === "turnPlaysMana");
    expect(turns.map(({ params }) => params.count)).toEqual([2, 4, 5, 6]);
    expect(turns[0]?.params.cards).toMatchObject({ cards: [{ name: rock.name }] });
  });

  test("what is played around is told with what the deck has against it, and how", async () => {
    const { headline, codes } = await answerTo("How do I play around counterspells?");
    expect(headline.code).toBe("aroundOpen.counters");
    expect(codes).toEqual(["aroundRule.counters"]);
  });

  test("another number of lands is reckoned beside their own", async () => {
    const { items } = await answerTo("what are the odds of 4 lands by turn 4, and with 60?");
    expect(items).toContainEqual(expect.objectContaining({ code: "oddsWithLands" }));
  });

  test("what comes in for a named card is what its report swaps for it", async () => {
    const swaps = [
      { add: card("", { name: "Comes In" }), cut: rock },
      { add: card("", { name: "Another" }), cut: other },
    ];
    const { items, cards } = await answerTo(
      "ok so grel monolith and a few others are gone. what do I put in those 3 slots?",
      {},
      { swapsOf: async () => swaps },
    );
    expect(JSON.stringify(items)).toContain("Comes In");
    expect(JSON.stringify([items, cards])).not.toContain("Another");
  });

  test("seven cards with a land among them are a hand, whatever is asked of it", async () => {
    const spells = ["Aubrel", "Bexolt", "Cylvane"].map((name) =>
      card("", { name: `${name} Warden`, cmc: 2 }),
    );
    const held: StrategyDeck = {
      ...deck,
      entries: [...deck.entries, ...spells.map((each) => line(each))],
    };
    const { codes } = await answerTo(
      "Forest, 2 Forests, Grel Monolith, Aubrel Warden, Bexolt Warden, Cylvane Warden: do I try?",
      { deck: held },
    );
    expect(codes).toContain("handLands");
  });
});
