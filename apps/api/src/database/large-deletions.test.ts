import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addSession } from "../../test/account-app.ts";
import type { Answer } from "../../test/call-app.ts";
import { DATABASES, type FreshDatabase } from "../../test/databases.ts";
import { createWholeApp } from "../../test/whole-app.ts";
import { loadStarter } from "../features/knowledge/index.ts";
import { type OpenDatabase, openDatabase, ping } from "./index.ts";

const DECKS = 12;
const DISCUSSIONS = 60;

/** The embedded database has one connection: who asks meanwhile waits for the statement that holds it. */
describe("[DATA-06] a server that deletes much", () => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let site: ReturnType<typeof createWholeApp>;
  let headers: Readonly<Record<string, string>>;
  let email: string;
  beforeEach(async () => {
    fresh = await DATABASES.embedded();
    database = await openDatabase(fresh.location);
    await loadStarter(database.db);
    site = createWholeApp(database);
    const token = await addSession(database);
    email = `${token}@example.org`;
    headers = { authorization: `Bearer ${token}` };
    for (let at = 0; at < DECKS; at++) {
      const cards = [{ card_name: "Forest", quantity: 1 }];
      const deck = { name: `Deck ${at}`, format: "casual", cards };
      const made = await site.call("POST", "/api/decks", { headers, body: deck });
      expect(made.status).toBe(201);
    }
  });
  afterEach(async () => {
    await site.stop();
    await database.close();
    await fresh.remove();
  });
  const idsOf = async (table: "decks" | "discussions") =>
    (await database.db.execute(sql`select id from ${sql.identifier(table)}`)).rows.map(
      ({ id }) => id,
    );

  /** What somebody else sees of a table while it is emptied. */
  const countsDuring = async (table: "decks" | "discussions", remove: () => Promise<Answer>) => {
    const before = await idsOf(table);
    const removing = remove();
    const seen: number[] = [];
    const looking = (async () => {
      while (seen.at(-1) !== 0) {
        await ping(database.db);
        seen.push((await idsOf(table)).length);
      }
    })();
    expect((await removing).status).toBe(200);
    await looking;
    return seen.filter((count) => count > 0 && count < before.length);
  };

  test("answers others while it deletes many decks", async () => {
    const ids = await idsOf("decks");
    const remove = () => site.call("POST", "/api/decks/delete", { headers, body: { ids } });
    expect(await countsDuring("decks", remove)).not.toEqual([]);
  });

  test("answers others while it deletes many discussions", async () => {
    for (let at = 0; at < DISCUSSIONS; at++) {
      const body = { title: `Talk ${at}`, type: "oracle" };
      await site.call("POST", "/api/discussions", { headers, body });
    }
    const ids = await idsOf("discussions");
    const remove = () => site.call("POST", "/api/discussions/delete", { headers, body: { ids } });
    expect(await countsDuring("discussions", remove)).not.toEqual([]);
  });

  test("answers others while it deletes an account", async () => {
    const remove = () => site.call("POST", "/api/account/delete", { headers, body: { email } });
    expect(await countsDuring("decks", remove)).not.toEqual([]);
  });
});
