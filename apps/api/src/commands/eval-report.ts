import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { readChoice, requireFile } from "@spellwright/commands";
import { projectRoot } from "../config/root.ts";
import { answerQuestions } from "./evaluation/answer-questions.ts";
import { chooseModel, ENGINES } from "./evaluation/choose-model.ts";
import { measureReliability } from "./evaluation/measure-reliability.ts";
import {
  governingFound,
  readScored,
  retrievedFirst,
  SCORERS,
  scoreGroups,
} from "./evaluation/score-groups.ts";
import { scoreStrengthGroups, scoreStrengths } from "./evaluation/score-strengths.ts";
import { type ReleaseScore, type SetScore, writeReport } from "./evaluation/write-report.ts";
import { runCommand } from "./run-command.ts";

/** What each question set is to the judge. Its name is that of its file. */
const SETS = ["dev", "everyday", "calibration"] as const;
const SHARED = path.join(projectRoot, "..", "shared");

const fileOf = (folder: string, set: string): string => path.join(folder, `oracle-${set}.jsonl`);

const readOrder = async () => {
  const option = { type: "string" } as const;
  const { values } = parseArgs({ options: { set: option, data: option, engine: option } });
  const engine = readChoice("engine", values.engine, ENGINES);
  const folder = values.set ?? path.join(SHARED, "eval");
  const data = values.data ?? path.join(SHARED, "data");
  const files = {
    rules: path.join(data, "comprehensive-rules.txt"),
    cards: path.join(data, "cards.jsonl.gz"),
    rulings: path.join(data, "rulings.jsonl.gz"),
  };
  for (const program of SCORERS) await requireFile("set", path.join(folder, program));
  for (const set of SETS) await requireFile("set", fileOf(folder, set));
  for (const file of [files.rules, files.cards, files.rulings]) await requireFile("data", file);
  return { engine, folder, files, model: chooseModel(engine) };
};

await runCommand(async () => {
  const { engine, folder, files, model } = await readOrder();
  const scoreSet = async (set: (typeof SETS)[number]) => {
    const questions = fileOf(folder, set);
    const text = await readFile(questions, "utf8");
    const lines = readScored(text);
    const answers = await answerQuestions({ ...files, questions, effort: "low", model });
    const scores = await scoreGroups(folder, { questions, rules: files.rules }, answers);
    const score: SetScore = {
      name: set,
      sha256: createHash("sha256").update(text).digest("hex"),
      questions: lines.length,
      figures: scores.language,
      governing: governingFound(lines, answers),
      strengths: await scoreStrengths(folder, lines, answers),
      groups: await scoreStrengthGroups(folder, lines, answers),
    };
    const retrieved = Object.fromEntries(
      [5, 20].map((first) => [first, retrievedFirst(lines, answers, first)]),
    );
    return { score, scores, retrieved };
  };
  const sets: Awaited<ReturnType<typeof scoreSet>>[] = [];
  for (const set of SETS) sets.push(await scoreSet(set));
  const [dev] = sets;
  if (dev === undefined) return;
  const { version } = JSON.parse(await readFile(path.join(projectRoot, "package.json"), "utf8"));
  const score: ReleaseScore = {
    version: String(version),
    date: new Date().toISOString().slice(0, 10),
    engine,
    set: { sha256: dev.score.sha256, questions: dev.score.questions },
    scores: dev.scores,
    retrieved: dev.retrieved,
    sets: sets.map(({ score: one }) => one),
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
  if (model === undefined)
    await writeFile(
      path.join(projectRoot, "data", "judge", "reliability.json"),
      `${JSON.stringify(measureReliability(score.sets ?? [], score), null, 2)}\n`,
    );
  console.log(`${sets.length} sets answered, docs/evaluation.md written`);
});
