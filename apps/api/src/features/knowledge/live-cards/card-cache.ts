import type { Card } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { countedChannels } from "../../../observability/index.ts";
import { readCachedCards, removeCachedCards, writeCachedCards } from "./cache-queries.ts";
import type { LiveLookUp } from "./live-look-up.ts";

/** The service asks for at least a day. Game facts change with a new set only. */
const FRESH_MS = 24 * 60 * 60 * 1000;
/** Rows that nobody asked for again are thrown away after this. */
const KEPT_MS = 7 * FRESH_MS;
const NAME_MAX = 200;

/** What the card service answered in the last day, shared by all processes. Outages are never kept. */
export interface CardCache {
  read(names: readonly string[]): Promise<ReadonlyMap<string, LiveLookUp>>;
  /** Null: the service knew no such id in the last day. */
  readId(id: string): Promise<Card | null | undefined>;
  write(answers: ReadonlyMap<string, LiveLookUp>): Promise<void>;
  /** @param card null where the service knows none */
  writeId(id: string, card: Card | null): Promise<void>;
}

const keyOfName = (name: string): string => `name:${name.trim().toLowerCase().slice(0, NAME_MAX)}`;
const keyOfId = (id: string): string => `id:${id}`;

export const createCardCache = (db: Database, now: () => Date): CardCache => {
  const since = (ms: number) => new Date(now().getTime() - ms);
  const store = async (rows: ReadonlyMap<string, Card | null>): Promise<void> => {
    if (rows.size === 0) return;
    await db.transaction(async (tx) => {
      await removeCachedCards(tx, { cards: since(KEPT_MS), missing: since(FRESH_MS) });
      await writeCachedCards(tx, rows, now());
    });
  };
  return {
    async read(names) {
      const rows = await readCachedCards(db, names.map(keyOfName), since(FRESH_MS));
      return new Map(
        names.flatMap((name): [string, LiveLookUp][] => {
          const row = rows.get(keyOfName(name));
          countedChannels.cacheRead.tell({ cache: "cards", hit: row !== undefined });
          if (row === undefined) return [];
          return [[name, row === null ? { kind: "not_found" } : { kind: "found", card: row }]];
        }),
      );
    },
    async readId(id) {
      const key = keyOfId(id);
      // A card that was shown keeps its pictures for as long as its row lasts.
      const card = (await readCachedCards(db, [key], since(KEPT_MS))).get(key);
      return card === null ? (await readCachedCards(db, [key], since(FRESH_MS))).get(key) : card;
    },
    async write(answers) {
      const rows = new Map<string, Card | null>();
      for (const [name, answer] of answers) {
        if (answer.kind === "not_found") rows.set(keyOfName(name), null);
        if (answer.kind !== "found") continue;
        rows.set(keyOfName(name), answer.card);
        rows.set(keyOfId(answer.card.id), answer.card);
      }
      await store(rows);
    },
    writeId: (id, card) => store(new Map([[keyOfId(id), card]])),
  };
};
