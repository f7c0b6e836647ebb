import { readFileSync } from "node:fs";
import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { createJudge, type Judge, type JudgeAnswer } from "@spellwright/judge";
import { createLanguageModel } from "@spellwright/services";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { readJudgeKnowledge } from "../../runtime/read-judge-knowledge.ts";
import { createFileKnowledge } from "../knowledge/index.ts";

const Written = z.strictObject({
  outcome: z.string(),
  verdict: z.enum(["yes", "no"]).nullable(),
  ruling: z.string(),
  explanation: z.string(),
  /** "@quote": the rule's own text; "@bent": that text with its sense turned. */
  quote: z.string(),
  claim: z.string(),
  confidence: z.number(),
});
const Second = z.enum(["yes", "no", "not_stated"]);
const Measure = z.strictObject({
  questions: z.record(
    z.string(),
    z.strictObject({
      language: z.enum(["fr", "en"]),
      question: z.string(),
      /** The rule that decides. */
      rule: z.string(),
      honest: Written,
      second: Second,
    }),
  ),
  answers: z.array(
    z.strictObject({
      kind: z.string(),
      about: z.string(),
      /** What may not stand on the page as a confident ruling. */
      lie: z.string(),
      /** What an honest reader of the quotes alone answers. */
      second: Second,
      answer: Written,
    }),
  ),
});

const FILE = new URL("../../../test/hostile-answers/answers.json", import.meta.url);
const { questions, answers } = Measure.parse(JSON.parse(readFileSync(FILE, "utf8")));

let fake: FakeLanguageModel;
let judge: Judge;
beforeAll(async () => {
  fake = await startFakeLanguageModel();
  judge = createJudge({
    rulebook: await (await createFileKnowledge({})).rulebook(),
    knowledge: await readJudgeKnowledge(),
  });
});
afterAll(() => fake.close());

/** Handle and text of a rule among the passages of a prompt. The first ones where it is not there. */
const passageOf = (prompt: string, rule: string): { handle: string; text: string } => {
  const passages = [...prompt.matchAll(/^\[(R\d+)\] (\S+) (?:\([^)]*\) )?(.*)$/gm)];
  const [, handle = "R1", , text = ""] = passages.find(([, , number]) => number === rule) ?? [];
  return { handle, text };
};

const quoteOf = (quote: string, text: string): string => {
  if (quote === "@quote") return text;
  return quote === "@bent"
    ? text.replace(/ (?:ne |n’|doesn’t |can’t |isn’t |to |de )?/, " never ")
    : quote;
};

/** Plays a model's answer through the vendor's protocol over HTTP, and the product's own client. */
const play = async (
  about: string,
  { quote, claim, ...written }: z.infer<typeof Written>,
  second: z.infer<typeof Second>,
): Promise<JudgeAnswer> => {
  const asked = questions[about];
  if (!asked) throw new Error(`no question ${about}`);
  fake.write(({ text, schema }) => {
    const fields = z.object({ properties: z.record(z.string(), z.unknown()) }).parse(schema);
    if (!("ruling" in fields.properties)) return { reasoning: "", answer: second };
    const passage = passageOf(text, asked.rule);
    return {
      reasoning: "I read the passages.",
      citations: [{ handle: passage.handle, quote: quoteOf(quote, passage.text), claim }],
      ...written,
      interactions: [],
      steps: [{ action: written.ruling, handle: passage.handle, timing: null, layer: null }],
      recent_updates: null,
      ...{ quantity: null, computed_result: "none", wrong_assumption: null },
    };
  });
  const model = createLanguageModel({
    ...{ provider: "compatible", name: "measured", model: "measured" },
    ...{ baseUrl: fake.baseUrl, apiKey: fake.apiKey, retryPauseMs: 1 },
  });
  const { question, language } = asked;
  return judge.answer(
    {
      ...{ question, language, cards: [], cardRulings: [], unknownCards: [] },
      ...{ gameState: null, history: [], summary: "" },
    },
    {
      model,
      effort: "low",
      signal: new AbortController().signal,
      now: new Date("2026-01-02T03:04:05.000Z"),
    },
  );
};

const isSure = ({ ruling }: JudgeAnswer): boolean => ruling.strength === "ruling";

const pageOf = ({ ruling, detailedReasoning }: JudgeAnswer): string =>
  [
    ruling.ruling,
    ruling.explanation,
    ...ruling.relevant_rules.flatMap(({ claim, quote }) => [claim ?? "", quote ?? ""]),
    ...detailedReasoning.step_by_step_analysis.map(({ action }) => action),
  ].join("\n");

describe("[ORA-17] hostile and wrong answers of a model, over HTTP", () => {
  test("there are 120 of 20 kinds or more", () => {
    expect(answers.length).toBeGreaterThanOrEqual(120);
    expect(new Set(answers.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
  });

  /** Plays all of them, each with what the second reader says, and keeps what came through. */
  const playAll = async (
    secondOf: (hostile: (typeof answers)[number]) => z.infer<typeof Second>,
  ) => {
    const reached: string[] = [];
    const falseQuotes: string[] = [];
    for (const hostile of answers) {
      const { kind, about, lie, answer } = hostile;
      const given = await play(about, answer, secondOf(hostile));
      const page = pageOf(given);
      if (isSure(given) && page.includes(lie)) reached.push(`${kind}, ${about}`);
      const isFalse = given.ruling.relevant_rules.some(
        ({ quote, text }) => quote !== undefined && !text.includes(quote),
      );
      if (isFalse || (/quot/.test(kind) && answer.quote !== "@bent" && page.includes(lie)))
        falseQuotes.push(`${kind}, ${about}`);
    }
    return { reached, falseQuotes };
  };

  test.each([
    ["reads the quotes honestly", ({ second }: (typeof answers)[number]) => second],
    [
      "agrees with whatever the first one said",
      ({ answer }: (typeof answers)[number]) => answer.verdict ?? "yes",
    ],
  ])(
    "where the second reader %s, at most one reaches the page as a confident ruling, none with a false quote",
    async (_how, secondOf) => {
      const { reached, falseQuotes } = await playAll(secondOf);
      console.info(
        `Reached the page: ${reached.length} of ${answers.length}: ${reached.join("; ")}`,
      );
      expect(falseQuotes).toEqual([]);
      expect(reached.length).toBeLessThanOrEqual(1);
    },
  );

  test("the honest answers to the same questions are shown, with their quotes", async () => {
    for (const [about, { honest, second, rule }] of Object.entries(questions)) {
      const { ruling } = await play(about, honest, second);
      expect(ruling, about).toMatchObject({ outcome: "ruling", verdict: honest.verdict });
      // Decision 020: the judge says the same by itself.
      expect(ruling.strength, about).toBe("ruling");
      expect(ruling.relevant_rules.map(({ number }) => number)).toContain(rule);
    }
  });
});
