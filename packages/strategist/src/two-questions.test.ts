import { expect, test } from "vitest";
import { KRENKO } from "../test/krenko.ts";
import { asked, sampleDeck } from "../test/sample-deck.ts";
import { answerCopies } from "./answers/copies.ts";
import { answerKinds } from "./answers/kinds.ts";
import { deckFacts } from "./deck-facts.ts";
import { answerQuestion } from "./index.ts";
import { understand } from "./understanding/understand.ts";

const ATRAXA = sampleDeck("atraxa-growing-council", "commander");
const signal = new AbortController().signal;

/** The titles of what an answer says, and its head. */
const answerTo = async (text: string) => {
  const { content } = await answerQuestion(asked(text, { deck: ATRAXA }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};

test.each([
  ["how many creatures do I play? and what bracket is this", "typeCount", "bracket"],
  ["c’est quoi ma courbe ? et j’ai assez de pioche ?", "curve", "roles"],
])("[Q-5] a message that asks twice is answered twice: %s", async (text, head, title) => {
  const { headline, sections } = await answerTo(text);
  expect(headline.code).toContain(head);
  expect(sections.at(-1)?.title).toBe(title);
});

test("[Q-5] what heads an answer is not told again below", async () => {
  const text = "what bracket is it? and how many game changers?";
  const { content } = await answerQuestion(asked(text, { deck: KRENKO }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  const told = content.sections.flatMap(({ items }) => items.map(({ code }) => code));
  expect(content.headline.code).toBe("deckBracket");
  expect(told).not.toContain("deckBracket");
});

test("[FOR-09] who asks in which format hears of those first", async () => {
  const deck = sampleDeck("modern-red-white-burn", "standard");
  const text = "in which format is this deck legal?";
  const { content } = await answerQuestion(asked(text, { deck }), { signal });
  expect(content).toMatchObject({ kind: "findings", headline: { code: "deckLegalIn" } });
});

test("[FOR-09] a type is counted beside the name of the commander, which nobody counts", () => {
  const leads = KRENKO.entries.find(({ board }) => board === "commander")?.card;
  if (leads == null) throw new Error("nobody leads the deck");
  const cards = [{ card: leads, written: "Krenko" }];
  const question = asked("Krenko, how many goblins do I have?", { deck: KRENKO, cards });
  const context = { facts: deckFacts(KRENKO), question, understanding: understand(question) };
  expect(answerKinds(context)?.headline.code).toBe("kindCount");
  expect(answerCopies(context)).toBeUndefined();
});

test("[Q-5] what both halves ask for leads, told once", async () => {
  const { sections } = await answerTo(
    "i need 5 cuts to make room for upgrades. what are the weakest cards in the 99?",
  );
  expect(sections[0]?.title).toBe("cuts");
  expect(sections.filter(({ title }) => title === "cuts")).toHaveLength(1);
});

test("[Q-5] each of two counts in one message is its own", async () => {
  const text = "how many artifacts do I have, and how many enchantments do I have";
  const { headline, sections } = await answerTo(text);
  const codes = sections.flatMap(({ items }) => items.map(({ code }) => code));
  expect([headline.code, ...codes].filter((code) => code === "typeCount")).toHaveLength(2);
});

test.each(["how many creatures and artifacts do I play", "keep two Forests, an Island and a bear"])(
  "[Q-5] what only adds to a question is no second one: %s",
  async (text) => {
    const { sections } = await answerTo(text);
    expect(new Set(sections.map(({ title }) => title)).size).toBeLessThan(2);
  },
);
