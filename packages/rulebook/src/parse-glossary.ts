import type { GlossaryEntry } from "./edition.ts";
import { ruleReferences } from "./rule-references.ts";

/**
 * Lines between "Glossary" and "Credits" → entries: a term line, then one or more lines of
 * definition, entries parted by blank lines. A term without a definition is not an entry.
 */
export function parseGlossary(lines: readonly string[]): readonly GlossaryEntry[] {
  const entries: GlossaryEntry[] = [];
  let block: string[] = [];
  for (const line of [...lines, ""]) {
    if (line.trim() !== "") {
      block.push(line.trim());
      continue;
    }
    const [term, ...definition] = block;
    if (term !== undefined && definition.length > 0) entries.push(toEntry(term, definition));
    block = [];
  }
  return entries;
}

function toEntry(term: string, lines: readonly string[]): GlossaryEntry {
  const definition = lines.join("\n");
  return {
    term: { fr: term, en: term },
    definition: { fr: definition, en: definition },
    rules: ruleReferences(definition),
  };
}
