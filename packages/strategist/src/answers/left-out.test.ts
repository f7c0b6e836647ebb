import { inOneGo } from "@spellwright/decks";
import { expect, test } from "vitest";
import { card, deckOf, line } from "../../test/made-deck.ts";
import { answerLocally } from "../answer-locally.ts";
import { deckFacts, referenceOf } from "../deck-facts.ts";
import type { NamedCard } from "../strategist.ts";
import { understand } from "../understanding/understand.ts";
import { finding } from "./answer-part.ts";
import { leftOut } from "./left-out.ts";

const land = card("{T}: Add {R}.", { name: "Mountain", type_line: "Basic Land — Mountain" });
const bolt = card("Destroy target creature.", { name: "Bolt" });
const deck = { ...deckOf(), entries: [line(land, 24), line(bolt, 36)] };

const asked = (text: string, cards: readonly NamedCard[] = []) => ({
  ...{ question: text, language: "en" as const, cards, deck, format: deck.format },
  ...{ history: [], summary: "" },
});

/** The answer to a question of this deck. */
const answerTo = (text: string) => {
  const question = asked(text);
  const understanding = understand(question);
  return inOneGo(answerLocally({ question, understanding, facts: deckFacts(deck) }));
};

test.each([
  "what is the mana curve of what costs 30 €",
  "20 euros, what do you buy first for this deck",
])("[Q-5] that a budget is not kept is said before everything else: %s", (question) => {
  const { headline, sections, isChoice } = answerTo(question);
  expect(headline.code).toBe("budgetLeft");
  expect(sections[0]?.items.map(({ code }) => code)).not.toContain("budgetLeft");
  expect(sections[0]?.items.length).toBeGreaterThan(0);
  expect(isChoice).toBe(true);
});

test("[Q-5] a smaller condition that an answer did not take into account is said at its end", () => {
  const { headline, sections } = answerTo("what is the mana curve on the play");
  expect(headline.code).not.toBe("leftOut");
  expect(sections.at(-1)?.items.at(-1)).toEqual(
    finding("leftOut", { told: { told: [{ slot: "side", side: "play" }] } }),
  );
});

test("[Q-5] of two questions the one that is not answered is said first, and tells the other nothing", () => {
  const text =
    "how many lands do I play? do the triggers go on the stack one by one or all at once";
  const { headline } = answerTo(text);
  expect([headline.code, headline.params.text]).toEqual([
    "clauseLeft",
    "do the triggers go on the stack one by one or all at once",
  ]);
});

test("[Q-5] a card that is named and not spoken of is said", () => {
  const cards = [{ card: bolt, written: "Bolt" }];
  const question = asked("is the curve fine for Bolt", cards);
  const context = { question, understanding: understand(question), facts: deckFacts(deck) };
  const part = { responseType: "figures", title: "curve", items: [], confidence: 1 } as const;
  const told = [{ slot: "card", name: "Bolt", printed_name: null } as const];
  const besides = { ...context.understanding, namesAside: null };
  expect(
    leftOut({ ...context, understanding: besides }, [{ ...part, headline: finding("curve") }]),
  ).toEqual({ before: [finding("leftOut", { told: { told } })], after: [] });
  const named = finding("curve", { card: { card: referenceOf(bolt, null) } });
  expect(leftOut({ ...context, understanding: besides }, [{ ...part, headline: named }])).toEqual({
    before: [],
    after: [],
  });
});

test.each(["how many lands do I play", "odds of three lands by turn 3 on the draw"])(
  "[Q-5] an answer that used all of it says nothing: %s",
  (question) => {
    const { headline, sections } = answerTo(question);
    const said = [headline, ...sections.flatMap(({ items }) => items)].map(({ code }) => code);
    expect(said).not.toContain("leftOut");
    expect(said).not.toContain("clauseLeft");
  },
);
