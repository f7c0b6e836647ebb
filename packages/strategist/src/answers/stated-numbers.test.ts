import { describe, expect, test } from "vitest";
import { card, deckOf, line } from "../../test/made-deck.ts";
import { asked } from "../../test/sample-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { answerQuestion, type StrategyDeck } from "../index.ts";
import { bestEarlyPlays } from "../report/plan-game.ts";

const answer = async (question: string, deck: StrategyDeck) => {
  const { content } = await answerQuestion(asked(question, { deck }), {
    signal: new AbortController().signal,
  });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};
const codes = ({ sections }: Awaited<ReturnType<typeof answer>>) =>
  sections.flatMap(({ items }) => items.map(({ code }) => code));
const elf = () =>
  card("", { type_line: "Creature — Elf", cmc: 2, mana_cost: "{1}{G}", power: "2" });
const elves = Array.from({ length: 60 }, elf);

describe("[Q-3] a number is told once, by what it counts", () => {
  test("how often a hand is kept is one number, with its rule", async () => {
    const told = await answer("How often should I mulligan?", deckOf(...elves));
    expect(told.headline.code).toBe("handsSimulated");
    expect(codes(told)).not.toContain("mulligan");
    expect(codes(told)).toContain("mulliganRule");
  });

  test("the color that lacks most is told first", async () => {
    const [white, blue] = [
      card("Scry 1.", { cmc: 3, mana_cost: "{W}{W}{W}", color_identity: ["W"] }),
      card("Scry 1.", { cmc: 3, mana_cost: "{2}{U}", color_identity: ["U"] }),
    ];
    const [plains, island] = [
      card("({T}: Add {W}.)", { type_line: "Basic Land — Plains", cmc: 0, color_identity: ["W"] }),
      card("({T}: Add {U}.)", { type_line: "Basic Land — Island", cmc: 0, color_identity: ["U"] }),
    ];
    const entries = [line(white, 18), line(blue, 18), line(plains, 13), line(island, 11)];
    const deck = { ...deckOf(), format: "modern", entries } as const;
    const { headline } = await answer("Are my color sources enough?", deck);
    expect(headline).toMatchObject({ code: "sourcesShort", params: { color: { color: "W" } } });
  });

  test("the damage to one opponent of several is called that", async () => {
    const many = await answer("In which turn do I win?", deckOf(...elves));
    const duel = await answer("In which turn do I win?", {
      ...deckOf(),
      format: "modern",
      entries: [
        line(elf(), 36),
        line(card("({T}: Add {G}.)", { type_line: "Basic Land — Forest", cmc: 0 }), 24),
      ],
    });
    expect(codes(many)).toContain("clockOneOpponent");
    expect(codes(duel)).not.toContain("clockOneOpponent");
  });

  test("whether a land more would help is told by the hands it changes", async () => {
    const told = await answer("Would one more land help?", deckOf(...elves));
    const more = told.sections
      .flatMap(({ items }) => items)
      .find(({ code }) => code === "landsOneMore");
    // 39 lands of 99 cards, and 40.
    expect(more?.params).toMatchObject({
      now: { percent: expect.closeTo(0.1571, 4) },
      more: { percent: expect.closeTo(0.144, 4) },
    });
  });

  test("first turns are no place for what waits, or for an Aura without a creature", () => {
    const rock = card("{T}: Add {G}.", { name: "Rock", type_line: "Artifact", cmc: 1 });
    const counter = card("Counter target spell.", { name: "No", type_line: "Instant", cmc: 1 });
    const aura = card("Enchant creature\nEnchanted creature gets +1/+1.", {
      name: "Coat",
      type_line: "Enchantment — Aura",
      cmc: 1,
    });
    const plays = bestEarlyPlays(deckFacts(deckOf(rock, counter, aura)), { worth: new Map() });
    expect(plays[1]?.cards.map(({ name }) => name)).toEqual(["Rock"]);
  });
});
