import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";
import { searchedColumns } from "./card-columns.ts";
import { createdAt, moment } from "./columns.ts";

/** Editions of the rules that were imported. The newest `current` one is in use, older ones are kept. */
export const ruleEditions = pgTable("rule_editions", {
  /** ISO effective date, or `starter-<date>`. */
  id: text().primaryKey(),
  effectiveDate: date({ mode: "string" }).notNull(),
  verbatim: boolean().notNull(),
  ruleCount: integer().notNull(),
  /** SHA-256 of what was imported: the same content is not imported twice. */
  contentHash: text().notNull(),
  /** The parsed edition (`RulesEdition` of the rulebook). */
  edition: jsonb().notNull(),
  isCurrent: boolean().notNull().default(false),
  importedAt: createdAt(),
});

/** Sets of cards that were imported: starter, then official ones. Exactly one is current. */
export const cardEditions = pgTable("card_editions", {
  id: serial().primaryKey(),
  source: text({ enum: ["starter", "import"] }).notNull(),
  /** Date of the data. */
  dataDate: date({ mode: "string" }).notNull(),
  cardCount: integer().notNull(),
  rulingCount: integer().notNull().default(0),
  contentHash: text().notNull(),
  isCurrent: boolean().notNull().default(false),
  importedAt: createdAt(),
});

export const cards = pgTable(
  "cards",
  {
    editionId: integer()
      .notNull()
      .references(() => cardEditions.id, { onDelete: "cascade" }),
    id: text().notNull(),
    name: text().notNull(),
    printedName: text(),
    flavorNames: jsonb().$type<string[]>().notNull().default([]),
    faceNames: jsonb().$type<string[]>().notNull().default([]),
    /** How well known the card is: the rank of its `CardName`. */
    edhrecRank: integer(),
    /** The whole card as the contract's `Card`. */
    card: jsonb().notNull(),
    ...searchedColumns,
  },
  (table) => [
    index().on(table.editionId, table.id),
    index().on(table.editionId, table.name),
    index().on(table.editionId, table.edhrecRank),
  ],
);

/**
 * What only the words of a card tell, read in turns beside the requests (`readCardsInUse`). Lists are kept
 * as their JSON text.
 */
export const cardReadings = pgTable(
  "card_readings",
  {
    editionId: integer()
      .notNull()
      .references(() => cardEditions.id, { onDelete: "cascade" }),
    cardId: text().notNull(),
    /** The release that read the card: the next one reads it anew. */
    reader: text().notNull(),
    causes: text().notNull(),
    rewards: text().notNull(),
    roles: text().notNull(),
    /** A bit for each kind of mana, white first, colorless last. */
    producedBits: integer().notNull(),
    /** Its abilities, packed (`packedTextOf`). None in rows that the release before wrote. */
    abilities: text(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.cardId] })],
);

export const cardRulings = pgTable(
  "card_rulings",
  {
    id: serial().primaryKey(),
    editionId: integer()
      .notNull()
      .references(() => cardEditions.id, { onDelete: "cascade" }),
    cardName: text().notNull(),
    publishedAt: date({ mode: "string" }).notNull(),
    comment: text().notNull(),
  },
  (table) => [index().on(table.editionId, table.cardName)],
);

/**
 * What the public card service answered, so that it is not asked again for a day: cards, and names that
 * it does not know. Its outages are never kept here.
 */
export const cardCache = pgTable(
  "card_cache",
  {
    /** `name:<as written>` or `id:<the service's id>`. */
    key: text().primaryKey(),
    /** The card as the contract's `Card`. Null: the service knows no such card. */
    card: jsonb(),
    fetchedAt: moment().notNull(),
  },
  (table) => [index().on(table.fetchedAt)],
);

/**
 * When outside services were last asked, by whichever process (IMP-08): one row a service. Moments lie
 * ahead where turns are taken already. A row of ours says which process reads the cards (`takeReadingTurn`).
 */
export const serviceTurns = pgTable("service_turns", {
  service: text().primaryKey(),
  /** Start of the last call of any weight. */
  lastAt: moment(),
  /** Start of the last heavy call. */
  heavyAt: moment(),
  /** Nobody asks before: the service said so. Of reading: nobody else begins before. */
  closedUntil: moment(),
});

/** Combos of the public combo database, replaced as a whole by an import. */
export const combos = pgTable("combos", {
  id: text().primaryKey(),
  /** The record as imported: cards, produces, color_identity, bracket_tag… */
  combo: jsonb().notNull(),
});

/** Imports of the combo list, the newest in use: when which one came, and what it changed (BRK-03). */
export const comboEditions = pgTable("combo_editions", {
  id: serial().primaryKey(),
  comboCount: integer().notNull(),
  addedCount: integer().notNull(),
  removedCount: integer().notNull(),
  /** SHA-256 of what was imported: the same content makes no further edition. */
  contentHash: text().notNull(),
  importedAt: createdAt(),
});
