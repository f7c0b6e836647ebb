import { describe, expect, test } from "vitest";
import { KRENKO, named } from "../../test/krenko.ts";
import { asked, cardWithText, starterCard } from "../../test/sample-deck.ts";
import { answerQuestion, type StrategyQuestion } from "../index.ts";

const signal = new AbortController().signal;
const answer = async (question: string, cards: StrategyQuestion["cards"]) => {
  const { content } = await answerQuestion(asked(question, { deck: KRENKO, cards }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};
const card = (name: string, text: string, cmc: number) =>
  cardWithText(text, { id: name, name, cmc, legalities: { commander: "legal" } });
const asNamed = (...cards: readonly ReturnType<typeof card>[]) =>
  cards.map((each) => ({ card: each, written: each.name }));

describe("[FOR-09] two cards of a question are weighed by what the list says", () => {
  const wording = [
    "Is Goblin King better than Counterspell here?",
    "Goblin King or Counterspell?",
    "Should I play Counterspell or Goblin King?",
    "Which is better, Goblin King or Counterspell?",
    "Goblin King vs Counterspell",
    "Goblin King ou Counterspell ?",
    "Faut-il jouer Counterspell plutôt que Goblin King ?",
    "Est-ce que Goblin King est mieux que Counterspell dans ce deck ?",
    "Lequel est le meilleur, Goblin King ou Counterspell ?",
  ];
  test.each(wording)("weighs %s", async (question) => {
    const { headline, cards } = await answer(question, named(["Goblin King", "Counterspell"]));
    // Krenko is no blue deck.
    expect(headline).toMatchObject({
      code: "compareAllowed",
      params: {
        best: { card: { name: "Goblin King" } },
        other: { card: { name: "Counterspell" } },
      },
    });
    expect(cards.map(({ name }) => name).toSorted()).toEqual(["Counterspell", "Goblin King"]);
  });

  test.each([
    ["compareCheaper", ["Draw two cards.", 3], ["Draw two cards.", 2]],
    ["compareFills", ["Scry 1.", 1], ["Draw two cards. Destroy target creature.", 5]],
    ["compareRoles", ["Scry 1.", 1], ["Sacrifice a creature: You gain 2 life.", 5]],
    ["compareNeither", ["", 1], ["", 1]],
    [
      "compareDamage",
      ["It deals 1 damage to target creature.", 1],
      ["It deals 2 damage to target creature.", 1],
    ],
    ["compareEven", ["Draw two cards.", 2], ["Draw two cards.", 2]],
  ] as const)("%s decides, whichever is named first", async (code, one, two) => {
    const made = [card("Aaa Spell", one[0], one[1]), card("Bbb Spell", two[0], two[1])].map(
      (each) => (code === "compareNeither" ? { ...each, color_identity: ["U"] } : each),
    );
    for (const order of [made, made.toReversed()]) {
      const [first, second] = order;
      const { headline } = await answer(
        `${first?.name} or ${second?.name}?`,
        asNamed(...(order as ReturnType<typeof card>[])),
      );
      expect(headline.code).toBe(code);
      if (code !== "compareNeither" && code !== "compareEven")
        expect(headline.params.best).toMatchObject({ card: { name: "Bbb Spell" } });
    }
  });

  test("the search that finds more pieces of combos comes first, whatever it costs", async () => {
    const search = (what: string) =>
      `Search your library for ${what} card, put it into your hand, then shuffle.`;
    const [wide, narrow] = [
      card("Aaa Spell", search("a"), 4),
      card("Bbb Spell", search("an artifact"), 1),
    ];
    const { headline, sections } = await answer("Aaa Spell or Bbb Spell?", asNamed(narrow, wide));
    expect(headline).toMatchObject({
      code: "compareFinds",
      params: { best: { card: { name: "Aaa Spell" } } },
    });
    expect(sections[0]?.items).toContainEqual(
      expect.objectContaining({
        code: "compareFound",
        params: expect.objectContaining({
          card: { card: expect.objectContaining({ name: "Bbb Spell" }) },
        }),
      }),
    );
  });

  test.each([
    "Goblin King or Goblin Chieftain if I have to cut one?",
    "Goblin King ou Goblin Chieftain si je dois en couper un ?",
  ])("two cards of the deck are compared, too, where one has to go: %s", async (question) => {
    const { headline } = await answer(question, named(["Goblin King", "Goblin Chieftain"]));
    expect(headline.code).toMatch(/^compare/);
  });

  test("removal is weighed by the creatures that people play", async () => {
    const creature = (at: number) =>
      cardWithText("", {
        id: `met ${at}`,
        name: `Met ${at}`,
        type_line: at % 2 === 0 ? "Legendary Creature — Elf" : "Creature — Elf",
        cmc: 4,
        power: "3",
        toughness: "3",
        legalities: { commander: "legal" },
      });
    const met = Array.from({ length: 120 }, (_, at) => creature(at));
    const [all, some] = [
      card("Aaa Spell", "Destroy target creature.", 2),
      card("Bbb Spell", "Destroy target nonlegendary creature.", 1),
    ];
    const { content } = await answerQuestion(
      asked("Bbb Spell or Aaa Spell?", { deck: KRENKO, cards: asNamed(some, all) }),
      { signal, candidates: async () => met },
    );
    if (content.kind !== "findings") throw new Error("a model answered");
    expect(content.headline).toMatchObject({
      code: "compareReaches",
      params: { best: { card: { name: "Aaa Spell" } } },
    });
    const told = content.sections[0]?.items.filter(({ code }) => code === "compareTakes");
    expect(told?.map(({ params }) => params.share)).toEqual([{ percent: 0.5 }, { percent: 1 }]);
  });

  test("a card that the deck is one short of for a combo comes first", async () => {
    const [piece, other] = [card("Aaa Spell", "Scry 1.", 6), card("Bbb Spell", "Draw a card.", 1)];
    const near = [{ missing: piece, cards: [piece.name, "Goblin King"] }];
    const question = asked("Aaa Spell or Bbb Spell?", {
      deck: KRENKO,
      cards: asNamed(piece, other),
      near,
    });
    const { content } = await answerQuestion(question, { signal });
    expect(content).toMatchObject({
      headline: { code: "compareCombo", params: { best: { card: { name: "Aaa Spell" } } } },
    });
  });

  test.each([
    ["What are the odds of drawing Goblin King or Sol Ring by turn 4?", "compare"],
    ["How many copies of Goblin King or Sol Ring do I play?", "compare"],
  ])("%s asks something else", async (question, code) => {
    const cards = ["Goblin King", "Sol Ring"].map((name) => ({
      card: starterCard(name),
      written: name,
    }));
    expect((await answer(question, cards)).headline.code).not.toContain(code);
  });
});
