import { and, eq, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import type { DeckRow } from "../queries.ts";
import type { DerivedFacts } from "./derive-facts.ts";

const { decks } = schema;

/**
 * Keeps what was derived of decks; one statement. A deck that was edited or declared otherwise in
 * between keeps what that left.
 */
export const storeFacts = async (
  db: Database,
  derived: readonly { readonly row: DeckRow; readonly facts: DerivedFacts }[],
): Promise<void> => {
  const rows = derived.map(({ row, facts }) => ({
    id: row.id,
    revision: row.revision,
    declared: row.declaredBracket,
    colors: facts.colorIdentity,
    bracket: facts.bracket,
    confidence: facts.bracketConfidence,
    reasoning: facts.bracketReasoning,
    archetype: facts.archetype,
    changers: facts.gameChangersDetected,
    combos: facts.detectedCombos,
    edition: facts.factsEdition,
  }));
  await db.execute(sql`
    update decks set color_identity = derived.colors, facts_edition = derived.edition,
      bracket = derived.bracket, bracket_confidence = derived.confidence,
      bracket_reasoning = derived.reasoning, archetype = derived.archetype,
      game_changers_detected = derived.changers, detected_combos = derived.combos
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as derived(id uuid, revision integer,
      declared integer, colors text, edition text, bracket integer, confidence real,
      reasoning jsonb, archetype text, changers jsonb, combos jsonb)
    where decks.id = derived.id and decks.revision = derived.revision
      and decks.declared_bracket is not distinct from derived.declared`);
};

/** Keeps what an owner declares. False when the deck is missing or someone else's. */
export const setDeclaredBracket = async (
  db: Database,
  userId: string,
  id: string,
  declared: { readonly declaredBracket: number | null; readonly declaredReason: string | null },
): Promise<boolean> => {
  const changed = await db
    .update(decks)
    // Derived anew even if what follows here is cut short.
    .set({ ...declared, factsEdition: null })
    .where(and(eq(decks.id, id), eq(decks.userId, userId)))
    .returning({ id: decks.id });
  return changed.length > 0;
};
