import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminSite, createAdminSite, daysAgo } from "../../../../test/admin-site.ts";
import { onEachDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";
import { messageId } from "../../runs/index.ts";

const NONE = {
  ...{ oracle_ruling: 0, oracle_likely: 0, oracle_none: 0, oracle_unknown: 0 },
  ...{ forge_decided: 0, forge_undecided: 0, forge_unknown: 0, failed: 0, marked_wrong: 0 },
};

describe("[ADM-02] what answers came to", () => {
  onEachDatabase((open) => {
    let site: AdminSite;
    let [me, reader] = ["", ""];
    beforeEach(async () => {
      site = await createAdminSite(open());
      [me, reader] = [site.people.owner.id, site.people.other.id];
    });
    afterEach(() => site.stop());
    const read = async (name: string) =>
      (await site.admin("GET", `/api/admin/analytics/${name}`)).body;
    const days = () => read("daily-activity?days_count=3");

    /** An answer, and what a reader says of it so many days later. */
    const markAnswer = async (mark: { readonly helpful: boolean; readonly updatedAt: Date }) => {
      const { db } = open();
      const [discussionId, id] = [randomUUID(), messageId()];
      const discussion = {
        id: discussionId,
        title: "Trample",
        userId: me,
        type: "oracle",
      } as const;
      await db.insert(schema.discussions).values(discussion);
      await db.insert(schema.messages).values({ id, discussionId, role: "oracle", payload: {} });
      await db.insert(schema.answerFeedback).values({ messageId: id, userId: reader, ...mark });
      return id;
    };

    it("is nothing at first, without a rate", async () => {
      const { items, total } = await days();
      expect(total).toEqual({ ...NONE, success_rate: null });
      expect(items[0]).toMatchObject({ ...NONE, success_rate: null });
    });

    it("counts rulings, likely answers and none of the Oracle, decided or not of the Forge, by day and in all", async () => {
      const yesterday = { userId: me, createdAt: daysAgo(1) };
      await site.log([
        { ...yesterday, strength: "ruling" },
        { ...yesterday, strength: "ruling" },
        { ...yesterday, strength: "likely" },
        { ...yesterday, strength: "none" },
        { ...yesterday, questionType: "forge", strength: "ruling" },
        { ...yesterday, questionType: "forge", strength: "none" },
        { ...yesterday, responseSuccess: false, errorMessage: "TIMEOUT" },
        { userId: me, strength: "likely" },
        { userId: me, responseSuccess: null, responseTimeMs: null },
      ]);
      const first = {
        ...{ ...NONE, oracle_ruling: 2, oracle_likely: 1, oracle_none: 1 },
        ...{ forge_decided: 1, forge_undecided: 1, failed: 1, success_rate: 57.1 },
      };
      const { items, total } = await days();
      expect(items[1]).toMatchObject(first);
      expect(items[2]).toMatchObject({ ...NONE, oracle_likely: 1, success_rate: 100 });
      expect(total).toEqual({ ...first, oracle_likely: 2, success_rate: 62.5 });
      expect(await read("global-stats-summary")).toMatchObject({ global_success_rate: 62.5 });
      const [user] = (await read("top-users")).items;
      expect(user).toMatchObject({ success_rate: 62.5 });
    });

    it("tells answers without a strength as not known, and puts them in no rate", async () => {
      const old = { userId: me, createdAt: daysAgo(1), strength: null };
      await site.log([
        old,
        { ...old, questionType: "forge" },
        { ...old, responseSuccess: false, errorMessage: "TIMEOUT" },
      ]);
      const unknown = { ...NONE, oracle_unknown: 1, forge_unknown: 1, success_rate: null };
      expect((await days()).total).toEqual(unknown);
      expect(await read("global-stats-summary")).toMatchObject({ global_success_rate: null });
      await site.log([{ userId: me, strength: "none" }]);
      expect((await days()).total).toMatchObject({ oracle_unknown: 1, success_rate: 0 });
    });

    it("counts marks of readers by the day they were made, until one is taken back", async () => {
      await markAnswer({ helpful: false, updatedAt: daysAgo(1) });
      await markAnswer({ helpful: false, updatedAt: daysAgo(4) });
      await markAnswer({ helpful: true, updatedAt: daysAgo(1) });
      const taken = await markAnswer({ helpful: false, updatedAt: new Date() });
      const marks = async () =>
        (await days()).items.map(({ marked_wrong }: { marked_wrong: number }) => marked_wrong);
      expect(await marks()).toEqual([0, 1, 1]);
      expect((await days()).total).toMatchObject({ marked_wrong: 2 });
      await open()
        .db.update(schema.answerFeedback)
        .set({ helpful: true })
        .where(eq(schema.answerFeedback.messageId, taken));
      expect(await marks()).toEqual([0, 1, 0]);
    });
  });
});
