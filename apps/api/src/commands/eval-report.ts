import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { projectRoot } from "../root.ts";
import { answerQuestions } from "./evaluation/answer-questions.ts";
import { configuredModel } from "./evaluation/choose-model.ts";
import { retrievedFirst, scoreGroups } from "./evaluation/score-groups.ts";
import { type ReleaseScore, writeReport } from "./evaluation/write-report.ts";

const option = { type: "string" } as const;
const { values } = parseArgs({ options: { set: option, data: option, engine: option } });
const shared = path.join(projectRoot, "..", "shared");
const folder = values.set ?? path.join(shared, "eval");
const data = values.data ?? path.join(shared, "data");
const model = values.engine === "model" ? configuredModel() : undefined;
if (values.engine === "model" && model === undefined) {
  console.error("Spellwright: --engine model needs LANGUAGE_MODEL_NAME");
  process.exit(2);
}
const questions = path.join(folder, "oracle-dev.jsonl");
const rules = path.join(data, "comprehensive-rules.txt");
const text = await readFile(questions, "utf8").catch(() => {
  console.error(
    `usage: npm run eval:report -- [--set FOLDER] [--data FOLDER] [--engine local|model]\nno questions in ${folder}`,
  );
  process.exit(2);
});

const answers = await answerQuestions({
  questions,
  rules,
  cards: path.join(data, "cards.jsonl.gz"),
  rulings: path.join(data, "rulings.jsonl.gz"),
  effort: "low",
  model,
});
const lines = text.split("\n").filter((line) => line.trim());
const { version } = JSON.parse(await readFile(path.join(projectRoot, "package.json"), "utf8"));
const score: ReleaseScore = {
  version: String(version),
  date: new Date().toISOString().slice(0, 10),
  engine: values.engine ?? "local",
  set: { sha256: createHash("sha256").update(text).digest("hex"), questions: lines.length },
  scores: await scoreGroups(folder, { questions, rules }, answers),
  retrieved: Object.fromEntries(
    [5, 20].map((first) => [first, retrievedFirst(lines, answers, first)]),
  ),
};

const docs = path.join(projectRoot, "docs");
const kept = path.join(docs, "evaluation");
await mkdir(kept, { recursive: true });
const suffix = model === undefined ? "" : "-model";
await writeFile(
  path.join(kept, `${score.version}${suffix}.json`),
  `${JSON.stringify(score, null, 2)}\n`,
);
const releases: ReleaseScore[] = [];
for (const file of (await readdir(kept)).sort(new Intl.Collator("en", { numeric: true }).compare))
  if (file.endsWith(".json"))
    releases.push(JSON.parse(await readFile(path.join(kept, file), "utf8")));
await writeFile(path.join(docs, "evaluation.md"), writeReport(score, releases));
console.log(`${answers.length} answers, docs/evaluation.md written`);
