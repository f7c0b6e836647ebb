import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { onEachDatabase } from "../../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../../test/decks-app.ts";
import { addPerson, type OracleApp, refusal } from "../../../../test/oracle-app.ts";
import type { OpenDatabase } from "../../../database/index.ts";
import { createKnowledge, loadStarter } from "../../knowledge/index.ts";

const DECKS = 1000;

/** A thousand decks of sixty cards, made in the database. */
const fill = async ({ db }: OpenDatabase, userId: string) => {
  await db.execute(sql`
    insert into decks (user_id, name, name_folded, format, is_favorite, facts_edition, featured_card_name, created_at)
    select ${userId}, 'Élan n° ' || n, 'elan n ' || n,
      case when n % 2 = 0 then 'commander' else 'modern' end,
      n % 7 = 0,
      null, 'Lightning Bolt', now() - n * interval '1 minute'
    from generate_series(1, ${DECKS}) n`);
  await db.execute(sql`
    insert into deck_cards (deck_id, card_name, quantity)
    select decks.id, card, 20 from decks, unnest(array['Lightning Bolt', 'Counterspell', 'Forest']) card
    where user_id = ${userId}`);
  await db.execute(sql`
    insert into discussions (user_id, title, type, deck_id)
    select ${userId}, 'talk', 'forge', id from decks, generate_series(1, 2)
    where user_id = ${userId} and split_part(name, ' ', 3)::integer % 6 = 5`);
};

/** Five of six get a bracket, one of ten an archetype, whatever their cards are. */
const rate = ({ db }: OpenDatabase, userId: string) =>
  db.execute(sql`
    update decks set bracket = nullif(number % 6, 0),
      archetype = case when number % 10 = 0 then 'aggro' end
    from (select id, split_part(name, ' ', 3)::integer as number from decks) as numbered
    where decks.id = numbered.id and user_id = ${userId}`);

/** Statements that a request sends to the database. */
const countQueries = async ({ pool }: OpenDatabase, request: () => Promise<unknown>) => {
  const query = vi.spyOn(pool, "query");
  try {
    await request();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
};

describe("lists of decks", () => {
  onEachDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open());
    });
    const list = (query: string) => app.call("GET", `/api/decks?${query}`, me);
    const pages = async (query: string): Promise<Record<string, unknown>[]> => {
      const items = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const { body } = await list(`${query}&limit=100${cursor && `&cursor=${cursor}`}`);
        items.push(...body.items);
        cursor = body.next_cursor;
      }
      return items;
    };

    test("[FOR-02] a deck of the list says all that its card shows", async () => {
      const text = await sampleList("krenko-goblin-uproar");
      const { id } = await importDeck(app, me, { text, name: "Krenko", format: "commander" });
      const talk = { title: "talk", type: "forge", deck_id: id };
      await app.call("POST", "/api/discussions", me, { body: talk });
      await app.call("POST", "/api/discussions", me, { body: { title: "all", type: "forge" } });
      const { body } = await list("");
      expect(body).toMatchObject({
        total: 1,
        next_cursor: null,
        items: [
          {
            id,
            name: "Krenko",
            commander_names: ["Krenko, Mob Boss"],
            commander_printed_names: ["Krenko le caïd"],
            color_identity: ["R"],
            featured_card: { name: "Krenko, Mob Boss" },
            discussion_count: 1,
            has_analysis: false,
            analysis_discussion_id: null,
            revision: 0,
          },
        ],
      });
      expect((await app.call("GET", "/api/decks/summary", me)).body).toEqual({
        decks: 1,
        favorites: 0,
        without_analysis: 1,
        general_questions: 1,
      });
      const general = await app.call("GET", "/api/discussions?type=forge&without_deck=true", me);
      expect(general.body.items).toMatchObject([{ title: "all" }]);
      const analysis = await app.call("POST", "/api/deck-suggestions", me, {
        body: { deckId: id },
      });
      expect((await list("")).body.items[0]).toMatchObject({
        has_analysis: true,
        analysis_discussion_id: analysis.body.discussionId,
      });
      expect((await app.call("GET", "/api/decks/summary", me)).body.without_analysis).toBe(0);
    });

    test("[FOR-02] a thousand decks are filtered and sorted, each once, in three queries a page", async () => {
      await fill(open(), me);
      // Colours and brackets are derived once for the card data and the policy in use.
      const derived = await pages("");
      for (const { format, bracket } of derived)
        expect(bracket).toBe(format === "commander" ? 2 : null);
      await rate(open(), me);
      expect(await countQueries(open(), () => list("limit=100"))).toBeLessThanOrEqual(3);
      expect((await list("limit=1")).body).toMatchObject({
        total: DECKS,
        items: [{ name: "Élan n° 1", color_identity: ["U", "R"], card_count: 60 }],
      });
      for (const sort of ["date", "name", "bracket", "discussions"])
        for (const order of ["asc", "desc"]) {
          const items = await pages(`sort=${sort}&order=${order}`);
          expect(new Set(items.map(({ id }) => id)).size, `${sort} ${order}`).toBe(DECKS);
          const keys = items.map(({ created_at, name, bracket, discussion_count }) => {
            if (sort === "date") return Date.parse(String(created_at));
            if (sort === "name") return String(name);
            return Number(sort === "bracket" ? bracket : discussion_count);
          });
          const sorted = [...keys].sort((left, right) =>
            typeof left === "number" && typeof right === "number"
              ? left - right
              : String(left).localeCompare(String(right), "en"),
          );
          expect(keys).toEqual(order === "asc" ? sorted : sorted.reverse());
        }
      const total = async (query: string) => (await list(`${query}&limit=1`)).body.total;
      expect(await total("format=modern")).toBe(500);
      expect(await total("bracket=5")).toBe(166);
      expect(await total("archetype=aggro")).toBe(100);
      expect(await total("favorite=true")).toBe(142);
      expect(await total("favorite=false")).toBe(858);
      expect(await total(`search=${encodeURIComponent("ELAN N° 99")}`)).toBe(11);
      expect(await total("search=elan&format=commander&favorite=true")).toBe(71);
      await open().db.execute(sql`
        insert into deck_cards (deck_id, card_name, quantity, is_commander)
        select id, 'Atraxa, Praetors'' Voice', 1, true from decks
        where user_id = ${me} and name in ('Élan n° 1', 'Élan n° 2')`);
      // By a commander, in either language. The same card among the others does not count.
      expect(await total("search=atraxa")).toBe(2);
      expect(await total("search=voix+des+praetors&format=modern")).toBe(1);
      expect(await total("search=counterspell")).toBe(0);
      expect(await total(`search=${encodeURIComponent("%_'\\")}`)).toBe(0);
    });

    test("[DATA-06] refuses cursors of other lists and unknown filters", async () => {
      await importDeck(app, me, { text: "1 Shock", name: "one" });
      await importDeck(app, me, { text: "1 Shock", name: "two" });
      const cursor = (await list("limit=1&sort=name")).body.next_cursor;
      const forged = Buffer.from('["2026-01-01","x","y"]').toString("base64url");
      for (const query of [
        `cursor=${cursor}&sort=date`,
        `cursor=${cursor}&sort=name&order=asc`,
        `cursor=${forged}`,
        "cursor=%00",
        "sort=colour",
        "format=chess",
        "bracket=6",
        "limit=101",
      ])
        expect(refusal(await list(query)), query).toEqual({ status: 400, code: "FIELD_INVALID" });
    });

    test("[FOR-06] a deck of a hundred different cards, which were read before, is read in two queries", async () => {
      await loadStarter(open().db);
      const knowledge = createKnowledge(open().db);
      const own = await createDecksApp(open(), knowledge);
      const names = await open().db.execute<{ name: string }>(
        sql`select name from cards where name not like '%//%' order by name limit 100`,
      );
      const text = names.rows.map(({ name }) => `1 ${name}`).join("\n");
      const { id } = await importDeck(own, me, { text, format: "casual" });
      const read = () => own.call("GET", `/api/decks/${id}`, me);
      const { body } = await read();
      expect(body.deck_cards).toHaveLength(100);
      expect(body.statistics.unknown_count).toBe(0);
      expect(await countQueries(open(), read)).toBe(2);
    });
  });
});
