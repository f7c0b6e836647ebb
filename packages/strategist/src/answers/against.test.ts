import { describe, expect, test } from "vitest";
import { card, line, deckOf as made } from "../../test/made-deck.ts";
import { asked, cardWithText, sampleDeck } from "../../test/sample-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { answerQuestion, type StrategyDeck } from "../index.ts";
import { answersByThreat } from "./threats.ts";

const { signal } = new AbortController();
const KRENKO = sampleDeck("krenko-goblin-uproar", "commander");
const [first] = KRENKO.entries;
if (first === undefined) throw new Error("the list is empty");

/** A deck of one card with these words. */
const deckOf = (text: string, name = "Made-Up Card"): StrategyDeck => ({
  ...KRENKO,
  entries: [{ ...first, name, board: "main", quantity: 1, card: cardWithText(text, { name }) }],
});
const threatsMetBy = (text: string) =>
  answersByThreat(deckFacts(deckOf(text)))
    .filter(({ cards }) => cards.length > 0)
    .map(({ threat }) => threat);

describe("[FOR-09] what a card answers is read from what it does to what lies on the table", () => {
  test.each([
    ["Destroy target artifact or enchantment.", ["artifact", "enchantment"]],
    ["Destroy target permanent.", ["creature", "artifact", "enchantment", "planeswalker"]],
    [
      "Return target nonland permanent you don't control to its owner's hand.",
      ["creature", "artifact", "enchantment", "planeswalker"],
    ],
    ["Each opponent sacrifices an enchantment.", ["enchantment"]],
    ["Made-Up Card deals 3 damage to any target.", ["creature", "planeswalker"]],
    ["Put a +1/+1 counter on each artifact creature you control.", []],
    ["Return an artifact you control to its owner's hand.", []],
    ["Sacrifice two artifacts: Return Made-Up Card from your graveyard to your hand.", []],
    ["At the beginning of your upkeep, sacrifice this enchantment unless you pay {1}.", []],
    ["Return target enchantment card from your graveyard to your hand.", []],
  ])("it is read from %s", (text, threats) => {
    const without = ["board", "graveyard", "spell"];
    expect(threatsMetBy(text).filter((threat) => !without.includes(threat))).toEqual(threats);
  });
});

describe("[FOR-09] a question on what the deck has against something", () => {
  const headlineOf = async (question: string, text: string) => {
    const { content } = await answerQuestion(asked(question, { deck: deckOf(text) }), { signal });
    return content.kind === "findings" ? content.headline : null;
  };

  test.each([
    "Quelles cartes peuvent détruire un enchantement ?",
    "Ai-je une réponse aux enchantements ?",
    "Which cards can destroy an enchantment?",
    "Can my deck deal with an enchantment?",
  ])("is answered: %s", async (question) => {
    expect(await headlineOf(question, "Destroy target enchantment.")).toMatchObject({
      code: "threatFew",
      params: { threats: { threats: ["enchantment"] }, count: 1 },
    });
    expect(await headlineOf(question, "Destroy target creature.")).toMatchObject({
      code: "threatOpen",
    });
  });

  test("damage is held against the toughness of the creature that is named", async () => {
    const named = cardWithText("Deathtouch", {
      id: "their creature",
      name: "Their Creature",
      type_line: "Creature — Horror",
      toughness: "5",
    });
    const codesOf = async (text: string) => {
      const cards = [{ card: named, written: named.name }];
      const question = "Which cards can destroy Their Creature?";
      const { content } = await answerQuestion(
        asked(question, { language: "en", cards, deck: deckOf(text) }),
        { signal },
      );
      if (content.kind !== "findings") return [];
      return [content.headline, ...content.sections.flatMap(({ items }) => items)].map(
        ({ code }) => code,
      );
    };
    const small = await codesOf("Made-Up Card deals 2 damage to target creature.");
    expect(small[0]).toBe("threatTooSmall");
    expect(small).not.toContain("threatOpen");
    const large = await codesOf("Made-Up Card deals 5 damage to target creature.");
    expect(large).toContain("threatFew");
    expect(large).not.toContain("threatTooSmall");
  });

  test("how the game works stays the Oracle’s", async () => {
    expect(await headlineOf("Puis-je répondre à une capacité déclenchée ?", "")).toMatchObject({
      code: "askTheOracle",
    });
  });
});

describe("[FOR-09] a named card of an opponent is held against what the texts say", () => {
  const legend = card("Deathtouch", {
    ...{ name: "Made Praetor", type_line: "Legendary Creature — Praetor" },
    ...{ power: "4", toughness: "5" },
  });
  const told = async (own: readonly string[], beside: readonly string[] = []) => {
    const deck = made(...own.map((text) => card(text)));
    const side = beside.map((text) => line(card(text, { name: "Made Side" }), 2, "sideboard"));
    const { content } = await answerQuestion(
      asked("do I have an answer to Made Praetor", {
        deck: { ...deck, entries: [...deck.entries, ...side] },
        cards: [{ card: legend, written: "Made Praetor" }],
      }),
      { signal },
    );
    if (content.kind !== "findings") throw new Error("a model answered");
    return [content.headline, ...content.sections.flatMap(({ items }) => items)];
  };

  test("what may not be used on it is no answer, and said", async () => {
    const found = await told(["Destroy target nonlegendary creature.", "Destroy target creature."]);
    expect(found[0]).toMatchObject({ code: "threatFew", params: { count: 1 } });
    expect(found.map(({ code }) => code)).toContain("threatBarred");
  });

  test("the sideboard is looked at too", async () => {
    const found = await told([], ["Destroy target creature."]);
    expect(found).toContainEqual(
      expect.objectContaining({
        code: "sideboardAnswers",
        params: expect.objectContaining({
          cards: { cards: [expect.objectContaining({ name: "Made Side" })] },
        }),
      }),
    );
  });
});

test("[FOR-09] several cards of an opponent are each met, the one that stops most first", async () => {
  const [silence, hate] = [
    cardWithText("Activated abilities of creatures can't be activated.", {
      id: "totem",
      name: "Made Totem",
      type_line: "Artifact",
    }),
    cardWithText("Creature cards in graveyards can't enter the battlefield.", {
      id: "cage",
      name: "Made Cage",
      type_line: "Enchantment",
    }),
  ];
  const deck = {
    ...KRENKO,
    entries: [
      line(card("Return target creature card from your graveyard to the battlefield."), 4),
      line(card("Destroy target artifact.", { name: "Made Hammer" }), 2),
    ],
  };
  const { content } = await answerQuestion(
    asked("how do I deal with Made Totem and Made Cage", {
      deck,
      language: "en",
      cards: [silence, hate].map((each) => ({ card: each, written: each.name })),
    }),
    { signal },
  );
  if (content.kind !== "findings") throw new Error("a model answered");
  expect(content.headline).toMatchObject({
    code: "hits",
    params: { card: { card: { name: "Made Cage" } }, count: 4 },
  });
  const told = content.sections[0]?.items ?? [];
  expect(told.find(({ code }) => code === "namedOpen")?.params.card).toMatchObject({
    card: { name: "Made Cage" },
  });
  expect(told.find(({ code }) => code === "namedAnswered")?.params).toMatchObject({
    card: { card: { name: "Made Totem" } },
    cards: { cards: [{ name: "Made Hammer" }] },
  });
});
