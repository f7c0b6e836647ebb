import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addSession } from "../test/account-app.ts";
import { DATABASES, type FreshDatabase } from "../test/databases.ts";
import { createWholeApp } from "../test/whole-app.ts";
import { type OpenDatabase, openDatabase, ping } from "./database/index.ts";
import { loadStarter } from "./features/knowledge/index.ts";

const DECKS = 12;

/** The embedded database has one connection: who asks meanwhile waits for the statement that holds it. */
describe("[DATA-06] what deletes much lets others be answered in between", () => {
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
  const decks = async () =>
    (await database.db.execute(sql`select id from decks`)).rows.map(({ id }) => id);

  test.each([
    [
      "many decks",
      async () => site.call("POST", "/api/decks/delete", { headers, body: { ids: await decks() } }),
    ],
    ["an account", () => site.call("POST", "/api/account/delete", { headers, body: { email } })],
  ])("%s", async (_what, remove) => {
    let left = DECKS;
    const removing = remove().then(({ status }) => status);
    const seen: number[] = [];
    const looking = (async () => {
      while (left > 0) {
        await ping(database.db);
        left = (await decks()).length;
        seen.push(left);
      }
    })();
    expect(await removing).toBe(200);
    await looking;
    // Somebody else saw it half done.
    expect(seen.filter((count) => count > 0 && count < DECKS)).not.toEqual([]);
    expect(seen.at(-1)).toBe(0);
  });
});
