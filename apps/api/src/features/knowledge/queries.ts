import { rememberPackedText } from "@spellwright/card-text";
import { cardNameOf } from "@spellwright/cards";
import type { Card, CardRuling } from "@spellwright/contract";
import type { RulesEdition } from "@spellwright/rulebook";
import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { VERSION } from "../../config/version.ts";
import { type Database, schema, type Transaction } from "../../database/index.ts";

const { cardEditions, cardReadings, cardRulings, cards, ruleEditions } = schema;

/** An import keeps two: this only bounds the list. */
const MOST_EDITIONS = 20;

const editionColumns = {
  edition: ruleEditions.id,
  effectiveDate: ruleEditions.effectiveDate,
  verbatim: ruleEditions.verbatim,
  count: ruleEditions.ruleCount,
  contentHash: ruleEditions.contentHash,
};

/** Numbers of the editions in use. Cheap, asked again to notice an import by another process. */
export const currentEditions = async (db: Database) => {
  const [rules] = await db
    .select(editionColumns)
    .from(ruleEditions)
    .where(eq(ruleEditions.isCurrent, true));
  const [cardSet] = await db
    .select({
      id: cardEditions.id,
      source: cardEditions.source,
      date: cardEditions.dataDate,
      count: cardEditions.cardCount,
      contentHash: cardEditions.contentHash,
    })
    .from(cardEditions)
    .where(eq(cardEditions.isCurrent, true));
  return { rules, cards: cardSet };
};

/** Every edition that is kept, the one in use first. */
export const listEditions = async (db: Database) => {
  const rows = await db
    .select({
      ...editionColumns,
      isCurrent: ruleEditions.isCurrent,
      importedAt: ruleEditions.importedAt,
    })
    .from(ruleEditions)
    .orderBy(desc(ruleEditions.isCurrent), desc(ruleEditions.effectiveDate))
    .limit(MOST_EDITIONS);
  return rows;
};

/** Two hundred whole cards keep the one connection of the embedded database for twenty milliseconds. */
const CARDS_AT_ONCE = 100;

/** What this release read of a card. */
export const isReadingOfCard = and(
  eq(cardReadings.editionId, cards.editionId),
  eq(cardReadings.cardId, cards.id),
  eq(cardReadings.reader, VERSION),
);

/** Whole cards, with what was read of their words where they were read already. */
export const readCards = async (
  db: Database,
  editionId: number,
  ids: readonly string[],
): Promise<readonly Card[]> => {
  const byId = new Map<string, Card>();
  for (let from = 0; from < ids.length; from += CARDS_AT_ONCE) {
    const some = sql.param(ids.slice(from, from + CARDS_AT_ONCE));
    const rows = await db
      .select({ id: cards.id, card: cards.card, abilities: cardReadings.abilities })
      .from(cards)
      .leftJoin(cardReadings, isReadingOfCard)
      .where(and(eq(cards.editionId, editionId), sql`${cards.id} = any(${some})`));
    for (const { id, card, abilities } of rows) {
      if (abilities !== null) rememberPackedText(card as Card, abilities);
      byId.set(id, card as Card);
    }
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** More would be read for nothing: suggestions take the first that fits. */
const MOST_POPULAR = 3_000;

/** The most played cards of an edition, the most played first. Those without a rank come last. */
export const readPopularCards = async (
  db: Database,
  editionId: number,
): Promise<readonly Card[]> => {
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(eq(cards.editionId, editionId))
    .orderBy(sql`${cards.edhrecRank} nulls last`, cards.name)
    .limit(MOST_POPULAR);
  return readCards(
    db,
    editionId,
    rows.map(({ id }) => id),
  );
};

export const readRulings = (
  db: Database,
  editionId: number,
  names: readonly string[],
): Promise<CardRuling[]> =>
  names.length === 0
    ? Promise.resolve([])
    : db
        .select({
          name: cardRulings.cardName,
          published_at: cardRulings.publishedAt,
          comment: cardRulings.comment,
        })
        .from(cardRulings)
        .where(and(eq(cardRulings.editionId, editionId), inArray(cardRulings.cardName, [...names])))
        .orderBy(desc(cardRulings.publishedAt), cardRulings.id)
        .limit(200);

/** Makes an edition the current one. Only it and the one it replaces are kept. */
export const storeRulesEdition = async (
  tx: Transaction,
  edition: RulesEdition,
  contentHash: string,
): Promise<void> => {
  const [previous] = await tx
    .update(ruleEditions)
    .set({ isCurrent: false })
    .where(eq(ruleEditions.isCurrent, true))
    .returning({ id: ruleEditions.id });
  const row = {
    effectiveDate: edition.effectiveDate,
    verbatim: edition.verbatim,
    ruleCount: edition.rules.length,
    contentHash,
    edition,
    isCurrent: true,
    importedAt: sql`now()`,
  };
  await tx
    .insert(ruleEditions)
    .values({ id: edition.id, ...row })
    .onConflictDoUpdate({ target: ruleEditions.id, set: row });
  await tx
    .delete(ruleEditions)
    .where(sql`${ruleEditions.id} not in (${edition.id}, ${previous?.id ?? edition.id})`);
};

/** How many rules a stored edition really holds. */
export const countStoredRules = async (tx: Transaction, id: string): Promise<number> => {
  const [row] = await tx
    .select({ count: sql<number>`jsonb_array_length(${ruleEditions.edition}->'rules')` })
    .from(ruleEditions)
    .where(eq(ruleEditions.id, id));
  return row?.count ?? 0;
};

/** French words of the cards in use, for an edition that comes without them. */
export const readFrenchWords = async (
  db: Database,
  editionId: number,
): Promise<readonly Pick<Card, "name" | "printed_name" | "printed_type_line" | "printed_text">[]> =>
  db
    .select({
      name: cards.name,
      printed_name: cards.printedName,
      printed_type_line: sql<string | null>`${cards.card}->>'printed_type_line'`,
      printed_text: sql<string | null>`${cards.card}->>'printed_text'`,
    })
    .from(cards)
    .where(and(eq(cards.editionId, editionId), isNotNull(cards.printedName)));

export interface CardEditionDraft {
  readonly source: "starter" | "import";
  readonly dataDate: string;
  readonly contentHash: string;
}

export const startCardEdition = async (
  tx: Transaction,
  draft: CardEditionDraft,
): Promise<number> => {
  const [row] = await tx
    .insert(cardEditions)
    .values({ ...draft, cardCount: 0 })
    .returning({ id: cardEditions.id });
  if (row === undefined) throw new Error("the card edition was not stored");
  return row.id;
};

/** One statement for a batch: the rows travel as one JSON text. */
export const insertCards = async (
  tx: Transaction,
  editionId: number,
  batch: readonly Card[],
): Promise<void> => {
  const rows = batch.map((card) => {
    const { faceNames, rank } = cardNameOf(card);
    return { card, faceNames, rank };
  });
  await tx.execute(sql`
    insert into cards (edition_id, id, name, printed_name, flavor_names, face_names, edhrec_rank, card)
    select ${editionId}, row->'card'->>'id', row->'card'->>'name', row->'card'->>'printed_name',
      case jsonb_typeof(row->'card'->'flavor_names') when 'array' then row->'card'->'flavor_names' else '[]' end,
      row->'faceNames', (row->>'rank')::integer, row->'card'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row`);
};

export const insertRulings = async (
  tx: Transaction,
  editionId: number,
  batch: readonly CardRuling[],
): Promise<void> => {
  await tx.execute(sql`
    insert into card_rulings (edition_id, card_name, published_at, comment)
    select ${editionId}, row->>'name', (row->>'published_at')::date, row->>'comment'
    from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) as row`);
};

/** Counts what was really stored and makes the edition current. Only it and the one it replaces are kept. */
export const finishCardEdition = async (
  tx: Transaction,
  editionId: number,
): Promise<{ cards: number; rulings: number }> => {
  const [previous] = await tx
    .update(cardEditions)
    .set({ isCurrent: false })
    .where(eq(cardEditions.isCurrent, true))
    .returning({ id: cardEditions.id });
  const [stored] = await tx
    .update(cardEditions)
    .set({
      isCurrent: true,
      cardCount: sql`(select count(*) from cards where edition_id = ${editionId})`,
      rulingCount: sql`(select count(*) from card_rulings where edition_id = ${editionId})`,
    })
    .where(eq(cardEditions.id, editionId))
    .returning({ cards: cardEditions.cardCount, rulings: cardEditions.rulingCount });
  await tx
    .delete(cardEditions)
    .where(sql`${cardEditions.id} not in (${editionId}, ${previous?.id ?? editionId})`);
  // The embedded database never does it by itself, and then sorts all cards for each page of them.
  await tx.execute(sql`analyze cards (edition_id, id, name, edhrec_rank)`);
  await tx.execute(sql`analyze card_rulings (edition_id, card_name)`);
  return stored ?? { cards: 0, rulings: 0 };
};

/** Rulings of the cards in use, carried over when cards are imported without a rulings file. */
export const copyRulings = async (tx: Transaction, from: number, to: number): Promise<void> => {
  await tx.execute(sql`
    insert into card_rulings (edition_id, card_name, published_at, comment)
    select ${to}, card_name, published_at, comment from card_rulings where edition_id = ${from} order by id`);
};

export const removeRulings = async (tx: Transaction, editionId: number): Promise<void> => {
  await tx.delete(cardRulings).where(eq(cardRulings.editionId, editionId));
};

export const countRulings = async (tx: Transaction, editionId: number): Promise<void> => {
  await tx
    .update(cardEditions)
    .set({ rulingCount: sql`(select count(*) from card_rulings where edition_id = ${editionId})` })
    .where(eq(cardEditions.id, editionId));
};
