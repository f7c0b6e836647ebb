// The data of the judge (data/judge): every line has its form, names what exists and is written with care.
import process from "node:process";
import { checkKnowledge } from "../../packages/judge/evaluation/check-knowledge.ts";
import { KnowledgeError } from "../../packages/judge/src/knowledge/read-knowledge.ts";
import { loadFullRulebook, loadStarterRulebook } from "../../packages/judge/test/load-rulebook.ts";

const problems = async (): Promise<readonly string[]> => {
  try {
    const { shippedKnowledge } = await import("../../packages/judge/test/load-knowledge.ts");
    const rulebooks = [loadStarterRulebook(), loadFullRulebook()].filter(
      (rulebook) => rulebook !== undefined,
    );
    return checkKnowledge(shippedKnowledge, rulebooks);
  } catch (error) {
    if (error instanceof KnowledgeError) return error.problems;
    throw error;
  }
};

const found = await problems();
for (const problem of found) console.error(problem);
process.exitCode = found.length > 0 ? 1 : 0;
