import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { CommandError, readChoice, requireFiles, requirePlace } from "@spellwright/commands";
import { EFFORTS } from "@spellwright/contract";
import { answerQuestions } from "./evaluation/answer-questions.ts";
import { chooseModel, ENGINES } from "./evaluation/choose-model.ts";
import { runCommand } from "./run-command.ts";

const USAGE =
  "usage: npm run eval:oracle -- --questions FILE --out FILE [--engine local|model] [--effort low|medium|high] [--rules F --cards F --rulings F]";

const readOrder = async () => {
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
  const { questions, out, rules, cards, rulings } = values;
  if (questions === undefined || out === undefined) throw new CommandError(USAGE);
  await requireFiles({ questions, rules, cards, rulings });
  await requirePlace("out", out);
  const model = chooseModel(readChoice("engine", values.engine, ENGINES));
  const effort = readChoice("effort", values.effort, EFFORTS);
  return { questions, out, rules, cards, rulings, model, effort };
};

await runCommand(async () => {
  const order = await readOrder();
  const answers = await answerQuestions(order);
  await writeFile(order.out, `${answers.map((answer) => JSON.stringify(answer)).join("\n")}\n`);
  console.log(`${answers.length} answers in ${order.out}`);
});
