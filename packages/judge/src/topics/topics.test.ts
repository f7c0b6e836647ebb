import { describe, expect, test } from "vitest";
import { ask, options } from "../../test/ask.ts";
import { loadFullRulebook, loadStarterRulebook } from "../../test/load-rulebook.ts";
import { createJudge } from "../create-judge.ts";
import { lexicon } from "../lexicon/index.ts";
import { topics } from "./index.ts";
import { NEGATED } from "./score-topic.ts";
import type { Topic } from "./topic.ts";

const full = loadFullRulebook();
const starter = loadStarterRulebook();
const judge = createJudge({ rulebook: full ?? starter });
if (!full) console.log("topics: no ../shared/data, checked against the starter digest only");

const conceptsOf = (topic: Topic): readonly string[] => [
  ...topic.about.flat(),
  ...(topic.not ?? []),
  ...(topic.hints ?? []),
  ...topic.answers.flatMap(({ when }) => [
    ...(when?.all ?? []),
    ...(when?.any ?? []),
    ...(when?.none ?? []),
    ...(when?.asks ?? []),
  ]),
];

const textsOf = (topic: Topic) => [
  topic.title,
  topic.explanation,
  ...topic.rules.map(({ claim }) => claim),
  ...topic.answers.flatMap(({ ruling, explanation }) => [
    ruling,
    ...(explanation ? [explanation] : []),
  ]),
  ...(topic.interactions ?? []).flatMap(({ between, description }) => [between, description]),
  ...(topic.steps ?? []).map(({ action }) => action),
];

/** A plain space before `: ; ? !` or inside « », or a straight apostrophe. */
const CARELESS_FRENCH = /[^\u00a0\u202f] ?(?<= )[:;?!»]|« |\p{L}'\p{L}/u;

test("there are two hundred topics or more", () => {
  expect(topics.length).toBeGreaterThanOrEqual(200);
});

test("every topic has its own id", () => {
  const ids = topics.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

// Titles hold the id: `npx vitest run packages/judge -t "combat/"` runs one family.
describe.each(topics.map((topic) => [topic.id, topic] as const))("%s", (_, topic) => {
  test("names only concepts that the lexicon holds", () => {
    const unknown = conceptsOf(topic).filter((id) => !lexicon.has(id) && id !== NEGATED);
    expect(unknown).toEqual([]);
  });

  test("[ORA-17] cites one to eight rules that exist in the rules", () => {
    const numbers = topic.rules.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.length).toBeLessThanOrEqual(8);
    expect(new Set(numbers).size).toBe(numbers.length);
    const rulebook = full ?? starter;
    expect(numbers.filter((number) => !rulebook.has(number))).toEqual([]);
    const steps = (topic.steps ?? []).flatMap(({ rule }) => rule ?? []);
    expect(steps.filter((rule) => !numbers.includes(rule))).toEqual([]);
  });

  test("[ORA-17] finds its rules in the starter digest", () => {
    expect(
      topic.rules.map(({ number }) => number).filter((number) => !starter.has(number)),
    ).toEqual([]);
  });

  test("says yes or no first where it has a verdict, and writes French with care", () => {
    for (const { verdict, ruling } of topic.answers) {
      if (verdict === null) continue;
      expect(ruling.fr).toMatch(verdict === "yes" ? /^Oui\b/ : /^Non\b/);
      expect(ruling.en).toMatch(verdict === "yes" ? /^Yes\b/ : /^No\b/);
    }
    for (const { fr, en } of textsOf(topic)) {
      expect(fr).not.toMatch(CARELESS_FRENCH);
      expect(en).not.toMatch(/\p{L}'\p{L}| [:;?!]/u);
    }
  });

  test("has three wordings in each language, one of them held back from its author", () => {
    for (const asked of ["fr", "en"] as const) {
      const wordings = topic.questions.filter(({ language }) => language === asked);
      expect(new Set(wordings.map(({ text }) => text)).size).toBeGreaterThanOrEqual(3);
      expect(wordings.some(({ heldBack }) => heldBack)).toBe(true);
    }
  });

  test.each(topic.questions.map((question) => [question.text, question] as const))(
    "decides: %s",
    async (text, { language, verdict }) => {
      const answer = await judge.answer(ask(text, language), options());
      // Engines come before topics: what they compute must agree.
      if (!answer.decidedBy?.startsWith("engine/")) expect(answer.decidedBy).toBe(topic.id);
      if (verdict !== undefined) expect(answer.ruling.verdict).toBe(verdict);
      expect(answer.ruling.relevant_rules.length).toBeGreaterThan(0);
    },
  );
});
