import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addSession } from "../../test/account-app.ts";
import { onDatabase } from "../../test/databases.ts";
import { rulesText } from "../../test/rules-text.ts";
import { importRules } from "../features/knowledge/index.ts";
import type { Change } from "./changes.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import * as schema from "./schema/index.ts";

/** As PostgreSQL knows the connection that listens. */
const LISTENING = "application_name = 'spellwright changes' and datname = current_database()";

describe("[IMP-08] [AUTH-11] a process that hears of changes at once", () => {
  onDatabase((open) => {
    let other: OpenDatabase;
    let heard: Change[];
    const url = () => {
      const { connectionString } = open().pool.options;
      if (connectionString === undefined) throw new Error("PostgreSQL has an address");
      return connectionString;
    };
    beforeEach(async () => {
      heard = [];
      other = await openDatabase({ url: url() });
      other.changes.hear((change) => heard.push(change));
      other.changes.start();
      await expect.poll(() => other.changes.isHeard()).toBe(true);
      heard.length = 0;
    });
    afterEach(async () => {
      await other.changes.stop();
      await other.close();
    });
    const account = async () => {
      const token = await addSession(open());
      const [row] = await open()
        .db.select({ id: schema.session.userId })
        .from(schema.session)
        .where(eq(schema.session.token, token));
      if (row === undefined) throw new Error("the session has no row");
      return row.id;
    };
    /** All that was told until a notice of our own came, which is the last one. */
    const told = async () => {
      const last = randomUUID();
      await open().pool.query("select pg_notify('spellwright_changes', $1)", [`account ${last}`]);
      await expect.poll(() => heard.at(-1)).toEqual({ about: "account", id: last });
      return heard.splice(0).slice(0, -1);
    };

    test("knows of a session that another one ends, not of one that has ended by itself", async () => {
      const { db } = open();
      const [id] = [await account(), await account()];
      await db.delete(schema.session).where(eq(schema.session.userId, id));
      expect(await told()).toEqual([{ about: "account", id }]);
      await db.update(schema.session).set({ expiresAt: new Date(0) });
      await db.delete(schema.session);
      expect(await told()).toEqual([]);
    });

    test("knows of a ban, another address or right, and preferences; of nothing else of an account", async () => {
      const { db } = open();
      const id = await account();
      const change = async (values: Partial<typeof schema.user.$inferInsert>) => {
        await db.update(schema.user).set(values);
        return told();
      };
      expect(await change({ banned: true })).toEqual([{ about: "account", id }]);
      expect(await change({ role: "admin" })).toEqual([{ about: "account", id }]);
      expect(await change({ email: "new@example.org" })).toEqual([{ about: "account", id }]);
      expect(await change({ name: "Chandra" })).toEqual([]);
      await db.insert(schema.userPreferences).values({ userId: id });
      await db.update(schema.userPreferences).set({ theme: "dark" });
      expect(await told()).toEqual([{ about: "account", id }]);
    });

    test("knows of an import once it is committed, and of none that was given up", async () => {
      const bytes = Buffer.from(rulesText("March 7, 2031", ["A rule of its own."]));
      await importRules(open().db, bytes, () => {});
      expect(await told()).toEqual([{ about: "knowledge" }]);
      const givenUp = open().db.transaction(async (tx) => {
        await tx.delete(schema.ruleEditions);
        throw new Error("given up");
      });
      await expect(givenUp).rejects.toThrow("given up");
      expect(await told()).toEqual([]);
    });

    test("opens a broken line again, and takes everything as changed", async () => {
      await open().pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where ${LISTENING}`,
      );
      await expect.poll(() => heard).toEqual([{ about: "anything" }]);
      expect(other.changes.isHeard()).toBe(true);
      heard.length = 0;
      const id = await account();
      await open().db.delete(schema.session);
      expect(await told()).toEqual([{ about: "account", id }]);
    });
  });
});
