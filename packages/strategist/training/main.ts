// `npm run strategist:fit`: learns from the example questions what tells the subject of a question, and says
// how often that is right on questions that it was not learned from. `-- --check` only measures.
import { writeFileSync } from "node:fs";
import process from "node:process";
import { writeRow } from "../src/understanding/read-weights.ts";
import { crossValidate } from "./cross-validate.ts";
import { fingerprint } from "./fingerprint.ts";
import { learnWeights } from "./learn-weights.ts";
import { ordinaryWords } from "./ordinary-words.ts";
import { readExamples } from "./read-examples.ts";

const STEPS = 28;
const examples = readExamples();

type Judged = ReturnType<typeof crossValidate>[number];

const isRight = ({ example, subject }: Judged): boolean => example.subject === subject;

/** How often the likeliest subject is right, and how often it would be told and be wrong from a likelihood on. */
const report = (name: string, judged: readonly Judged[]): void => {
  const share = (found: readonly unknown[]): string =>
    `${((found.length / judged.length) * 100).toFixed(1)} %`;
  console.log(
    `${judged.length} ${name}: right ${share(judged.filter(isRight))}, among the first three ${share(judged.filter(({ isNear }) => isNear))}`,
  );
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const told = judged.filter((each) => each.likelihood >= least && each.subject !== "elsewhere");
    console.log(
      `from ${least} on: told ${share(told)}, wrong ${share(told.filter((each) => !isRight(each)))}`,
    );
  }
};

if (process.argv.includes("--check")) {
  const judged = crossValidate(examples);
  report("examples", judged);
  report(
    "of them written first and told their subject afterwards",
    judged.filter(({ example }) => example.times > 1),
  );
} else {
  const learned = learnWeights(examples);
  const rows = [...learned].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const largest = rows.reduce(
    (most, [, row]) => row.reduce((all, each) => Math.max(all, Math.abs(each)), most),
    0,
  );
  const step = Number((largest / STEPS).toPrecision(6));
  const kept = {
    examples: fingerprint(examples),
    step,
    words: ordinaryWords(examples)
      .filter((word) => !learned.has(word))
      .join(" "),
    rows: Object.fromEntries(rows.map(([feature, row]) => [feature, writeRow([...row], step)])),
  };
  writeFileSync(
    new URL("../src/understanding/subject-weights.json", import.meta.url),
    `${JSON.stringify(kept, null, 2)}\n`,
  );
  console.log(`${examples.length} examples, ${rows.length} features`);
}
