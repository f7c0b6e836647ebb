import { readFile } from "node:fs/promises";
import path from "node:path";
import { Language, RulingRequest } from "@spellwright/contract";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { schema } from "../../database/index.ts";
import { projectRoot } from "../../root.ts";
import { askOracle, type OracleParts } from "./ask-oracle.ts";

const DemoQuestions = z.array(z.object({ language: Language, question: z.string() }));

/**
 * Gives the demo account its first discussions by really asking: the local judge answers, the ledger
 * counts. Only while the account has never asked anything, so that what its user deletes stays away.
 */
export const seedDemoDiscussions = async (
  { model: _noModel, ...parts }: OracleParts,
  userId: string,
): Promise<void> => {
  const asked = await parts.database.$count(
    schema.questionLogs,
    eq(schema.questionLogs.userId, userId),
  );
  if (asked > 0) return;
  const file = path.join(projectRoot, "data", "demo-questions.json");
  const questions = DemoQuestions.parse(JSON.parse(await readFile(file, "utf8")));
  for (const { language, question } of questions)
    await askOracle(
      { ...parts, model: undefined },
      userId,
      language,
      RulingRequest.parse({ question }),
    );
};
