import * as z from "zod";
import { STRENGTHS } from "../constants.ts";
import { DiscussionType, Effort, Plan } from "../enumerations.ts";

const count = z.number().int();
const percent = z.number().describe("0 to 100");

/** How often the product is used, and how well it answers (ADM-02). */
export const GlobalStats = z.object({
  active_users_7d: count,
  active_users_30d: count,
  total_users: count,
  questions_7d: count,
  questions_30d: count,
  total_questions: count,
  oracle_questions: count,
  forge_questions: count,
  global_success_rate: percent
    .nullable()
    .describe("What an answer decided, of what ended; null before strengths are known"),
  errors_7d: count,
  avg_response_time_ms: count.nullable(),
});
export type GlobalStats = z.infer<typeof GlobalStats>;

/** One person's use (ADM-02); of a deleted account nothing is left. */
export const UserUsage = z.object({
  user_id: z.guid(),
  email: z.string(),
  total_questions: count,
  oracle_questions: count,
  forge_questions: count,
  total_zaps_consumed: count,
  monthly_remaining: count,
  has_subscription: z.boolean(),
  subscription_plan: Plan,
  subscription_status: z
    .string()
    .nullable()
    .describe("Of the newest subscription; null when there never was one"),
  subscription_price_cents: count.describe("What a month costs, in euro cents; 0 without one"),
  success_rate: percent.nullable(),
  avg_response_time: count.nullable().describe("Milliseconds"),
  days_since_signup: count,
  days_since_last_use: count,
});
export type UserUsage = z.infer<typeof UserUsage>;

/** A question and how it ended, with who asked it (ADM-02). */
export const AskedQuestion = z.object({
  id: z.guid(),
  question_text: z.string(),
  question_type: DiscussionType,
  user_email: z.string(),
  cards_mentioned: z.array(z.string()),
  reasoning_effort: Effort,
  response_success: z.boolean().nullable().describe("null while the answer is awaited"),
  response_time_ms: count.nullable(),
  confidence: z.number().nullable(),
  strength: z
    .enum(STRENGTHS)
    .nullable()
    .describe("How far the answer went; null while it is awaited, or from before it was kept"),
  discussion_id: z.guid().nullable(),
  error_message: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** A question that ended without an answer (ADM-02). */
export const RecentError = z.object({
  id: z.guid(),
  error_message: z.string().nullable().describe("Code of the error catalogue"),
  question_type: DiscussionType,
  question_text: z.string(),
  user_email: z.string(),
  response_time_ms: count.nullable(),
  created_at: z.iso.datetime(),
});
export type RecentError = z.infer<typeof RecentError>;

/** Of ended questions of a known strength. What failed decided nothing. */
const success = percent
  .nullable()
  .describe("What an answer decided; null where nothing ended or no strength is known");

const AnswerCounts = z.object({
  oracle_ruling: count.describe("Surely right"),
  oracle_likely: count.describe("The best reading"),
  oracle_none: count.describe("Answers that decide nothing"),
  oracle_unknown: count.describe("Answers from before their strength was kept"),
  forge_decided: count,
  forge_undecided: count,
  forge_unknown: count.describe("Answers from before it was kept"),
  failed: count.describe("Without an answer, since strengths are kept"),
  marked_wrong: count.describe("Marks of readers that stand, by the day they were made"),
});
/** How far answers went, and how many were called wrong (ADM-02). */
export type AnswerCounts = z.infer<typeof AnswerCounts>;

/** The same over several days, with how many of their questions were decided (ADM-02). */
export const AnswerTotals = AnswerCounts.extend({ success_rate: success });
export type AnswerTotals = z.infer<typeof AnswerTotals>;

/** One UTC day, also when nothing was asked (ADM-02, ADM-04). */
export const DailyActivity = z.object({
  day: z.iso.date(),
  total_questions: count,
  unique_users: count,
  oracle_questions: count,
  forge_questions: count,
  success_rate: success,
  avg_response_time: count.nullable().describe("Milliseconds"),
  p50_response_time: count.nullable().describe("Half of the answers came within it"),
  p95_response_time: count.nullable().describe("95 of 100 answers came within it"),
  ...AnswerCounts.shape,
});
export type DailyActivity = z.infer<typeof DailyActivity>;

const share = z.object({ name: z.string(), count });

/** What answered, and why it did not, over the days that were asked for (ADM-04). */
export const AnswerBreakdown = z.object({
  engines: z.array(share).describe("By model; `local` is our own judge"),
  errors: z.array(share).describe("By code of the error catalogue"),
});
export type AnswerBreakdown = z.infer<typeof AnswerBreakdown>;

/** Monthly recurring revenue, from what was really paid (ADM-03): euro cents. */
export const MrrMetrics = z.object({
  current_mrr: count.describe("Of the paid months that are running now"),
  new_mrr_30d: count.describe("More than 30 days ago, summed over people who pay more"),
  churned_mrr_30d: count.describe("Less than 30 days ago, summed over people who pay less"),
  active_paying_customers: count,
});
export type MrrMetrics = z.infer<typeof MrrMetrics>;

/** Subscriptions that were ever paid for (ADM-02, ADM-03). */
export const SubscriptionStats = z.object({
  total_subscriptions: count,
  trial_users: z.literal(0).describe("There are no trials"),
  conversion_rate: percent.describe("People who pay now, of all people"),
  churned_last_30d: count.describe("People who paid 30 days ago and do not now"),
  total_revenue_estimate: count.describe("Euro cents received, without what was given back"),
});
export type SubscriptionStats = z.infer<typeof SubscriptionStats>;

/** What people have left of their zaps this month (ADM-02). */
export const ZapStats = z.object({
  total_users_with_zaps: count,
  total_zaps_available: count,
  avg_zaps_per_user: z.number(),
  users_low_zaps: count.describe("1 to 9 left"),
  users_no_zaps: count,
  avg_questions_per_day_7d: z.number(),
});
export type ZapStats = z.infer<typeof ZapStats>;

/** Left zaps under which a person counts as low (spec 2 §9). */
export const LOW_ZAPS = 10;
/** Questions from which on a person counts as a power user (spec 2 §9). */
export const POWER_USER_QUESTIONS = 50;
