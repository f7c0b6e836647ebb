import { inOneGo } from "@spellwright/decks";
import { expect, test } from "vitest";
import { card, deckOf, line } from "../../test/made-deck.ts";
import { answerLocally } from "../answer-locally.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { understand } from "../understanding/understand.ts";

const swamp = card("{T}: Add {B}.", { name: "Swamp", type_line: "Basic Land — Swamp" });
const mountain = card("{T}: Add {R}.", { name: "Mountain", type_line: "Basic Land — Mountain" });
const ghoul = card("", {
  ...{ name: "Ghoul", type_line: "Creature — Zombie", mana_cost: "{B}", cmc: 1 },
  ...{ power: "2", toughness: "1", colors: ["B"] },
});
const shock = card("Shock deals 2 damage to any target.", {
  ...{ name: "Shock", type_line: "Instant", mana_cost: "{R}", cmc: 1, colors: ["R"] },
});
const vortex = card("Players can't gain life.", {
  ...{ name: "Vortex", type_line: "Enchantment", mana_cost: "{1}{R}", cmc: 2 },
});
const duress = card(
  "Target opponent reveals their hand. You choose a noncreature, nonland card from it. That player discards that card.",
  { name: "Duress", type_line: "Sorcery", mana_cost: "{B}", cmc: 1 },
);

const deck: StrategyDeck = {
  ...deckOf(),
  format: "modern",
  entries: [
    ...[line(swamp, 12), line(mountain, 12), line(ghoul, 20), line(shock, 16)],
    ...[vortex, duress].map((each) => ({ ...line(each, 3), board: "sideboard" as const })),
  ],
};

const answerTo = (text: string, named: readonly (typeof shock)[] = []) => {
  const question = {
    ...{ question: text, language: "en" as const, deck, format: deck.format },
    ...{ cards: named.map((each) => ({ card: each, written: each.name })) },
    ...{ history: [], summary: "" },
  };
  const facts = deckFacts(deck);
  return inOneGo(answerLocally({ question, understanding: understand(question), facts }));
};
const codesOf = ({ headline, sections }: ReturnType<typeof answerTo>) => [
  headline.code,
  ...sections.flatMap(({ items }) => items.map(({ code }) => code)),
];

test("[Q-2] an opponent who gains life meets what forbids it, in the sideboard too", () => {
  const { headline, sections } = answerTo("my opponent gains a lot of life, what do I do");
  const aside = sections.flatMap(({ items }) => items).find(({ code }) => code === "deedMetAside");
  expect(headline.code).toBe("deedOpen");
  expect(aside?.params.cards).toMatchObject({ cards: [{ name: "Vortex" }] });
});

test("[Q-2] a card of the sideboard says against which decks it comes in, and what makes room", () => {
  const answer = answerTo("in which match-ups does Duress come in from the sideboard", [duress]);
  expect(answer.headline).toMatchObject({
    code: "sideboardCardMeets",
    params: { opponents: { opponents: ["control", "combo"] } },
  });
  expect(codesOf(answer)).toContain("sideboardOut");
});

test("[Q-2] the odds of all colors count the lands that make each", () => {
  const { headline } = answerTo("odds of having all my colors by turn 3 on the play");
  expect(headline).toMatchObject({ code: "colorOdds", params: { turn: 3 } });
  const { chance } = headline.params as { readonly chance: { readonly percent: number } };
  // Nine cards of sixty, without twelve lands of each color: 1 − 2·C(48,9)/C(60,9) + C(36,9)/C(60,9).
  expect(chance.percent).toBeCloseTo(0.7795, 3);
});

test("[Q-2] whether cards are enough, where no guide says it, is how often one is there in time", () => {
  const answer = answerTo("how many one-mana creatures do I have, are they enough");
  expect(codesOf(answer)).toContain("oddsMatching");
});
