import * as z from "zod";
import {
  ADMIN_REASON_MAX_LENGTH,
  AdminAction,
  Administration,
  LogEntry,
} from "../entities/administration.ts";
import {
  AnswerBreakdown,
  AnswerTotals,
  AskedQuestion,
  DailyActivity,
  GlobalStats,
  MrrMetrics,
  RecentError,
  SubscriptionStats,
  UserUsage,
  ZapStats,
} from "../entities/analytics.ts";
import { LanguageModelStatus, ModelTrial } from "../entities/model-in-use.ts";
import { AnswerReview, REVIEW_NOTE_MAX_LENGTH, ReviewState } from "../entities/review.ts";
import { SetUp } from "../entities/set-up.ts";
import { DiscussionType } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { pageOf, pageQuery, sessionCall } from "./base.ts";

const tags = ["Admin"];
const adminCall = sessionCall.errors(
  declareErrors("FORBIDDEN", "SECOND_FACTOR_REQUIRED", "FIELD_INVALID"),
);
const figures = (name: string, summary: string) =>
  adminCall.route({ method: "GET", path: `/admin/analytics/${name}`, tags, summary });
/** Rows at most, of which there are `most` by default (spec 2 §9). */
const limited = (most: number) =>
  z.object({ limit_count: z.coerce.number().int().min(1).max(most).default(most) });
const days = z.object({ days_count: z.coerce.number().int().min(1).max(30).default(30) });

/** Which questions an admin wants to see; absent: all. */
const questionFilter = z.object({
  q: z.string().trim().max(200).optional().describe("Words of the question, French or English"),
  type: DiscussionType.optional(),
  outcome: z.enum(["success", "error"]).optional(),
});

/** Files of the dashboard, served beside the router because they are no JSON calls. */
export const adminExports = {
  figures: adminCall
    .route({ method: "GET", path: "/admin/export", tags, summary: "A table as CSV or JSON" })
    .input(
      questionFilter.extend({
        table: z.enum(["questions", "power-users", "daily-activity"]).default("questions"),
        format: z.enum(["csv", "json"]).default("csv"),
      }),
    )
    .output(z.string()),
  evaluationCases: adminCall
    .route({
      method: "GET",
      path: "/admin/evaluation-cases",
      tags,
      summary: "Answers that became cases of the evaluation, a line of JSON each",
    })
    .output(z.string()),
};

/** What admins see and do (ADM-01 to ADM-05). Everybody else gets FORBIDDEN. */
export const admin = {
  isAdmin: sessionCall
    .route({ method: "GET", path: "/admin/is-admin", tags, summary: "Whether the caller is one" })
    .output(z.object({ is_admin: z.boolean() })),
  analytics: {
    globalStatsSummary: figures("global-stats-summary", "Use and success").output(GlobalStats),
    topUsers: figures("top-users", "Most questions first")
      .input(limited(50))
      .output(z.object({ items: z.array(UserUsage) })),
    recentErrors: figures("recent-errors", "Newest first")
      .input(limited(20))
      .output(z.object({ items: z.array(RecentError) })),
    dailyActivity: figures("daily-activity", "UTC days, oldest first")
      .input(days)
      .output(z.object({ items: z.array(DailyActivity), total: AnswerTotals })),
    answerBreakdown: figures("answer-breakdown", "What answered, and why it did not")
      .input(days)
      .output(AnswerBreakdown),
    powerUsers: figures("power-users", "People with 50 questions or more")
      .input(limited(100))
      .output(z.object({ items: z.array(UserUsage) })),
    questionsWithResponses: figures("questions-with-responses", "Newest first")
      .input(
        questionFilter.extend({
          ...limited(50).shape,
          cursor: z.string().max(200).optional(),
        }),
      )
      .output(pageOf(AskedQuestion)),
    zapsConsumptionStats: figures("zaps-consumption-stats", "Zaps left").output(ZapStats),
    subscriptionStats: figures("subscription-stats", "Subscriptions").output(SubscriptionStats),
    mrrMetrics: figures("mrr-metrics", "Monthly recurring revenue").output(MrrMetrics),
  },
  reviews: {
    list: adminCall
      .route({ method: "GET", path: "/admin/reviews", tags, summary: "Answers marked wrong" })
      .input(
        z.object({
          state: ReviewState.default("open"),
          ...limited(50).shape,
          cursor: z.string().max(300).optional(),
        }),
      )
      .output(pageOf(AnswerReview).extend({ total: z.number().int() })),
    decide: adminCall
      .route({ method: "PUT", path: "/admin/reviews/{message_id}/{reader_id}", tags })
      .input(
        z.object({
          message_id: z.string().max(64),
          reader_id: z.string().max(64),
          state: ReviewState,
          note: z.string().trim().max(REVIEW_NOTE_MAX_LENGTH).nullish(),
        }),
      )
      .output(z.object({ state: ReviewState, note: z.string().nullable() }))
      .errors(declareErrors("PGRST116", "FIELD_REQUIRED")),
  },
  setUp: adminCall
    .route({ method: "GET", path: "/admin/set-up", tags, summary: "What the operator has set" })
    .output(SetUp),
  languageModel: {
    read: adminCall
      .route({
        ...{ method: "GET", path: "/admin/language-model", tags },
        summary: "What is in use, and what this machine has",
      })
      .output(LanguageModelStatus),
    try: adminCall
      .route({
        ...{ method: "POST", path: "/admin/language-model/try", tags },
        summary: "One question of ours, asked as any other",
      })
      .output(ModelTrial)
      .errors(declareErrors("PGRST116")),
  },
  people: {
    list: adminCall
      .route({ method: "GET", path: "/admin/people", tags, summary: "Admins and bans" })
      .output(Administration),
    log: adminCall
      .route({
        method: "GET",
        path: "/admin/people/log",
        tags,
        summary: "What admins, operators and owners of servers did, newest first",
      })
      .input(pageQuery)
      .output(pageOf(LogEntry)),
    act: adminCall
      .route({ method: "POST", path: "/admin/people", tags, summary: "Logged with its reason" })
      .input(
        z.object({
          action: AdminAction,
          email: z.string().trim().min(1).max(254),
          reason: z.string().trim().min(1).max(ADMIN_REASON_MAX_LENGTH),
          until: z.iso.datetime({ offset: true }).nullish().describe("End of a ban"),
        }),
      )
      .output(Administration)
      .errors(
        declareErrors("ACCOUNT_NOT_FOUND", "LAST_ADMIN", "ADMIN_NOT_BANNED", "FIELD_REQUIRED"),
      ),
  },
};
