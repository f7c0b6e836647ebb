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

/** What the end of an answer says that it did not use. */
const leftOutOf = (text: string) => {
  const question = asked(text);
  const answer = inOneGo(
    answerLocally({
      question,
      understanding: understand(question),
      facts: deckFacts(deck),
    }),
  );
  const last = answer.sections.at(-1)?.items.at(-1);
  return last?.code === "leftOut" ? last.params.told : undefined;
};

test.each([
  ["what is the mana curve of what costs 30 €", [{ slot: "budget" }]],
  ["20 euros budget, what do you buy first for this deck", [{ slot: "budget" }]],
  ["what is the mana curve on the play", [{ slot: "side", side: "play" }]],
])("[Q-5] an answer says what it did not take into account: %s", (question, told) => {
  expect(leftOutOf(question)).toEqual({ told });
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
  ).toEqual(finding("leftOut", { told: { told } }));
  const named = finding("curve", { card: { card: referenceOf(bolt, null) } });
  expect(leftOut({ ...context, understanding: besides }, [{ ...part, headline: named }])).toBe(
    undefined,
  );
});

test.each(["how many lands do I play", "odds of three lands by turn 3 on the draw"])(
  "[Q-5] an answer that used all of it says nothing: %s",
  (question) => {
    expect(leftOutOf(question)).toBeUndefined();
  },
);
