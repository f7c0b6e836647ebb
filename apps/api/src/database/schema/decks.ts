import { CARD_FINISHES, DECK_BOARDS } from "@spellwright/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, primaryId, updatedAt } from "./columns.ts";
import { ofUser } from "./identity.ts";

export const decks = pgTable(
  "decks",
  {
    id: primaryId(),
    userId: ofUser(),
    name: text().notNull(),
    /** Without accents and case, for search and order. */
    nameFolded: text().notNull().default(""),
    format: text().notNull(),
    description: text(),
    featuredCardName: text(),
    bracket: integer(),
    /** What the owner says it is. No edit of the deck. */
    declaredBracket: integer(),
    /** Why, in the owner’s words. */
    declaredReason: text(),
    bracketConfidence: real(),
    /** This and what was detected are codes: every reader has them in their own language. */
    bracketReasoning: jsonb().notNull().default([]),
    archetype: text(),
    /** The owner’s own word for it, shown in its place. No edit of the deck. */
    declaredArchetype: text(),
    /** In the link that shows the deck to whoever has it. Null: it is not shared. */
    shareToken: text().unique(),
    isFavorite: boolean().notNull().default(false),
    gameChangersDetected: jsonb().notNull().default([]),
    detectedCombos: jsonb().notNull().default([]),
    /** Grows with every edit. An edit made on another one is refused (DECK_CHANGED). */
    revision: integer().notNull().default(0),
    /** The edit (`deck_edits.revision`) that an undo takes back. Null: nothing to undo. */
    lastEdit: integer(),
    /** Colours as `WUG`. Derived, as the bracket and the archetype are, from `facts_edition`. */
    colorIdentity: text().notNull().default(""),
    /** The card data and policy that they come from. Others in use derive them anew. */
    factsEdition: text(),
    /** Of the import, or the call, that made the deck: a repeat finds it (IMP-06). */
    importRequestId: text(),
    /** SHA-256 of that request's meaning. */
    importHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.userId, table.createdAt.desc(), table.id.desc()),
    index().on(table.userId, table.nameFolded, table.id),
    unique().on(table.userId, table.importRequestId),
  ],
);

export const deckCards = pgTable(
  "deck_cards",
  {
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    deckId: uuid()
      .notNull()
      .references(() => decks.id, { onDelete: "cascade" }),
    cardId: text(),
    cardName: text().notNull(),
    quantity: integer().notNull(),
    board: text({ enum: DECK_BOARDS }).notNull().default("main"),
    /** The companion is a card of the sideboard (CR 702.139a). */
    isSideboard: boolean().notNull().generatedAlwaysAs(sql`board in ('sideboard', 'companion')`),
    isCommander: boolean().notNull().default(false),
    setCode: text(),
    collectorNumber: text(),
    finish: text({ enum: CARD_FINISHES }),
    categories: jsonb().$type<string[]>().notNull().default([]),
    tags: jsonb().$type<string[]>().notNull().default([]),
  },
  // One index: a second one costs a thousand lines a sixth of the time that they hold the embedded database.
  (table) => [primaryKey({ columns: [table.deckId, table.id] })],
);

/**
 * What edits changed, for undo and redo. Edits are only added: an edit's `parent` is the one before it,
 * so that those made after an undo branch off and the newest branch is the one that a redo takes.
 */
export const deckEdits = pgTable(
  "deck_edits",
  {
    deckId: uuid()
      .notNull()
      .references(() => decks.id, { onDelete: "cascade" }),
    /** Of the deck after the edit. */
    revision: integer().notNull(),
    parent: integer(),
    /** Fields and lines before and after. */
    difference: jsonb().notNull(),
    /** Of the call that made it: a repeat finds it. */
    requestId: text(),
    /** SHA-256 of that call’s changes. */
    requestHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.deckId, table.revision] }),
    unique().on(table.deckId, table.requestId),
  ],
);

/** Named states of a deck that can be restored. */
export const deckVersions = pgTable(
  "deck_versions",
  {
    id: primaryId(),
    deckId: uuid()
      .notNull()
      .references(() => decks.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Of the deck when the version was kept. */
    revision: integer().notNull(),
    cardCount: integer().notNull(),
    /** Fields and lines. */
    state: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.deckId, table.createdAt.desc())],
);
