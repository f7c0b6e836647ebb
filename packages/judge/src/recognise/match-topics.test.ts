import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { understand } from "../../test/understand.ts";
import type { Interaction } from "../knowledge/interaction.ts";
import { matchTopics } from "./match-topics.ts";
import { NEGATED } from "./score-topic.ts";

const text = { fr: "Texte.", en: "Text." };
const topic = (
  id: string,
  concepts: Interaction["concepts"],
  more: Partial<Interaction> = {},
): Interaction => ({
  id,
  title: text,
  concepts,
  not: [],
  hints: [],
  rules: [{ number: "100.1", claim: text }],
  neutral: text,
  answers: [{ verdict: null, says: text }],
  because: text,
  wordings: [],
  ...more,
});

const flyer: Card = {
  id: "x",
  name: "Bird",
  layout: "normal",
  cmc: 1,
  type_line: "Creature — Bird",
  color_identity: [],
  keywords: ["Flying"],
  legalities: {},
  game_changer: false,
};
const winners = (interactions: readonly Interaction[], question: string, more = {}) =>
  matchTopics(interactions, understand(ask(question, "fr", more))).map((match) => match.topic.id);

describe("which topic answers", () => {
  const trample = topic("a/trample", [["trample"]]);
  const both = topic("a/both", [["trample"], ["deathtouch"]]);
  const QUESTION = "Comment marche le piétinement avec le contact mortel ?";

  test("one concept of every group must be there", () => {
    expect(winners([both], "Comment marche le piétinement ?")).toEqual([]);
    expect(winners([both], QUESTION)).toEqual(["a/both"]);
  });

  test("the narrower topic wins, whatever the order they are listed in", () => {
    expect(winners([trample, both], QUESTION)[0]).toBe("a/both");
    expect(winners([both, trample], QUESTION)[0]).toBe("a/both");
    expect(winners([trample, both], "Comment marche le piétinement ?")).toEqual(["a/trample"]);
  });

  test("`not` rules a topic out, `hints` speak for it", () => {
    expect(winners([topic("a/x", [["trample"]], { not: ["deathtouch"] })], QUESTION)).toEqual([]);
    const hinted = topic("z/hinted", [["trample"]], { hints: ["deathtouch"] });
    expect(winners([trample, hinted], QUESTION)[0]).toBe("z/hinted");
  });

  test("equal interactions answer in the order of their ids", () => {
    const twins = [topic("b/twin", [["trample"]]), topic("a/twin", [["trample"]])];
    expect(winners(twins, QUESTION)).toEqual(["a/twin", "b/twin"]);
  });

  test("a card's keyword helps, but cannot stand for the question alone", () => {
    const cards = [{ card: flyer, written: "Bird" }];
    const flying = topic("a/flying", [["flying"]]);
    expect(winners([flying], "Bird peut-elle attaquer ?", { cards })).toEqual([]);
    const blocked = topic("a/blocked", [["flying"], ["block"]]);
    expect(winners([blocked], "Qui peut bloquer Bird ?", { cards })).toEqual(["a/blocked"]);
  });

  test("one ordinary word alone is no topic", () => {
    expect(winners([topic("a/turn", [["turn"], ["draw"]])], "Mon tour ?")).toEqual([]);
  });
});

describe("which of its answers", () => {
  const dies = topic("a/dies", [["dies", "survives"]], {
    answers: [
      { when: { any: ["survives"], form: ["yes_no"] }, verdict: "no", says: text },
      { when: { all: [NEGATED] }, verdict: null, says: text },
      { when: { any: ["dies"], none: ["indestructible"] }, verdict: "yes", says: text },
    ],
    hints: ["indestructible"],
  });
  const verdict = (question: string) =>
    matchTopics([dies], understand(ask(question)))[0]?.answer.verdict;

  test("the first whose condition holds", () => {
    expect(verdict("Est-ce que ma créature meurt ?")).toBe("yes");
    expect(verdict("Est-ce que ma créature survit ?")).toBe("no");
    expect(verdict("Ma créature ne meurt-elle pas ?")).toBeNull();
  });

  test("a topic without an answer that holds does not answer", () => {
    expect(verdict("Est-ce que ma créature indestructible meurt ?")).toBeUndefined();
  });
});
