import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
} from "../../../test/oracle-app.ts";

const AT_FIRST = 10;
const DAY_MS = 24 * 3600 * 1000;
const LIKELY = { outcome: "ruling", strength: "likely", verdict: "yes" } as const;

onEachDatabase((open) => {
  describe("[BILL-08] a likely answer that its payer calls wrong", () => {
    let app: OracleApp;
    let me: string;
    let now: Date;
    beforeEach(async () => {
      now = new Date("2026-11-30T23:59:00Z");
      app = createOracleApp(open(), { now: () => now });
      app.judge.next = () => judgeAnswer(LIKELY);
      me = await addPerson(open());
    });
    afterEach(() => expectLedgerToBalance(open()));

    const place = ({ discussionId, messageId }: { discussionId: string; messageId: string }) =>
      `/api/discussions/${discussionId}/messages/${messageId}/feedback`;
    const call = async (asked: Parameters<typeof place>[0], helpful = false, who = me) =>
      (await app.call("PUT", place(asked), who, { body: { helpful } })).body.is_refunded;
    const ask = async () => (await app.ask(me)).body;
    const pass = (days: number) => {
      now = new Date(now.getTime() + days * DAY_MS);
    };

    test("gives its zap back once, and says that it cost none", async () => {
      const asked = await ask();
      expect(await app.remaining(me)).toBe(AT_FIRST - 1);
      expect(await call(asked, true)).toBe(false);
      expect(await call(asked)).toBe(true);
      expect(await app.remaining(me)).toBe(AT_FIRST);
      const messages = `/api/discussions/${asked.discussionId}/messages`;
      expect((await app.call("GET", messages, me)).body.items[1].payload.zaps_charged).toBe(0);
      await app.call("DELETE", place(asked), me);
      expect(await call(asked)).toBe(false);
      expect(await app.remaining(me)).toBe(AT_FIRST);
    });

    test("gives nothing back where it was sure, or decided nothing", async () => {
      for (const strength of ["ruling", "none"] as const) {
        const outcome = strength === "none" ? "cannot_settle" : "ruling";
        app.judge.next = () => judgeAnswer({ ...LIKELY, outcome, strength });
        expect(await call(await ask())).toBe(false);
      }
      expect(await app.remaining(me)).toBe(AT_FIRST - 1);
    });

    test("gives nothing to a reader who did not pay for it", async () => {
      const asked = await ask();
      const body = { is_public: true };
      await app.call("PATCH", `/api/discussions/${asked.discussionId}`, me, { body });
      const reader = await addPerson(open());
      expect(await call(asked, false, reader)).toBe(false);
      expect([await app.remaining(me), await app.remaining(reader)]).toEqual([
        AT_FIRST - 1,
        AT_FIRST,
      ]);
    });

    test("gives back two a month at most, also when many are called wrong at once", async () => {
      const asked = [await ask(), await ask(), await ask(), await ask()];
      const twice = [...asked, ...asked];
      const returned = await Promise.all(twice.map((each) => call(each)));
      expect(returned.filter(Boolean)).toHaveLength(2);
      expect(await app.remaining(me)).toBe(AT_FIRST - 2);
    });

    test("counts months in UTC: a new one gives back two more, and none that an older one charged", async () => {
      const november = [await ask(), await ask(), await ask()];
      const [first, second, third] = november;
      expect([await call(first), await call(second), await call(third)]).toEqual([
        true,
        true,
        false,
      ]);
      now = new Date("2026-12-01T00:00:00Z");
      expect(await call(third)).toBe(false);
      const december = [await ask(), await ask(), await ask()];
      const returned: boolean[] = [];
      for (const each of december) returned.push(await call(each));
      expect(returned).toEqual([true, true, false]);
      expect(await app.remaining(me)).toBe(AT_FIRST - 1);
    });

    test("whatever is asked and called wrong in whatever order: two answers a month are free at most", async () => {
      const step = fc.record({
        does: fc.constantFrom("ask", "ask", "wrong", "helpful", "month"),
        which: fc.nat(3),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
          me = await addPerson(open());
          now = new Date("2026-10-01T12:00:00Z");
          let asked: { answer: Parameters<typeof place>[0]; isFree: boolean }[] = [];
          for (const { does, which } of steps) {
            const known = asked[which];
            if (does === "ask") {
              asked.push({ answer: await ask(), isFree: false });
              // Each on a day of its own: how much one may ask a day is not what is tried.
              pass(1);
            } else if (does === "month") {
              pass(31);
              asked = [];
            } else if (known !== undefined) {
              const free = asked.filter(({ isFree }) => isFree).length;
              const isReturned = does === "wrong" && !known.isFree && free < 2;
              expect(await call(known.answer, does === "helpful")).toBe(isReturned);
              known.isFree ||= isReturned;
            }
            const spent = asked.filter(({ isFree }) => !isFree).length;
            expect(await app.remaining(me)).toBe(AT_FIRST - spent);
          }
        }),
        { numRuns: 12 },
      );
    });
  });
});
