import { readFile } from "node:fs/promises";
import path from "node:path";
import { Language, RulingRequest } from "@spellwright/contract";
import * as z from "zod";
import { projectRoot } from "../../config/root.ts";
import { hasAsked } from "../question-logs/index.ts";
import { askOracle } from "./ask-oracle.ts";
import type { OracleParts } from "./judge-question.ts";

const DemoQuestions = z.array(z.object({ language: Language, question: z.string() }));

/**
 * Gives the demo account its first discussions by really asking: the local judge answers, the ledger
 * counts. Only while the account has never asked anything, so that what its user deletes stays away.
 */
export const seedDemoDiscussions = async (parts: OracleParts, userId: string): Promise<void> => {
  if (await hasAsked(parts.database, userId)) return;
  const file = path.join(projectRoot, "data", "demo-questions.json");
  const questions = DemoQuestions.parse(JSON.parse(await readFile(file, "utf8")));
  const local = { ...parts, model: undefined };
  for (const { language, question } of questions)
    await askOracle(local, userId, language, RulingRequest.parse({ question }));
};
