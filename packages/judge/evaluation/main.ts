// `npm run eval:judge`: asks the judge every test question and tells how many it answers rightly.
import process from "node:process";
import { parseArgs } from "node:util";
import { CommandError, runCommand } from "@spellwright/commands";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadFullRulebook, loadStarterRulebook } from "../test/load-rulebook.ts";
import { askQuestions } from "./ask-questions.ts";
import { checkFamilies, checkLanguages, checkVerdicts, Thresholds } from "./check-thresholds.ts";
import { countOutcomes, countVerdicts } from "./count-outcomes.ts";
import { BOTH_LANGUAGES, readQuestions } from "./read-questions.ts";
import thresholdsFile from "./thresholds.json" with { type: "json" };
import { writeFamilies, writeMisses, writeVerdicts } from "./write-report.ts";

const readOrder = () => {
  const { values } = parseArgs({
    options: {
      /** Ends with 1 when a threshold is missed. */
      check: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      /** Only settled questions whose id begins so: a family ("combat/") or one settled question. */
      only: { type: "string" },
    },
  });
  if (values.check && values.only !== undefined)
    throw new CommandError("--check is about all questions: it cannot go with --only");
  return values;
};

await runCommand(async () => {
  const { check, json, only } = readOrder();
  const full = loadFullRulebook();
  const rulebook = full ?? loadStarterRulebook();
  const questions = readQuestions(only !== undefined).filter(
    ({ id }) => only === undefined || id.startsWith(only),
  );
  if (questions.length === 0) throw new CommandError(`no test question belongs to ${only}`);
  const outcomes = await askQuestions({ rulebook, knowledge: shippedKnowledge }, questions);
  const families = countOutcomes(outcomes);
  // The kept half stays unread: its questions are counted, never listed.
  const misses = writeMisses(outcomes.filter(({ question }) => question.family !== BOTH_LANGUAGES));
  const verdicts = countVerdicts(outcomes);

  if (json)
    console.log(
      JSON.stringify({ rules: full ? "full" : "starter", families, verdicts, misses }, null, 2),
    );
  else {
    console.log(
      `${full ? "official rules" : "starter digest of the rules"}\n\n${writeFamilies(families)}\n`,
    );
    console.log(writeVerdicts(verdicts));
    for (const miss of misses) console.log(miss);
  }

  if (check) {
    const thresholds = Thresholds.parse(thresholdsFile);
    const missed = [
      ...checkFamilies(families, thresholds),
      ...checkVerdicts(verdicts, thresholds),
      ...checkLanguages(families, BOTH_LANGUAGES, thresholds),
    ];
    for (const line of missed) console.error(line);
    if (missed.length > 0) process.exitCode = 1;
  }
});
