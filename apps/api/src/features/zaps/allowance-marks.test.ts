import { utcMonth } from "@spellwright/zaps";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";
import { type AllowanceMarks, createAllowanceMarks } from "./index.ts";

describe("[BILL-07] a month's free zaps are for a person, not for an account", () => {
  onDatabase((open) => {
    let now: Date;
    let app: OracleApp;
    let marks: AllowanceMarks;
    beforeEach(() => {
      now = new Date("2026-11-20T10:00:00Z");
      app = createOracleApp(open(), { now: () => now });
      marks = createAllowanceMarks({ database: open().db, secret: "s".repeat(32), now: () => now });
    });
    const join = async (email: string) => {
      const id = await addPerson(open());
      await marks.bind(open().db, id, email);
      return id;
    };
    const leave = (id: string, email: string) =>
      open().db.transaction(async (tx) => {
        await marks.leave(tx, id, email);
        await tx.delete(schema.user);
      });

    test("who deletes the account and comes back has what was left", async () => {
      const first = await join("jace@example.org");
      for (let asked = 0; asked < 4; asked += 1) await app.ask(first);
      await leave(first, "jace@example.org");
      const second = await join(" Jace@Example.org ");
      expect(await app.remaining(second)).toBe(6);
      await app.ask(second);
      await leave(second, "jace@example.org");
      expect(await app.remaining(await join("jace@example.org"))).toBe(5);
      await expectLedgerToBalance(open());
    });

    test("[AUTH-04] addresses that differ behind a plus share one grant, others do not", async () => {
      expect(await app.remaining(await join("jace+one@example.org"))).toBe(10);
      expect(await app.remaining(await join("jace+two@example.org"))).toBe(0);
      expect(await app.remaining(await join("vess@example.org"))).toBe(10);
      await expectLedgerToBalance(open());
    });

    test("[AUTH-04] spellings of one Gmail mailbox share one grant; elsewhere a dot is a letter", async () => {
      const left = async (emails: readonly string[]) => {
        const remaining: number[] = [];
        for (const email of emails) remaining.push(await app.remaining(await join(email)));
        return remaining;
      };
      const spellings = ["jace.beleren@gmail.com", "j.a.c.e.beleren+x@googlemail.com"];
      expect(await left([...spellings, "jacebeleren@gmail.com"])).toEqual([10, 0, 0]);
      expect(await left(["jace.b@example.org", "jaceb@example.org"])).toEqual([10, 10]);
      expect(await left(["j.ace@gmail.com.example.org", "jace@gmail.com"])).toEqual([10, 10]);
    });

    test("[AUTH-04] neither a change of the address nor another account brings used zaps back", async () => {
      const first = await join("jace@example.org");
      for (let asked = 0; asked < 4; asked += 1) await app.ask(first);
      // He moved to another address before he went.
      await leave(first, "moved@example.org");
      expect(await app.remaining(await join("moved+again@example.org"))).toBe(6);
      expect(await app.remaining(await join("jace@example.org"))).toBe(0);
      await expectLedgerToBalance(open());
    });

    test("an account from before the marks leaves one too", async () => {
      const old = await addPerson(open());
      await app.ask(old);
      await leave(old, "liliana@example.org");
      expect(await app.remaining(await join("liliana@example.org"))).toBe(9);
    });

    test("the next month is whole again, and the mark of the old one is forgotten", async () => {
      const first = await join("jace@example.org");
      await app.ask(first);
      await leave(first, "jace@example.org");
      now = new Date("2026-12-01T00:00:00Z");
      expect(await app.remaining(await join("jace@example.org"))).toBe(10);
      await marks.purge();
      const kept = await open().db.select().from(schema.allowanceMarks);
      expect(kept.map(({ month }) => month)).toEqual([utcMonth(now)]);
    });

    test("a month that begins with a question asked without network is granted all the same", async () => {
      const id = await join("jace@example.org");
      await app.call("POST", "/api/ruling/offline", id, {
        body: {
          ...{ question: "May I?", cards: [], requestId: "first", language: "en" },
          askedAt: now.toISOString(),
        },
      });
      expect(await app.remaining(id)).toBe(10);
      await expectLedgerToBalance(open());
    });

    test("no address stands in the table, nor what trying all of them finds without the secret", async () => {
      await app.remaining(await join("jace@example.org"));
      const parts = { database: open().db, secret: "another secret".repeat(3), now: () => now };
      const id = await addPerson(open());
      await createAllowanceMarks(parts).bind(open().db, id, "jace@example.org");
      // To a server with another secret it is somebody else.
      expect(await app.remaining(id)).toBe(10);
      const rows = await open().db.select().from(schema.allowanceMarks);
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows)).not.toMatch(/jace|example/i);
    });
  });
});
