import type { TableRules } from "@spellwright/table";
import type { Engine } from "../engine.ts";

/**
 * The engine of what named cards do to each other, for `JudgeParts.decideTable`. Its code and its lexicon are loaded
 * where somebody wants it, and nowhere else.
 *
 * @param rules the rules of the table (`packages/table`)
 */
export const loadDecideTable = async (rules: TableRules): Promise<Engine> => {
  const { createDecideTable } = await import("./decide-table.ts");
  return createDecideTable(rules);
};
