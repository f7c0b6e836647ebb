import { randomUUID } from "node:crypto";
import type { OraclePayload, QuestionPayload } from "@spellwright/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminSite, createAdminSite } from "../../../test/admin-site.ts";
import { onDatabase } from "../../../test/databases.ts";
import { schema } from "../../database/index.ts";
import { messageId } from "../runs/index.ts";

const timestamp = "2026-11-01T10:00:00.000Z";
const RULE = {
  number: "702.2b",
  text: "Any nonzero amount of damage is lethal.",
  edition: "2026-01-01",
  verbatim: false,
};

/** A question and its answer, as asking stores them. */
const answered = (): { question: QuestionPayload; answer: OraclePayload } => {
  const [id, answerId] = [messageId(), messageId()];
  const effort = { reasoningEffort: "low", timestamp } as const;
  return {
    question: {
      ...{ id, type: "user", content: "Does deathtouch kill?", cards: [], requestId: id },
      ...effort,
    },
    answer: {
      ...{ id: answerId, type: "oracle", content: "", cards: [], userMessageId: id, ...effort },
      reasoningItems: [],
      ruling: {
        ...{ ruling: "No.", explanation: "It does not.", outcome: "ruling", verdict: "no" },
        relevant_rules: [RULE],
        ...{ card_interactions: [], mentioned_cards: [], sourcesAndLinks: [] },
        ...{ web_search_used: false, recent_updates: null, groundingMetadata: null },
        ...{ confidence: 0.9, timestamp },
      },
      detailed_reasoning: {
        timing_analysis: {
          ...{ priority_windows: [], stack_order: [] },
          ...{ state_based_actions: [], triggers: [] },
        },
        layer_system: {
          ...{ layers_involved: [], dependency_order: [] },
          ...{ replacement_effects: [], prevention_effects: [] },
        },
        rule_interpretation: {
          ...{ primary_rules: [], supporting_rules: [], edge_cases: [], ruling_precedents: [] },
        },
        step_by_step_analysis: [],
      },
      engine: { kind: "local", model: null },
      ...{ zaps_charged: 1, duration_ms: 5, isWebResult: false },
    },
  };
};

describe("what admins decide", () => {
  onDatabase((open) => {
    let site: AdminSite;
    beforeEach(async () => {
      site = await createAdminSite(open());
    });
    afterEach(() => site.stop());

    it("[ADM-02] an answer marked wrong waits beside its ruling, becomes a case, and leaves as JSON lines", async () => {
      const owner = site.as(site.people.owner);
      const { question, answer } = answered();
      const { db } = open();
      const discussionId = randomUUID();
      const userId = site.people.owner.id;
      await db
        .insert(schema.discussions)
        .values({ id: discussionId, title: "Deathtouch", type: "oracle", userId });
      await db.insert(schema.messages).values([
        { id: question.id, discussionId, role: "user", payload: question },
        { id: answer.id, discussionId, role: "oracle", payload: answer },
      ]);
      const path = `/api/discussions/${discussionId}/messages/${answer.id}/feedback`;
      await owner("PUT", path, { helpful: false, comment: "702.2b says otherwise" });
      const list = async (state: string) =>
        (await site.admin("GET", `/api/admin/reviews?state=${state}`)).body;
      const { items, total } = await list("open");
      expect(total).toBe(1);
      expect(items[0]).toMatchObject({
        question: question.content,
        comment: "702.2b says otherwise",
        ruling: { relevant_rules: answer.ruling.relevant_rules },
        state: "open",
        reviewed_by: null,
      });
      const decide = (body: object) =>
        site.admin("PUT", `/api/admin/reviews/${answer.id}/${site.people.owner.id}`, body);
      await decide({ state: "case", note: " Ask it daily. " });
      expect((await list("open")).total).toBe(0);
      expect((await list("case")).items).toMatchObject([{ note: "Ask it daily." }]);
      const { body } = await site.admin("GET", "/api/admin/evaluation-cases");
      expect(body).toMatchObject({
        text: question.content,
        answered: { verdict: answer.ruling.verdict },
        note: "Ask it daily.",
      });
      expect(JSON.stringify(body)).not.toContain("@example.org");
      await decide({ state: "case", note: "Ask it daily." });
      const { body: log } = await site.admin("GET", "/api/admin/people/log");
      expect(log.items).toMatchObject([
        {
          ...{ action: "review_answer", target: answer.id, subject: null },
          by: `${site.people.admin.id}@example.org`,
          changes: [
            { name: "state", before: "open", after: "case" },
            { name: "note", before: "–", after: "Ask it daily." },
          ],
        },
      ]);
      await owner("PUT", path, { helpful: true });
      expect((await decide({ state: "open" })).body.code).toBe("PGRST116");
      await open().db.delete(schema.user).where(eq(schema.user.id, site.people.owner.id));
      expect(await open().db.select().from(schema.answerReviews)).toEqual([]);
    });

    it("[ADM-02] the queue comes page by page, also where many were marked at the same moment", async () => {
      const { db } = open();
      const discussionId = randomUUID();
      const { owner, other } = site.people;
      await db
        .insert(schema.discussions)
        .values({ id: discussionId, title: "Deathtouch", type: "oracle", userId: owner.id });
      const marked: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        const { question, answer } = answered();
        await db.insert(schema.messages).values([
          { id: question.id, discussionId, role: "user", payload: question },
          { id: answer.id, discussionId, role: "oracle", payload: answer },
        ]);
        for (const { id } of [owner, other]) {
          const updatedAt = new Date(timestamp);
          const userId = id;
          await db
            .insert(schema.answerFeedback)
            .values({ messageId: answer.id, userId, helpful: false, updatedAt });
          marked.push(`${answer.id} ${id}`);
        }
      }
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const at: string = cursor === "" ? "" : `&cursor=${cursor}`;
        const { body } = await site.admin("GET", `/api/admin/reviews?limit_count=4${at}`);
        expect(body.total).toBe(6);
        expect(body.items.length).toBeLessThanOrEqual(4);
        for (const item of body.items) seen.push(`${item.message_id} ${item.reader_id}`);
        cursor = body.next_cursor;
      }
      expect(seen.toSorted()).toEqual(marked.toSorted());
      for (const path of ["limit_count=51", "cursor=x"])
        expect((await site.admin("GET", `/api/admin/reviews?${path}`)).body.code).toBe(
          "FIELD_INVALID",
        );
    });

    it("[ADM-05] admins and bans stand in the log, each with a reason, under the admin's address", async () => {
      const act = (body: object) => site.admin("POST", "/api/admin/people", body);
      const email = `${site.people.other.id}@example.org`;
      const banned = await act({
        action: "ban",
        email: ` ${email.toUpperCase()} `,
        reason: "spam",
      });
      expect(banned.body.banned).toContainEqual({ email, ban_reason: "spam", ban_expires: null });
      const { body: log } = await site.admin("GET", "/api/admin/people/log");
      expect(log.items[0]).toMatchObject({
        ...{ action: "ban", subject: email, reason: "spam" },
        by: `${site.people.admin.id}@example.org`,
      });
      expect((await site.as(site.people.other)("GET", "/api/account")).status).toBe(401);
      await act({ action: "unban", email, reason: "a mistake" });
      await act({ action: "grant_admin", email, reason: "helps" });
      const pages = [];
      for (let cursor = ""; cursor !== null; ) {
        const path = `/api/admin/people/log?limit=2${cursor && `&cursor=${cursor}`}`;
        const { body: page } = await site.admin("GET", path);
        pages.push(page.items.map(({ action }: { action: string }) => action));
        cursor = page.next_cursor;
      }
      expect(pages).toEqual([["grant_admin", "unban"], ["ban"]]);
      const codes = async (body: object) => (await act(body)).body.code;
      expect(await codes({ action: "ban", email, reason: "spam" })).toBe("ADMIN_NOT_BANNED");
      expect(await codes({ action: "ban", email: "x@example.org", reason: "x" })).toBe(
        "ACCOUNT_NOT_FOUND",
      );
      expect(await codes({ action: "revoke_admin", email, reason: "  " })).toBe("FIELD_INVALID");
      const until = "2020-01-01T00:00:00Z";
      expect(await codes({ action: "ban", email, reason: "x", until })).toBe("FIELD_INVALID");
    });

    it("[ADM-01] the role counts from the next request on, and the last admin stays one", async () => {
      const email = `${site.people.admin.id}@example.org`;
      const revoke = { action: "revoke_admin", email, reason: "leaves" };
      const refused = await site.admin("POST", "/api/admin/people", revoke);
      expect(refused.body.code).toBe("LAST_ADMIN");
      expect((await site.admin("GET", "/api/admin/is-admin")).body).toEqual({ is_admin: true });
      await open().db.update(schema.user).set({ role: "user" });
      expect((await site.admin("GET", "/api/admin/is-admin")).body).toEqual({ is_admin: false });
      expect((await site.admin("GET", "/api/admin/people")).body.code).toBe("FORBIDDEN");
    });
  });
});
