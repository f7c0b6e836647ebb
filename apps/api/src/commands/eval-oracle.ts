import { writeFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { Effort } from "@spellwright/contract";
import * as z from "zod";
import { answerQuestions } from "./evaluation/answer-questions.ts";
import { configuredModel } from "./evaluation/choose-model.ts";

const Engine = z.enum(["local", "model"]);
const option = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    questions: option,
    out: option,
    rules: option,
    cards: option,
    rulings: option,
    engine: option,
    effort: option,
  },
});
const { questions, out } = values;
const engine = Engine.safeParse(values.engine ?? "local");
const effort = Effort.safeParse(values.effort ?? "low");
if (questions === undefined || out === undefined || !engine.success || !effort.success) {
  console.error(
    "usage: npm run eval:oracle -- --questions FILE --out FILE [--engine local|model] [--effort low|medium|high] [--rules F --cards F --rulings F]",
  );
  process.exit(2);
}
const model = engine.data === "model" ? configuredModel() : undefined;
if (engine.data === "model" && model === undefined) {
  console.error("Spellwright: --engine model needs LANGUAGE_MODEL_NAME");
  process.exit(2);
}
const answers = await answerQuestions({ ...values, questions, effort: effort.data, model });
await writeFile(out, `${answers.map((answer) => JSON.stringify(answer)).join("\n")}\n`);
console.log(`${answers.length} answers in ${out}`);
