import { expect, test } from "vitest";
import { asked, sampleDeck } from "../test/sample-deck.ts";
import { answerQuestion } from "./index.ts";

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
