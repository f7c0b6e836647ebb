import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, commander, deckOf, fill, line, plain } from "../test/made-deck.ts";
import { asked } from "../test/sample-deck.ts";
import {
  answerQuestion,
  type LocalFindings,
  type StrategyDeck,
  type StrategyRun,
} from "./index.ts";
import { understand } from "./understanding/understand.ts";

const answer = async (
  question: string,
  deck: StrategyDeck,
  named: readonly Card[] = [],
  run: Partial<StrategyRun> = {},
): Promise<LocalFindings> => {
  const cards = named.map((each) => ({ card: each, written: each.name }));
  const { signal } = new AbortController();
  const { content } = await answerQuestion(asked(question, { deck, cards }), { signal, ...run });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};
const codesOf = ({ headline, sections }: LocalFindings): readonly string[] => [
  headline.code,
  ...sections.flatMap(({ items }) => items.map(({ code }) => code)),
];

describe("[Q-2] what players ask beside figures", () => {
  test.each(["is this stronger than my other deck", "il est plus fort que mon autre deck ?"])(
    "another deck is not judged unseen: %s",
    async (question) => {
      const told = await answer(question, deckOf(...fill));
      expect(told.headline.code).toBe("otherDeckUnknown");
      expect(codesOf(told)).toContain("ratings");
    },
  );

  test.each(["what do I do in the first three turns", "je joue quoi les trois premiers tours"])(
    "the first turns are told cost by cost: %s",
    async (question) => {
      const one = card("Draw a card.", { cmc: 1, mana_cost: "{G}" });
      const told = await answer(question, deckOf(one, ...fill));
      expect(told.sections[0]?.items).toContainEqual({
        code: "turnPlaysAt",
        params: {
          turn: 1,
          cards: { cards: [expect.objectContaining({ name: one.name })], most: 4 },
        },
      });
    },
  );

  test.each(["is my commander any good", "mon commandant est-il vraiment utile"])(
    "a commander whose text ties it to nothing is not called useless: %s",
    async (question) => {
      const { headline } = await answer(question, deckOf(...fill));
      expect(headline).toMatchObject({ code: "commanderTied", params: { count: 0 } });
    },
  );

  test("copies of a card are weighed by the chance to draw one, and two", async () => {
    const bolt = card("Made Bolt deals 3 damage to any target.", { name: "Made Bolt", cmc: 1 });
    const sixty: StrategyDeck = {
      ...deckOf(),
      format: "modern",
      entries: [line(bolt, 3), line(plain(), 57)],
    };
    const told = await answer("should I play 3 or 4 Made Bolt", sixty, [bolt]);
    expect(told.headline).toMatchObject({ code: "copyChoice", params: { count: 3 } });
    // Ten cards are seen by turn 4 on the play: 1 − C(56,10)/C(60,10).
    expect(told.sections[0]?.items[3]?.params).toMatchObject({
      count: 4,
      chance: { percent: expect.closeTo(0.5277, 3) },
    });
  });

  test.each([
    ["Legendary Sorcery", false],
    ["Legendary Creature — Elf", true],
  ])("a second %s is told to be of no use: %s", async (type_line, isTold) => {
    const made = card("Draw a card.", { name: "Made Legend", type_line });
    const sixty: StrategyDeck = {
      ...deckOf(),
      format: "modern",
      entries: [line(made, 3), line(plain(), 57)],
    };
    const told = await answer("should I play 3 or 4 Made Legend", sixty, [made]);
    expect(codesOf(told).includes("copyChoiceLegend")).toBe(isTold);
  });

  test("copies are no choice in a Commander deck, its bracket known or not", async () => {
    const made = card("Draw a card.", { name: "Made Bolt" });
    const deck = deckOf(made, ...fill);
    expect(deck.bracket).toBeNull();
    const told = await answer("should I play 3 or 4 Made Bolt", deck, [made]);
    expect(codesOf(told)).not.toContain("copyChoice");
  });

  test("free slots of a deck are no cards cast for free", () => {
    const freeIn = (question: string) =>
      understand(asked(question)).filters.some(({ kind }) => kind === "free");
    expect(freeIn("do i have free slots in my deck")).toBe(false);
    expect(freeIn("is there free space left")).toBe(false);
    expect(freeIn("which free spells do i play")).toBe(true);
  });

  test.each([
    ["Exile all graveyards.", "Return target creature card from your graveyard to your hand.", 1],
    ["Destroy all creatures.", "Return target creature card from your graveyard to your hand.", 0],
  ])("“%s” is told to stop what it stops", async (text, own, count) => {
    const hate = card(text, { name: "Made Hate", type_line: "Artifact" });
    const mine = card(own);
    const told = await answer("someone plays Made Hate, am I dead", deckOf(mine, ...fill), [hate]);
    const hits = [told.headline, ...told.sections.flatMap(({ items }) => items)].find(
      ({ code }) => code === "hits",
    );
    expect(hits?.params.count).toBe(count + (text.includes("creatures") ? 1 : 0));
  });

  test.each([
    ["Destroy all artifacts you don't control.", 1],
    ["Destroy all lands.", 58],
  ])("“%s” is told to stop what its types say, basic lands too", async (text, count) => {
    const wipe = card(text, { name: "Made Wipe" });
    const rock = card("{T}: Add {G}.", { type_line: "Artifact" });
    const told = await answer("someone plays Made Wipe, am I dead", deckOf(rock, ...fill), [wipe]);
    expect(told.headline).toMatchObject({ code: "hits", params: { count } });
  });

  test("a wipe whose victims its types do not tell is not told to stop anything", async () => {
    const wipe = card("Destroy all creatures with power 4 or greater.", { name: "Made Wipe" });
    const told = await answer("someone plays Made Wipe, am I dead", deckOf(...fill), [wipe]);
    expect(codesOf(told)).not.toContain("hits");
  });

  test("a wipe of the list itself is an answer, and stops nothing of it", async () => {
    const wipe = card("Destroy all creatures.", { name: "Made Wipe" });
    const question = "do I have enough answers to creatures beside Made Wipe";
    const told = await answer(question, deckOf(wipe, ...fill), [wipe]);
    expect(told.headline.code).toMatch(/^threat/);
    expect(codesOf(told)).not.toContain("hits");
  });

  test("a card that comes in is told with what makes room for it", async () => {
    const drawing = card("Draw two cards.", { name: "Made Draw" });
    const told = await answer("what do I take out for Made Draw", deckOf(...fill), [drawing]);
    expect(codesOf(told)).toContain("fitRoom");
  });

  test("what to add is the checked swaps of the report, where these are known", async () => {
    const [add, cut] = [card("Draw a card."), fill[0] ?? plain()];
    const told = await answer("which cards would you add", deckOf(...fill), [], {
      swapsOf: async () => [{ add, cut }],
    });
    expect(told.headline.code).toBe("addsNamed");
    expect(codesOf(told)).toContain("swapLine");
  });

  test("free sacrifice outlets are those that ask for no mana", async () => {
    const free = card("Sacrifice a creature: Scry 1.", { type_line: "Creature — Elf" });
    const paid = card("{2}, Sacrifice a creature: Draw a card.", { type_line: "Artifact" });
    const told = await answer("how many free sac outlets do I have", deckOf(free, paid, ...fill));
    expect(told.cards.map(({ name }) => name)).toEqual([free.name]);
  });

  test("the commander itself is not weighed as a slot", async () => {
    const told = await answer(`what is ${commander.name} for`, deckOf(...fill), [commander]);
    expect(told.headline.code).toBe("commanderTied");
  });
});
