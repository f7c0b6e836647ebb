import { existsSync } from "node:fs";

const path = new URL("../../../../shared/data/comprehensive-rules.txt", import.meta.url);

/** The official rules text, where this checkout has it beside it. Null (and one line) elsewhere. */
export function officialRulesText(): URL | null {
  if (existsSync(path)) return path;
  console.info("official rules text absent: its suite has no case");
  return null;
}
