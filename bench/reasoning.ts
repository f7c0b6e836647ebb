import { createJudge } from "@spellwright/judge";
import { resolveCards } from "../apps/api/src/features/answers/index.ts";
import { createFileKnowledge } from "../apps/api/src/features/knowledge/index.ts";
import { readJudgeKnowledge } from "../apps/api/src/runtime/read-judge-knowledge.ts";
import { dataFiles } from "./full-data.ts";
import { timeJsonMegabyte } from "./json-baseline.ts";
import { type Measure, milliseconds, quantile, timed } from "./measure.ts";
import { questions } from "./questions.ts";

const now = new Date("2026-01-01T00:00:00Z");
const searches = [
  "trample",
  "contact mortel",
  "state based actions",
  "dommages de combat",
  "copy of a spell",
  "couches",
  "commander tax",
  "replacement effect enters the battlefield",
];

const repeat = <Item>(items: readonly Item[], times: number): Item[] =>
  Array.from({ length: times }, () => items).flat();

const TIMES = 25;
/** Of the judge whose knowledge was code, on the same rules, cards and questions. */
const SLOWEST_BEFORE = 2.3;
/** Both are measured in one run, so the speed of a machine does not count. What else it does counts a little. */
const SLOWEST_TOLERANCE = 1.3;

/** The slowest question, each at its fastest: one that waited for a collection or another program is not slow. */
const slowestOf = (samples: readonly number[]): number =>
  Math.max(
    ...questions.map((_, place) =>
      Math.min(...samples.filter((_, at) => at % questions.length === place)),
    ),
  );

/** The judge and the rule search, in this process. */
export const measureReasoning = async (): Promise<Measure[]> => {
  const knowledge = await createFileKnowledge(dataFiles());
  const rulebook = await knowledge.rulebook();
  const judge = createJudge({ rulebook, knowledge: await readJudgeKnowledge() });
  const rulings = await timed(repeat(questions, TIMES), async ({ language, text: question }) => {
    const cards = await resolveCards(knowledge, { question, language, cards: [] });
    await judge.answer(
      { question, language, ...cards, gameState: null, history: [], summary: "" },
      { effort: "low", signal: new AbortController().signal, now },
    );
  });
  const searched = await timed(repeat(searches, 50), (terms) =>
    rulebook.search(terms, { limit: 20 }),
  );
  return [
    milliseconds("ruling.local.p50", quantile(rulings, 0.5), 20),
    milliseconds("ruling.local.p99", quantile(rulings, 0.99), 80),
    {
      name: "ruling.local.slowest.to-json-of-1MB",
      value: slowestOf(rulings) / timeJsonMegabyte(),
      unit: "ratio",
      aim: SLOWEST_BEFORE,
      better: "lower",
      tolerance: SLOWEST_TOLERANCE,
    },
    milliseconds("rules.search.p99", quantile(searched, 0.99), 10),
  ];
};
