import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { readLedgerFaults } from "../../../test/ledger.ts";
import { addPerson, expectLedgerToBalance } from "../../../test/oracle-app.ts";
import { type OpenDatabase, schema } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import {
  accountOf,
  addPack,
  openMonth,
  type Payer,
  packsOf,
  refundZaps,
  reserveZaps,
  settleZaps,
} from "./index.ts";

const now = new Date("2026-11-20T10:00:00Z");
/** What each payer has at first: the month of an account, two packs of a server. */
const AT_FIRST = 10;

const PAYERS = [
  {
    who: "an account",
    async create(database: OpenDatabase): Promise<Payer> {
      const userId = await addPerson(database);
      await database.db.transaction((tx) => openMonth(tx, userId, now));
      return accountOf(userId);
    },
  },
  {
    who: "the packs of a server",
    async create({ db }: OpenDatabase): Promise<Payer> {
      const guildId = randomUUID();
      await db.insert(schema.guilds).values({ id: guildId, name: "A club", ownerId: "owner" });
      for (const size of [4, 6])
        await db.transaction((tx) =>
          addPack(tx, { orderId: randomUUID(), guildId, userId: null, size }, now),
        );
      return packsOf(guildId);
    },
  },
];

const step = fc.record({
  does: fc.constantFrom("reserve", "commit", "refund", "return", "wrong"),
  run: fc.nat(1),
  attempt: fc.constantFrom(1, 11),
  zaps: fc.integer({ min: 1, max: 4 }),
});

onDatabase((open) => {
  describe.each(PAYERS)("[BILL-08] [BOT-07] the charges of runs that $who pays for", (payers) => {
    const left = async ({ userId, guildId }: Payer): Promise<number> => {
      const { db } = open();
      const rows =
        userId === null
          ? await db
              .select({ left: sql<number>`sum(${schema.guildPacks.remaining})::int` })
              .from(schema.guildPacks)
              .where(eq(schema.guildPacks.guildId, guildId))
          : await db
              .select({ left: schema.userZaps.monthlyRemaining })
              .from(schema.userZaps)
              .where(eq(schema.userZaps.userId, userId));
      return rows[0]?.left ?? 0;
    };

    test("an attempt is settled once: a late refund of a kept charge changes nothing", async () => {
      const payer = await payers.create(open());
      const charge = { payer, runId: randomUUID(), attempt: 1 };
      await open().db.transaction(async (tx) => {
        await reserveZaps(tx, charge, { zaps: 5 }, now);
        await settleZaps(tx, charge, "commit", now);
        await settleZaps(tx, charge, "refund", now);
      });
      expect(await left(payer)).toBe(AT_FIRST - 5);
      await expectLedgerToBalance(open());
    });

    test("the database itself takes a phase of an attempt once", async () => {
      const payer = await payers.create(open());
      const charge = { payer, runId: randomUUID(), attempt: 1 };
      const twice = open().db.transaction(async (tx) => {
        await reserveZaps(tx, charge, { zaps: 1 }, now);
        await reserveZaps(tx, charge, { zaps: 1 }, now);
      });
      await expect(twice).rejects.toMatchObject({ cause: { code: "23505" } });
      expect(await left(payer)).toBe(AT_FIRST);
    });

    test("what is not there is not taken, not even in part", async () => {
      const payer = await payers.create(open());
      const charge = { payer, runId: randomUUID(), attempt: 1 };
      const taken = open().db.transaction((tx) =>
        reserveZaps(tx, charge, { zaps: AT_FIRST + 1 }, now),
      );
      await expect(taken).rejects.toThrow(AppError);
      expect(await left(payer)).toBe(AT_FIRST);
      await expectLedgerToBalance(open());
    });

    test("an attempt costs what it took, or nothing once refunded, in whatever order its phases come", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
          const payer = await payers.create(open());
          const runs = [randomUUID(), randomUUID()];
          // The model: what each attempt took, and what became of it.
          const attempts = new Map<string, { zaps: number; end?: string }>();
          for (const { does, run, attempt, zaps } of steps) {
            const name = `${run} ${attempt}`;
            const known = attempts.get(name);
            const charge = { payer, runId: runs[run] ?? "", attempt };
            if (does === "reserve") {
              if (known !== undefined) continue;
              const isTaken = await open()
                .db.transaction((tx) => reserveZaps(tx, charge, { zaps }, now))
                .then(
                  () => true,
                  (error: unknown) => {
                    if (error instanceof AppError) return false;
                    throw error;
                  },
                );
              if (isTaken) attempts.set(name, { zaps });
            } else if (does === "return" || does === "wrong") {
              if (known?.end === undefined) continue;
              const isReturned = await open().db.transaction((tx) =>
                refundZaps(tx, charge, does, now),
              );
              expect(isReturned).toBe(known.end === "commit");
              known.end = "refund";
            } else {
              await open().db.transaction((tx) =>
                settleZaps(tx, charge, does as "commit" | "refund", now),
              );
              if (known !== undefined) known.end ??= does;
            }
          }
          const spent = [...attempts.values()]
            .filter(({ end }) => end !== "refund")
            .reduce((sum, { zaps }) => sum + zaps, 0);
          expect(await left(payer)).toBe(AT_FIRST - spent);
          for (const [name, { end }] of attempts) {
            const [run, attempt] = name.split(" ").map(Number);
            const charge = { payer, runId: runs[run ?? 0] ?? "", attempt: attempt ?? 1 };
            if (end === undefined)
              await open().db.transaction((tx) => settleZaps(tx, charge, "refund", now));
          }
          expect(await readLedgerFaults(open())).toEqual([]);
        }),
        { numRuns: 25 },
      );
    });
  });
});
