import type { Database } from "../../database/index.ts";
import type { Feature } from "../../http/index.ts";
import { createEditionComparison } from "./compare-editions.ts";
import { createKnowledge } from "./create-knowledge.ts";
import type { Knowledge } from "./knowledge.ts";
import { knowledgeHandlers } from "./routes.ts";

export { type CitedRuleCheck, createCitedRuleCheck } from "./changed-since.ts";
export { createFileKnowledge } from "./file-knowledge.ts";
export { importCards, importCombos, importRulings } from "./import-cards.ts";
export { ImportError, type Progress } from "./import-error.ts";
export { importRules } from "./import-rules.ts";
export type { Knowledge } from "./knowledge.ts";
export { loadStarter } from "./load-starter.ts";

/** Rules and cards in use, and the look-ups that anyone may make (CARD-01, ORA-17). */
export const createKnowledgeFeature = ({
  database,
}: {
  readonly database: Database;
}): Feature<ReturnType<typeof knowledgeHandlers>> & { readonly knowledge: Knowledge } => {
  const knowledge = createKnowledge(database);
  return { knowledge, handlers: knowledgeHandlers(knowledge, createEditionComparison(database)) };
};
