import { describe, expect, test } from "vitest";
import { asked, sampleDeck, starterCard } from "../test/sample-deck.ts";
import { answerQuestion, type StrategyQuestion, type StrategyResult } from "./index.ts";

const ATRAXA = sampleDeck("atraxa-growing-council", "commander");
const BURN = sampleDeck("modern-red-white-burn", "modern");
const signal = new AbortController().signal;

const answer = (question: StrategyQuestion) => answerQuestion(question, { signal });
const findings = ({ content }: StrategyResult) => {
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};

describe("questions on what a card is, and whether it may be played", () => {
  test.each([
    ["Is Lightning Bolt legal in my deck?", "outsideIdentity", "cardLegal"],
    ["Lightning Bolt est-elle légale dans mon deck Commander ?", "outsideIdentity", "cardLegal"],
    ["Is Lightning Bolt legal in Commander?", "cardLegal", "outsideIdentity"],
  ])(
    "[FOR-09] a card outside the commander's colors may not be played there: %s",
    async (question, head, after) => {
      const cards = [{ card: starterCard("Lightning Bolt"), written: "Lightning Bolt" }];
      const content = findings(await answer(asked(question, { deck: ATRAXA, cards })));
      expect(content.headline.code).toBe(head);
      expect(content.sections[0]?.items.map(({ code }) => code)).toEqual([after]);
    },
  );

  test.each([
    "Is Black Lotus legal in Commander?",
    "Is Mox Sapphire banned in Commander?",
    "Is mox sapphire allowed in my deck?",
    "What is the legality of Black Lotus?",
    "Black Lotus est-elle légale ?",
    "Est-ce que Black Lotus est interdite en Commander ?",
  ])(
    "[FOR-09] a card that is not known is not answered for with the deck: %s",
    async (question) => {
      expect(findings(await answer(asked(question, { deck: ATRAXA })))).toMatchObject({
        responseType: "unsettled",
        headline: { code: "cardUnknown" },
        isChoice: true,
      });
    },
  );

  test.each([
    "Is it legal in Commander?",
    "Is this still legal?",
    "Which cards are banned?",
    "Is anything in my list banned?",
    "Is my commander legal?",
    "Can I play this deck in Commander?",
    "C’est légal ?",
    "Est-ce que ma liste est légale en Commander ?",
    "Y a-t-il des cartes interdites dans le deck ?",
    "Puis-je jouer ce deck en Commander ?",
  ])("[FOR-09] whether the deck is legal may be asked in few words: %s", async (question) => {
    const { headline } = findings(await answer(asked(question, { deck: ATRAXA })));
    expect(headline.code).toBe("deckLegal");
  });

  test.each([
    ["Is Boros Charm removal?", "Boros Charm", "cardNotOfRole"],
    ["Boros Charm est-elle une gestion ?", "Boros Charm", "cardNotOfRole"],
    ["Is Lightning Bolt good removal?", "Lightning Bolt", "cardOfRole"],
    ["Est-ce que Sol Ring est de la rampe ?", "Sol Ring", "cardOfRole"],
    ["Does Counterspell count as removal?", "Counterspell", "cardNotOfRole"],
  ])("[FOR-09] what a named card is, its own words decide: %s", async (question, name, code) => {
    const cards = [{ card: starterCard(name), written: name }];
    for (const deck of [ATRAXA, BURN, null]) {
      const { headline, sections } = findings(await answer(asked(question, { deck, cards })));
      expect(headline).toMatchObject({ code, params: { card: { card: { name } } } });
      expect(sections.map(({ title }) => title)).toEqual(["cardRole"]);
    }
  });
});
