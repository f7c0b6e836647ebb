import { boolean, index, integer, jsonb, pgTable, real, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId, updatedAt } from "./columns.ts";
import { user } from "./identity.ts";

interface GameChangerDetected {
  card_name: string;
  category: string;
  impact: string;
}
interface ComboDetected {
  combo_name: string;
  cards: string[];
  description: string;
}

export const decks = pgTable(
  "decks",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text().notNull(),
    format: text().notNull(),
    description: text(),
    featuredCardName: text(),
    bracket: integer(),
    bracketConfidence: real(),
    bracketReasoning: jsonb().$type<string[]>().notNull().default([]),
    archetype: text(),
    isFavorite: boolean().notNull().default(false),
    gameChangersDetected: jsonb().$type<GameChangerDetected[]>().notNull().default([]),
    detectedCombos: jsonb().$type<ComboDetected[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId, table.createdAt.desc(), table.id.desc())],
);

export const deckCards = pgTable(
  "deck_cards",
  {
    id: primaryId(),
    deckId: uuid()
      .notNull()
      .references(() => decks.id, { onDelete: "cascade" }),
    cardId: text(),
    cardName: text().notNull(),
    quantity: integer().notNull(),
    isSideboard: boolean().notNull().default(false),
    isCommander: boolean().notNull().default(false),
  },
  (table) => [index().on(table.deckId)],
);
