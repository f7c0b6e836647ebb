import { describe, expect, test } from "vitest";
import { choose, KRENKO, named, near } from "../test/krenko.ts";
import { card, line } from "../test/made-deck.ts";
import { asked } from "../test/sample-deck.ts";
import { answerQuestion, type StrategyDeck, type StrategyQuestion } from "./index.ts";

const { signal } = new AbortController();
const headlineOf = async (question: string, more: Partial<StrategyQuestion>) => {
  const { content } = await answerQuestion(asked(question, more), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content.headline;
};

const bolt = card("This spell deals 3 damage to any target.", {
  name: "Made Bolt",
  legalities: { modern: "legal" },
  type_line: "Instant",
  mana_cost: "{R}",
  cmc: 1,
  colors: ["R"],
});
const bear = card("Vigilance", { type_line: "Creature — Bear", cmc: 2 });
const land = card("", { name: "Mountain", type_line: "Basic Land — Mountain", cmc: 0 });
/** Four bolts, 36 bears, 20 lands. */
const deck: StrategyDeck = {
  name: "Test",
  format: "modern",
  bracket: null,
  entries: [line(bolt, 4), line(bear, 36), line(land, 20)],
};
const cards = [{ card: bolt, written: "Made Bolt" }];
/** The chance of exactly so many of the wanted cards, by counting hands. */
const exactly = (of: number, wanted: number, drawn: number, count: number): number =>
  (choose(wanted, count) * choose(of - wanted, drawn - count)) / choose(of, drawn);

describe("[FOR-09] how many copies are to be drawn is part of the question", () => {
  test.each([
    "What is the probability of drawing exactly 2 Made Bolt by turn 4?",
    "Quelles chances de piocher exactement deux Made Bolt d’ici le tour 4 ?",
  ])("counts exactly so many: %s", async (question) => {
    expect(await headlineOf(question, { deck, cards })).toMatchObject({
      code: "oddsCardExactly",
      params: {
        least: 2,
        copies: 4,
        chance: {
          play: expect.closeTo(exactly(60, 4, 10, 2), 6),
          draw: expect.closeTo(exactly(60, 4, 11, 2), 6),
        },
      },
    });
  });

  test.each([
    "odds of 2 Made Bolt in my opening hand",
    "quelles chances d’avoir 2 Made Bolt en main de départ ?",
  ])("answers %s", async (question) => {
    const chance = 1 - exactly(60, 4, 7, 0) - exactly(60, 4, 7, 1);
    expect(await headlineOf(question, { deck, cards })).toMatchObject({
      code: "oddsCardSeveralOpening",
      params: { least: 2, chance: near(chance) },
    });
  });

  test.each([
    "odds of exactly three creatures in my opening hand",
    "chances d’avoir exactement trois créatures en main de départ",
  ])("answers %s", async (question) => {
    expect(await headlineOf(question, { deck })).toMatchObject({
      code: "oddsMatchingExactlyOpening",
      params: { chance: near(exactly(60, 36, 7, 3)) },
    });
  });
});

describe("[FOR-09] a number of draws is no number of lands and no opening hand", () => {
  test.each([
    "odds to draw a land in the next 3 draws with 40 cards left and 15 lands",
    "quelles chances de piocher un terrain dans les 3 prochaines pioches avec 40 cartes et 15 terrains ?",
  ])("answers %s", async (question) => {
    expect(await headlineOf(question, { deck })).toMatchObject({
      code: "oddsDraws",
      params: { draws: 3, deck: 40, count: 15, least: 1, chance: near(1 - exactly(40, 15, 3, 0)) },
    });
  });

  test.each([
    ["chance to see Made Bolt in the top 10 cards", 10],
    ["quelles chances de voir Made Bolt dans mes 10 premières cartes", 10],
    ["chance to hit Made Bolt in 2 draws", 2],
  ])("answers %s", async (question, draws) => {
    expect(await headlineOf(question, { deck, cards })).toMatchObject({
      code: "oddsDraws",
      params: { draws, chance: near(1 - exactly(60, 4, draws, 0)) },
    });
  });
});

describe("[FOR-09] what is not counted is not told as counted", () => {
  test.each([
    "odds of having 2 lands and a one-drop",
    "chances d’avoir 2 terrains et une carte à un mana",
  ])("gives two things at once no chance of either: %s", async (question) => {
    expect((await headlineOf(question, { deck })).code).not.toMatch(/^odds/);
  });

  test.each(["do I play Made Bolt", "est-ce que je joue Made Bolt ?"])(
    "%s: a card of the sideboard alone is told to be there",
    async (question) => {
      const aside: StrategyDeck = {
        ...deck,
        entries: [line(bear, 40), line(land, 20), line(bolt, 3, "sideboard")],
      };
      expect(await headlineOf(question, { deck: aside, cards })).toMatchObject({
        code: "copiesAside",
        params: { count: 3 },
      });
    },
  );

  test.each([
    ["Can I play 5 Made Bolt?", "legality.tooManyCopies"],
    ["puis-je jouer 5 Made Bolt ?", "legality.tooManyCopies"],
    ["Can I play 4 Made Bolt?", "copiesAllowed"],
  ])("answers what the format says: %s", async (question, code) => {
    expect((await headlineOf(question, { deck, cards })).code).toBe(code);
  });

  test("of few cards only the weakest are among the first to go", async () => {
    const others = ["Made One", "Made Two", "Made Three"].map((name) =>
      line(card("Vigilance", { name, type_line: "Creature — Bear", cmc: 6 }), 1),
    );
    const few: StrategyDeck = { ...deck, entries: [line(bolt, 4), line(land, 20), ...others] };
    const { code } = await headlineOf("should I cut Made Bolt?", { deck: few, cards });
    expect(code).toBe("fitStays");
  });

  test.each(["average cost of my creatures", "quel est le coût moyen de mes créatures ?"])(
    "%s: of those, and of no other card",
    async (question) => {
      expect(await headlineOf(question, { deck })).toMatchObject({
        code: "curveOfSome",
        params: { average: { decimal: 2 }, count: 36 },
      });
    },
  );

  test("« terrains engagés » are those that enter tapped", async () => {
    expect(await headlineOf("combien de terrains engagés", { deck })).toMatchObject({
      code: "matching",
      params: {
        count: 0,
        filters: { filters: expect.arrayContaining([{ kind: "entersTapped" }]) },
      },
    });
  });

  test.each([
    "how many red mana symbols do I have",
    "combien de symboles de mana rouges ai-je ?",
    "combien de symboles rouges",
  ])("answers %s", async (question) => {
    expect(await headlineOf(question, { deck })).toMatchObject({
      code: "colorLine",
      params: { color: { color: "R" }, pips: 4 },
    });
  });
});

describe("[FOR-09] sources, colors and averages are what the question asks for", () => {
  test.each([
    "how many red sources do I need for Made Bolt on turn 1?",
    "combien de sources rouges me faut-il pour lancer Made Bolt ?",
  ])(
    "%s: a card that exiles none from the hand is no reason to count cards to exile",
    async (question) => {
      expect((await headlineOf(question, { deck, cards })).code).not.toBe("pitch");
    },
  );

  test.each(["can I splash blue?", "est-ce que je peux splasher du bleu ?"])(
    "%s is no question of rules",
    async (question) => {
      expect(await headlineOf(question, { deck })).toMatchObject({
        code: "colorSources",
        params: { color: { color: "U" }, count: 0 },
      });
    },
  );

  test.each(["Can I add black?", "puis-je ajouter du noir ?", "can I splash black?"])(
    "%s: not outside the identity of the commander",
    async (question) => {
      expect(await headlineOf(question, { deck: KRENKO })).toMatchObject({
        code: "colorOutsideIdentity",
        params: { color: { color: "B" } },
      });
    },
  );

  test.each(["average mana value with lands", "valeur de mana moyenne terrains compris"])(
    "averages with the lands: %s",
    async (question) => {
      expect(await headlineOf(question, { deck })).toMatchObject({
        code: "curveWithLands",
        params: { average: { decimal: expect.closeTo((4 + 36 * 2) / 60, 6) }, count: 60 },
      });
    },
  );

  test.each([
    "Est-ce que Goblin Chieftain irait dans mon deck ?",
    "would Goblin Chieftain go in my deck?",
  ])("answers %s", async (question) => {
    const { code } = await headlineOf(question, { deck, cards: named(["Goblin Chieftain"]) });
    expect(code).toMatch(/^fit/);
  });
});

describe("[FOR-09] mana values as they are typed", () => {
  test.each([
    ["combien de cartes à 3 de mana ou moins", 0, 3],
    ["combien de cartes à 3 manas max", 0, 3],
    ["how many cards cost up to 3", 0, 3],
    ["combien de cartes coûtent entre 2 et 4", 2, 4],
    ["how many cards cost between 2 and 4", 2, 4],
  ])("answers %s", async (question, least, most) => {
    expect(await headlineOf(question, { deck: KRENKO })).toMatchObject({
      code: "matching",
      params: { filters: { filters: [{ kind: "manaValue", least, most }] } },
    });
  });

  test("“1-mana instants” are those for one mana", async () => {
    expect(await headlineOf("how many 1 mana instants", { deck })).toMatchObject({
      code: "matching",
      params: { count: 4 },
    });
  });

  test.each(["combien de cartes sans couleur ?", "how many cards have no color?"])(
    "answers %s",
    async (question) => {
      expect(await headlineOf(question, { deck: KRENKO })).toMatchObject({
        code: "matching",
        params: { filters: { filters: [{ kind: "color", color: "C" }] } },
      });
    },
  );

  test("« cmb de créas » asks how many creatures", async () => {
    expect(await headlineOf("cmb de créas dans mon deck ?", { deck })).toMatchObject({
      code: "typeCount",
      params: { count: 36 },
    });
  });
});
