import { rememberPackedText } from "@spellwright/card-text";
import type { Card, CardRuling } from "@spellwright/contract";
import { and, eq, gt } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { isReadingOfCard } from "../queries.ts";

const { cards, cardReadings, cardRulings } = schema;

/** A thousand whole cards keep the one connection of the embedded database for a tenth of a second. */
const CARDS_PAGE = 200;
const RULINGS_PAGE = 2_000;

/** All cards of an edition, with what was read of their words, page by page, in the order in which their names are indexed. */
export async function* readAllCards(
  db: Database,
  editionId: number,
): AsyncGenerator<readonly Card[]> {
  for (let last = ""; ; ) {
    const rows = await db
      .select({ id: cards.id, card: cards.card, abilities: cardReadings.abilities })
      .from(cards)
      .leftJoin(cardReadings, isReadingOfCard)
      .where(and(eq(cards.editionId, editionId), gt(cards.id, last)))
      .orderBy(cards.id)
      .limit(CARDS_PAGE);
    for (const { card, abilities } of rows)
      if (abilities !== null) rememberPackedText(card as Card, abilities);
    if (rows.length > 0) yield rows.map(({ card }) => card as Card);
    if (rows.length < CARDS_PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** All official notes of an edition, page by page, in the order of their import. */
export async function* readAllRulings(
  db: Database,
  editionId: number,
): AsyncGenerator<readonly CardRuling[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .select({
        id: cardRulings.id,
        name: cardRulings.cardName,
        published_at: cardRulings.publishedAt,
        comment: cardRulings.comment,
      })
      .from(cardRulings)
      .where(and(eq(cardRulings.editionId, editionId), gt(cardRulings.id, last)))
      .orderBy(cardRulings.id)
      .limit(RULINGS_PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < RULINGS_PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}
