import { Archetype, Bracket } from "@spellwright/contract";
import type { BracketFinding } from "@spellwright/decks";
import { StoredFinding } from "../../bracket/index.ts";
import type { DeckRow } from "../queries.ts";

/** What a deck's row keeps of its bracket. Null where it has none. */
export const findingOf = (row: DeckRow): BracketFinding | null =>
  row.bracket === null || row.bracketConfidence === null
    ? null
    : {
        bracket: Bracket.parse(row.bracket),
        confidence: row.bracketConfidence,
        archetype: Archetype.nullable().parse(row.declaredArchetype ?? row.archetype),
        ...StoredFinding.parse({
          reasons: row.bracketReasoning,
          gameChangers: row.gameChangersDetected,
          combos: row.detectedCombos,
        }),
      };
