import { describe, expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { finding } from "../answers/answer-part.ts";
import { deckFacts } from "../deck-facts.ts";
import { planOverview } from "./plan-overview.ts";

const LANDFALL = "Whenever a land you control enters, you gain 1 life.";
const feeds = Array.from({ length: 6 }, () =>
  card("Search your library for a land card, put it onto the battlefield, then shuffle."),
);
const rewards = Array.from({ length: 4 }, () => card(LANDFALL));
const idle = card("Scry 1.");
const facts = deckFacts(deckOf(...feeds, ...rewards, idle));
const names = (cards: readonly { readonly name: string }[] = []) => cards.map(({ name }) => name);

describe("[Q-8] the plan of a deck in a few rows", () => {
  test("names the enablers and the payoffs of each theme, and the commander", () => {
    const { leaders, themes } = planOverview(facts, { weaknesses: [] });
    expect(leaders).toHaveLength(1);
    const [first] = themes;
    expect(first?.theme).toBe("landfall");
    expect(names(first?.makers)).toEqual(names(feeds));
    expect(names(first?.payoffs)).toEqual(names(rewards));
  });

  test("what must be mended first is a breach, then what the list lacks, then what nothing uses", () => {
    const weaknesses = [finding("landsBelow"), finding("deckIllegal")];
    const { fixes } = planOverview(facts, { weaknesses });
    expect(fixes.map(({ code }) => code)).toEqual([
      "deckIllegal",
      "landsBelow",
      "report.builtOn.idle",
    ]);
    expect(fixes[2]?.params).toMatchObject({ cards: { cards: [{ name: idle.name }] } });
  });

  test("no more than two of its lacks are to be mended first", () => {
    const codes = ["roleBelow", "landsBelow", "colorShort"];
    const { fixes } = planOverview(facts, { weaknesses: codes.map((code) => finding(code)) });
    expect(fixes.map(({ code }) => code)).toEqual([
      "roleBelow",
      "landsBelow",
      "report.builtOn.idle",
    ]);
  });

  test("where most cards seem idle their words were not read: nothing is said of them", () => {
    const unread = Array.from({ length: 9 }, () => card("Scry 1."));
    const { fixes } = planOverview(deckFacts(deckOf(...feeds, ...rewards, ...unread)), {
      weaknesses: [],
    });
    expect(fixes).toEqual([]);
  });
});
