import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, line } from "../../test/made-deck.ts";
import { asked } from "../../test/sample-deck.ts";
import { landsBesideUsual } from "../answers/lands.ts";
import { deckFacts } from "../deck-facts.ts";
import { answerQuestion, type StrategyDeck } from "../index.ts";
import { cutOrder } from "../report/cut-order.ts";

const { signal } = new AbortController();
const answerTo = async (question: string, deck: StrategyDeck) => {
  const { content } = await answerQuestion(asked(question, { deck }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};

const legal = { legalities: { modern: "legal" } } as const;
const PROWESS =
  "Haste\nProwess (Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.)";
const bolt = card("This spell deals 3 damage to any target.", {
  cmc: 1,
  type_line: "Instant",
  ...legal,
});
const spike = card("This spell deals 3 damage to target player or planeswalker.", {
  cmc: 1,
  ...legal,
});
const wizardBolt = card(
  "This spell costs {2} less to cast if you control a Wizard.\nThis spell deals 3 damage to any target.",
  { cmc: 3, ...legal },
);
const swift = card(PROWESS, {
  cmc: 1,
  type_line: "Creature — Human Monk",
  keywords: ["Haste", "Prowess"],
  power: "1",
  ...legal,
});
const stage = card(
  "Spectacle {R} (You may cast this spell for its spectacle cost rather than its mana cost if an opponent lost life this turn.)\nExile the top two cards of your library. Until the end of your next turn, you may play those cards.",
  { cmc: 3, ...legal },
);
const courier = card("", { cmc: 1, type_line: "Artifact Creature — Construct", ...legal });
const mountain = card("", { name: "Mountain", type_line: "Basic Land — Mountain", cmc: 0 });

/** Ten spells in fours, the rest Mountains. */
const listOf = (lands: number, ...spells: readonly Card[]): StrategyDeck => ({
  name: "Burn",
  format: "modern",
  bracket: null,
  entries: [...spells.map((each) => line(each, 4)), line(mountain, lands)],
});
const more = Array.from({ length: 4 }, () =>
  card("This spell deals 2 damage to any target.", { cmc: 2, ...legal }),
);
const burn = (lands: number, ...others: readonly Card[]) =>
  listOf(lands, bolt, spike, wizardBolt, swift, stage, courier, ...more, ...others);

describe("[Q-1] a burn list is read as one", () => {
  test.each(["What does my deck rely on?", "Sur quoi repose mon deck ?"])(
    "%s names the spells that burn",
    async (question) => {
      const { headline, sections } = await answerTo(question, burn(20));
      expect(headline.params.count).toBeGreaterThan(0);
      expect(sections.flatMap(({ items }) => items.map(({ code }) => code))).toContain(
        "report.themes.burn",
      );
    },
  );

  test("a list without a theme rests on how it wins", async () => {
    const ox = (power: string) =>
      card("", { type_line: "Creature — Ox", power, toughness: power, ...legal });
    const { sections } = await answerTo(
      "What does my deck rely on?",
      listOf(20, ox("2"), ox("3"), ox("2")),
    );
    expect(sections.flatMap(({ items }) => items.map(({ code }) => code))).toEqual([
      "report.firstWin.attackers",
      "leansOn.creatures",
    ]);
  });

  test("[ANA-04] a spell that draws for one mana stays longer than one that draws for three", () => {
    const dear = card("Draw two cards.", { cmc: 3, ...legal });
    const order = cutOrder(deckFacts(burn(20, dear))).map((each) => each.card.name);
    expect(order.slice(0, 2)).toEqual([courier.name, dear.name]);
    expect(order).toContain(stage.name);
    expect(order).not.toContain(swift.name);
  });
});

describe("[ANA-03] the lands of burn are those of a list that is cast for little", () => {
  test.each([
    [18, "landsBelow"],
    [19, "landsWithin"],
    [20, "landsWithin"],
    [25, "landsAbove"],
  ])("%d lands: %s", (lands, code) => {
    expect(landsBesideUsual(deckFacts(burn(lands)))?.code).toBe(code);
  });
});

test("[FOR-09] two printings of a card are one card of the deck", () => {
  const { entries, ...deck } = burn(20);
  const { cards } = deckFacts({ ...deck, entries: [...entries, line({ ...bolt, id: "other" })] });
  expect(cards.filter((each) => each.card.name === bolt.name)).toEqual([
    expect.objectContaining({ quantity: 5 }),
  ]);
});
