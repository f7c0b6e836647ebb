import { POWER_USER_QUESTIONS, type SetUp } from "@spellwright/contract";
import * as z from "zod";
import type { Database } from "../../database/index.ts";
import { AppError, api, readCursor, requireUser, toPage } from "../../http/index.ts";
import { isAdmin } from "../accounts/index.ts";
import { presentError, presentQuestion } from "./figures/present-question.ts";
import { presentUsage } from "./figures/present-usage.ts";
import { listAskedQuestions, listRecentErrors } from "./figures/question-queries.ts";
import { readMrr, readSubscriptionStats, readZapStats } from "./figures/revenue-queries.ts";
import { readAnswerBreakdown, readDailyActivity, readGlobalStats } from "./figures/use-queries.ts";
import { listUsage } from "./figures/user-queries.ts";
import { type ModelParts, modelHandlers } from "./language-model/model-handlers.ts";
import { actOnAccount } from "./people/act-on-account.ts";
import { listLog, listPeople } from "./people/list-people.ts";
import { requireAdmin } from "./policy.ts";
import { decideReview } from "./reviews/decide-review.ts";
import { presentReview } from "./reviews/present-review.ts";
import { countReviews, listReviews } from "./reviews/review-queries.ts";

interface Parts {
  readonly database: Database;
  readonly now: () => Date;
}
export type AdminParts = Parts & ModelParts & { readonly setUp: SetUp };

const QUESTIONS = { name: "asked questions", id: z.guid() };
/** A position in the queue: the answer and its reader. */
const REVIEWS = { name: "reviews", id: z.string().regex(/^[\w-]{1,64}\/[0-9a-f-]{36}$/) };
const ONE_QUESTION = 1;

const figureHandlers = ({ database, now }: Parts) => {
  const { analytics } = api.admin;
  const usage = async (fewest: number, limit: number) => {
    const at = now();
    const rows = await listUsage(database, { now: at, fewest, limit });
    return { items: rows.map((row) => presentUsage(row, at)) };
  };
  return {
    globalStatsSummary: analytics.globalStatsSummary.handler(async ({ context }) => {
      await requireAdmin(context);
      return readGlobalStats(database, now());
    }),
    topUsers: analytics.topUsers.handler(async ({ context, input }) => {
      await requireAdmin(context);
      return usage(ONE_QUESTION, input.limit_count);
    }),
    powerUsers: analytics.powerUsers.handler(async ({ context, input }) => {
      await requireAdmin(context);
      return usage(POWER_USER_QUESTIONS, input.limit_count);
    }),
    recentErrors: analytics.recentErrors.handler(async ({ context, input }) => {
      await requireAdmin(context);
      return { items: (await listRecentErrors(database, input.limit_count)).map(presentError) };
    }),
    dailyActivity: analytics.dailyActivity.handler(async ({ context, input }) => {
      await requireAdmin(context);
      return readDailyActivity(database, { now: now(), days: input.days_count });
    }),
    answerBreakdown: analytics.answerBreakdown.handler(async ({ context, input }) => {
      await requireAdmin(context);
      return readAnswerBreakdown(database, { now: now(), days: input.days_count });
    }),
    questionsWithResponses: analytics.questionsWithResponses.handler(async ({ context, input }) => {
      await requireAdmin(context);
      const { cursor, limit_count: limit, ...filter } = input;
      const position = readCursor(QUESTIONS, cursor);
      const rows = await listAskedQuestions(database, filter, { position, limit });
      return toPage(QUESTIONS, rows, limit, presentQuestion);
    }),
    zapsConsumptionStats: analytics.zapsConsumptionStats.handler(async ({ context }) => {
      await requireAdmin(context);
      return readZapStats(database, now());
    }),
    subscriptionStats: analytics.subscriptionStats.handler(async ({ context }) => {
      await requireAdmin(context);
      return readSubscriptionStats(database, now());
    }),
    mrrMetrics: analytics.mrrMetrics.handler(async ({ context }) => {
      await requireAdmin(context);
      return readMrr(database, now());
    }),
  };
};

const reviewHandlers = ({ database }: Parts) => ({
  list: api.admin.reviews.list.handler(async ({ context, input }) => {
    await requireAdmin(context);
    const { state, cursor, limit_count: limit } = input;
    const position = readCursor(REVIEWS, cursor);
    const [rows, total] = await Promise.all([
      listReviews(database, state, { position, limit }),
      countReviews(database, state),
    ]);
    return { ...toPage(REVIEWS, rows, limit, presentReview), total };
  }),
  decide: api.admin.reviews.decide.handler(async ({ context, input }) => {
    const { id: reviewerId } = await requireAdmin(context);
    const { message_id: messageId, reader_id: readerId, state } = input;
    const note = input.note || null;
    const isStored =
      z.guid().safeParse(readerId).success &&
      (await decideReview(database, { messageId, readerId, reviewerId, state, note }));
    if (!isStored) throw new AppError("PGRST116");
    return { state, note };
  }),
});

const peopleHandlers = ({ database, now }: Parts) => ({
  list: api.admin.people.list.handler(async ({ context }) => {
    await requireAdmin(context);
    return listPeople(database);
  }),
  log: api.admin.people.log.handler(async ({ context, input }) => {
    await requireAdmin(context);
    return listLog(database, input);
  }),
  act: api.admin.people.act.handler(async ({ context, input }) => {
    const admin = await requireAdmin(context);
    const until = input.until ? new Date(input.until) : undefined;
    await actOnAccount(database, admin, { ...input, until }, now());
    return listPeople(database);
  }),
});

/** The calls of `/api/admin` (ADM-01 to ADM-05). */
export const adminHandlers = (parts: AdminParts) => ({
  admin: {
    isAdmin: api.admin.isAdmin.handler(async ({ context }) => ({
      is_admin: isAdmin(await requireUser(context)),
    })),
    analytics: figureHandlers(parts),
    reviews: reviewHandlers(parts),
    setUp: api.admin.setUp.handler(async ({ context }) => {
      await requireAdmin(context);
      return parts.setUp;
    }),
    languageModel: modelHandlers(parts),
    people: peopleHandlers(parts),
  },
});
