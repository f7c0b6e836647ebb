import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createEmptyPostgres, onEachDatabase } from "../../test/databases.ts";
import { isUniqueViolation, openDatabase, schema } from "./index.ts";

describe("the migrations", () => {
  it("[DATA-01] are applied once by servers that start at the same time, and not again", async () => {
    const empty = await createEmptyPostgres();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(empty.location)));
    opened.push(await openDatabase(empty.location));
    const [first] = opened;
    const applied = await first?.db.execute(sql`select hash from schema_migrations`);
    const files = readdirSync(new URL("./migrations", import.meta.url));
    expect(applied?.rows).toHaveLength(files.filter((file) => file.endsWith(".sql")).length);
    for (const each of opened) await each.close();
    await empty.remove();
  });
});

describe("the database", () => {
  onEachDatabase((open) => {
    it("[LANG-02] finds French words without their accents", async () => {
      const found = await open().db.execute(sql`
        select to_tsvector('french_unaccent', 'Créature piétinée') @@
          to_tsquery('french_unaccent', 'creatures & pietinees') as hit`);
      expect(found.rows).toEqual([{ hit: true }]);
    });

    it("[DATA-02] never mixes the statements of transactions that run at once", async () => {
      const { db } = open();
      await db.execute(sql`insert into "user" (name, email) values ('0', 'counter@example.org')`);
      const increment = () =>
        db.transaction(async (tx) => {
          const [row] = await tx.select().from(schema.user).for("update");
          await tx.update(schema.user).set({ name: String(Number(row?.name) + 1) });
        });
      const failing = db.transaction(async (tx) => {
        await tx.update(schema.user).set({ name: "-1000" });
        throw new Error("rolled back");
      });
      const settled = await Promise.allSettled([
        ...Array.from({ length: 30 }, increment),
        failing,
        ...Array.from({ length: 30 }, (_, n) => db.execute(sql`select ${n}::int as n`)),
      ]);
      expect(settled.filter((result) => result.status === "rejected")).toHaveLength(1);
      const answers = settled.slice(31).map((result) => {
        return result.status === "fulfilled" ? result.value?.rows[0]?.n : undefined;
      });
      expect(answers).toEqual(Array.from({ length: 30 }, (_, n) => n));
      const [row] = await db.select().from(schema.user);
      expect(row?.name).toBe("30");
    });

    it("[DATA-06] goes on with prepared reads after a statement failed outside a transaction", async () => {
      const { db } = open();
      const read = db.select().from(schema.user).prepare("read_after_failure");
      const insert = () => db.insert(schema.user).values({ name: "", email: "a@example.org" });
      await insert();
      expect(await read.execute()).toHaveLength(1);
      await expect(insert()).rejects.toThrow();
      expect(await read.execute()).toHaveLength(1);
    });

    it("[DATA-06] recognises a second row with the same key through the wrapped error", async () => {
      const { db } = open();
      const insert = () => db.insert(schema.user).values({ name: "", email: "a@example.org" });
      await insert();
      const error = await insert().catch((caught: unknown) => caught);
      expect(isUniqueViolation(error)).toBe(true);
      expect(isUniqueViolation(error, "user_email_unique")).toBe(true);
      expect(isUniqueViolation(error, "session_token_unique")).toBe(false);
      expect(isUniqueViolation(new Error("another"))).toBe(false);
    });
  });
});
