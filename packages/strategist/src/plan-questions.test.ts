import { describe, expect, test } from "vitest";
import { choose, copies, KRENKO, LIBRARY, named, near } from "../test/krenko.ts";
import { card, line } from "../test/made-deck.ts";
import { asked } from "../test/sample-deck.ts";
import { answerQuestion, type StrategyDeck, type StrategyQuestion } from "./index.ts";

const { signal } = new AbortController();
const answerTo = async (question: string, more: Partial<StrategyQuestion> = {}) => {
  const { content } = await answerQuestion(asked(question, { deck: KRENKO, ...more }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};

const listOf = (...entries: StrategyDeck["entries"]): StrategyDeck => ({
  name: "Test",
  format: "commander",
  bracket: null,
  entries,
});
const land = card("", { name: "Island", type_line: "Basic Land — Island", cmc: 0 });
const rock = card("{T}: Add {C}.", { type_line: "Artifact", cmc: 2 });

describe("[FOR-09] questions on more than one card by a turn", () => {
  // Twelve rocks, a commander that also makes mana and is never drawn, 40 lands, 47 others.
  const deck = listOf(
    line(card("{T}: Add {G}.", { type_line: "Legendary Creature — Elf" }), 1, "commander"),
    line(rock, 12),
    line(land, 40),
    line(card("Scry 1."), 47),
  );
  const atLeastTwo = (drawn: number) =>
    1 - (choose(87, drawn) + 12 * choose(87, drawn - 1)) / choose(99, drawn);

  test.each([
    "What are the odds of 2 ramp by turn 3?",
    "Quelles chances d’avoir deux rampes d’ici le tour 3 ?",
    "odds of at least two mana rocks by turn three",
  ])("are answered: %s", async (question) => {
    const { headline } = await answerTo(question, { deck });
    expect(headline).toMatchObject({
      code: expect.stringMatching(/^odds(?:Role|Matching)Several$/),
      params: { least: 2, copies: 12, turn: 3, chance: near(atLeastTwo(10)) },
    });
  });

  test("one of two named cards is either of them", async () => {
    const names = ["Sol Ring", "Mountain"];
    const held = copies(({ name }) => names.includes(name));
    const { headline } = await answerTo("odds of Sol Ring or Mountain in my opening hand", {
      cards: named(names),
    });
    expect(headline).toMatchObject({
      code: "oddsEitherOpening",
      params: { copies: held, chance: near(1 - choose(LIBRARY - held, 7) / choose(LIBRARY, 7)) },
    });
  });

  test.each([
    ["What are the odds of my third land by turn 4?", 3],
    ["Quelles chances d’avoir mon deuxième terrain au tour 2 ?", 2],
  ])("are answered by the turn: %s", async (question, count) => {
    expect((await answerTo(question)).headline.params).toMatchObject({ count });
  });
});

describe("[FOR-09] which cards are dead late", () => {
  const bear = card("Vigilance", { type_line: "Creature — Bear", cmc: 2, power: "2" });
  const brute = card("{T}: Add {G}.", { type_line: "Creature — Beast", cmc: 4, power: "4" });
  const lord = card("Other creatures you control get +1/+1.", {
    type_line: "Creature — Elf",
    cmc: 2,
    power: "2",
  });
  const cycler = card("{T}: Add {C}.\nCycling {2}", { type_line: "Artifact", cmc: 2 });
  const deck = listOf(
    line(card("", { type_line: "Legendary Creature — Elf" }), 1, "commander"),
    ...[rock, bear, brute, lord, cycler].map((each) => line(each)),
    line(land, 40),
  );

  test.each([
    "Which cards are dead late?",
    "Quelles cartes ne servent à rien en fin de partie ?",
    "what are bad topdecks late game",
    "quelles cartes sont mortes en late game",
  ])("names them: %s", async (question) => {
    const { headline, cards } = await answerTo(question, { deck });
    expect(headline).toMatchObject({ code: "deadLate", params: { count: 2 } });
    // What fights, helps others or turns into another card is none of them.
    expect(cards.map(({ name }) => name)).toEqual([rock.name, bear.name]);
  });
});

describe("[FOR-09] the plan when the first one fails", () => {
  test.each([
    "What if my commander dies?",
    "que faire si mon commandant meurt ?",
    "comment gagner sans mon commandant ?",
  ])("is named: %s", async (question) => {
    const { headline, cards } = await answerTo(question);
    expect(headline).toMatchObject({
      code: "backup",
      params: { cards: { cards: [{ name: "Krenko, Mob Boss" }] } },
    });
    // Nothing that is lost is counted on.
    expect(cards.map(({ name }) => name)).not.toContain("Krenko, Mob Boss");
    expect(cards.length).toBeGreaterThan(0);
  });

  test("a named card that is lost is lost with its combos; another way to win stays", async () => {
    const piece = card("{T}: Add {C}.", { type_line: "Artifact" });
    const other = card("Untap target artifact.");
    const giant = card("Trample", { type_line: "Creature — Giant", power: "7" });
    const combo = {
      cards: [piece, other].map(({ name }) => ({ name, printedName: null })),
      result: "infinite",
      manaValue: 5,
      isEarly: true,
      produces: [],
      prerequisites: [],
      steps: [],
      url: null,
    };
    const deck = {
      ...listOf(line(piece), line(other), line(giant), line(land, 40)),
      combos: [combo] as unknown as NonNullable<StrategyDeck["combos"]>,
    };
    const codes = async (question: string, cards: StrategyQuestion["cards"] = []) => {
      const { headline, sections } = await answerTo(question, { deck, cards });
      return [headline.code, ...sections.flatMap(({ items }) => items.map(({ code }) => code))];
    };
    expect(await codes("What is my backup plan?")).toEqual(["backup", "wins.combat"]);
    const lost = [{ card: piece, written: "Made Piece" }];
    expect(await codes("what wins if Made Piece is exiled?", lost)).toEqual([
      "backup",
      "wins.combat",
    ]);
  });

  test("a deck that only attacks has no other plan, and says so", async () => {
    const giant = card("Trample", { type_line: "Creature — Giant", power: "7" });
    const deck = listOf(line(giant, 4), line(land, 40));
    expect((await answerTo("quel est mon plan B ?", { deck })).headline.code).toBe("backupNone");
  });
});

describe("[FOR-09] cards to exile for another one, and prices", () => {
  const force = card(
    "You may pay 1 life and exile a blue card from your hand rather than pay this spell’s mana cost.",
    { name: "Free Counter", colors: ["U"] },
  );
  const blue = card("Draw a card.", { colors: ["U"], prices: { eur: "3.00", usd: null } });
  const red = card("Scry 1.", { colors: ["R"], prices: { eur: "0.50", usd: null } });
  const deck = listOf(line(force, 4), line(blue, 20), line(red, 16), line(land, 20));
  const cards = [{ card: force, written: "Free Counter" }];

  test.each([
    "How many blue cards for Free Counter?",
    "J’ai assez de cartes bleues pour Free Counter ?",
    "can I reliably pitch to Free Counter?",
  ])("are counted: %s", async (question) => {
    // Itself aside, of the six other cards of the hand.
    expect((await answerTo(question, { deck, cards })).headline).toMatchObject({
      code: "pitch",
      params: { count: 23, least: 1, chance: near(1 - choose(36, 6) / choose(59, 6)) },
    });
  });

  test("what a deck costs is summed where prices are known, and called unknown where not", async () => {
    const { headline, sections } = await answerTo("combien coûte mon deck ?", { deck });
    expect(headline).toMatchObject({
      code: "priceOfDeck",
      params: { price: { price: 20 * 3 + 16 * 0.5, currency: "eur" } },
    });
    const items = sections.flatMap(({ items: each }) => each);
    expect(items).toContainEqual({ code: "pricesMissing", params: { count: 2 } });
    expect((await answerTo("combien coûte mon deck ?")).headline.code).toBe("pricesUnknown");
  });
});

describe("[FOR-09] a split card is cast a half at a time", () => {
  const room = card("Scry 1.", {
    name: "Attic // Cellar",
    layout: "split",
    type_line: "Enchantment — Room // Enchantment — Room",
    mana_cost: "{1}{B} // {4}{B}",
    cmc: 7,
  });
  const deck = listOf(line(land, 40), line(card("Scry 1.", { cmc: 4 }), 58), line(room));

  test.each(["What can I play on turn 2?", "Qu’est-ce que je peux jouer au tour 2 ?"])(
    "is cast: %s",
    async (question) => {
      const { headline, cards } = await answerTo(question, { deck });
      expect(headline).toMatchObject({ code: "turnPlays", params: { count: 1, exact: 1 } });
      expect(cards.map(({ name }) => name)).toEqual([room.name]);
    },
  );

  test("its turn is that of its cheaper half", async () => {
    const { headline } = await answerTo("What turn can I cast Attic // Cellar?", {
      deck,
      cards: [{ card: room, written: room.name }],
    });
    expect(headline).toMatchObject({ code: "castTurn", params: { value: 2, turn: 2 } });
  });
});

describe("[FOR-09] a hand is kept for what the deck is built for", () => {
  const buries = card(
    "Search your library for a card, put that card into your graveyard, then shuffle.",
    { name: "Early Grave", cmc: 1 },
  );
  const back = "Return target creature card from your graveyard to the battlefield.";
  const raises = card(back, { name: "Second Dawn", cmc: 1 });
  const reanimator = [
    line(buries),
    line(raises),
    ...Array.from({ length: 6 }, () => line(card("Discard two cards."))),
    ...Array.from({ length: 4 }, () => line(card(back, { cmc: 5 }))),
    line(land, 60),
  ];
  const cards = [buries, raises].map((each) => ({ card: each, written: each.name }));
  const question = "Should I keep this hand: Early Grave, Second Dawn, Swamp?";

  test("one land casts both halves of a reanimator’s plan", async () => {
    const { headline } = await answerTo(question, { deck: listOf(...reanimator), cards });
    expect(headline).toMatchObject({
      code: "handPlanned",
      params: { cards: { cards: [{ name: buries.name }, { name: raises.name }] } },
    });
  });

  test("in another deck it is a hand of one land", async () => {
    const deck = listOf(line(buries), line(raises), line(card("Scry 1."), 40), line(land, 60));
    const { headline } = await answerTo(question, { deck, cards });
    expect(headline.code).toBe("handTooFewLands");
  });
});
