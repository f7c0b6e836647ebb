import type {
  AnswerReview,
  AnswerTotals,
  AskedQuestion,
  DailyActivity,
  GlobalStats,
  SetUp,
  UserUsage,
} from "@spellwright/contract";
import { LOG } from "./admin-log.ts";

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 9, 22);
const NUMBERS = Array.from({ length: 30 }, (_, n) => n);

/** A site whose answers tell their strength since the sixth day. */
const answersOf = (n: number, oracle: number, forge: number) => {
  const [likely, none] = [Math.round(oracle / 5), 8 + ((n * 7) % 12)];
  const isOld = n < 5;
  return {
    oracle_ruling: isOld ? 0 : oracle - likely - none,
    oracle_likely: isOld ? 0 : likely,
    oracle_none: isOld ? 0 : none,
    oracle_unknown: isOld ? oracle : 0,
    forge_decided: isOld ? 0 : forge - 4,
    forge_undecided: isOld ? 0 : 4,
    forge_unknown: isOld ? forge : 0,
    failed: isOld ? 0 : 1,
    marked_wrong: (n * 11) % 4,
  };
};

const days: DailyActivity[] = NUMBERS.map((n) => {
  const [oracle, forge] = [60 + ((n * 37) % 80), 20 + ((n * 17) % 40)];
  return {
    day: new Date(START + n * DAY_MS).toISOString().slice(0, 10),
    total_questions: oracle + forge,
    unique_users: 40 + n,
    oracle_questions: oracle,
    forge_questions: forge,
    success_rate: n === 12 ? null : 91 + (n % 8),
    avg_response_time: 900,
    p50_response_time: n === 12 ? null : 300 + ((n * 53) % 300),
    p95_response_time: n === 12 ? null : 1500 + ((n * 211) % 1500),
    ...answersOf(n, oracle, forge),
  };
});

const total: AnswerTotals = {
  ...{ oracle_ruling: 1597, oracle_likely: 485, oracle_none: 343, oracle_unknown: 510 },
  ...{ forge_decided: 905, forge_undecided: 100, forge_unknown: 190 },
  ...{ failed: 25, marked_wrong: 45, success_rate: 86.5 },
};

const stats: GlobalStats = {
  active_users_7d: 412,
  active_users_30d: 1186,
  total_users: 5210,
  questions_7d: 1106,
  questions_30d: 4380,
  total_questions: 6902,
  oracle_questions: 4762,
  forge_questions: 2140,
  global_success_rate: 86.5,
  errors_7d: 37,
  avg_response_time_ms: 23_800,
};

const user = (n: number, total: number, left: number, rate: number | null): UserUsage => ({
  user_id: `00000000-0000-4000-8000-00000000000${n}`,
  email: `${["l.moreau", "judge.kim", "sofia.b", "tom.w", "arnaud"][n]}@example.org`,
  total_questions: total,
  oracle_questions: total,
  forge_questions: 0,
  total_zaps_consumed: total * 2,
  monthly_remaining: left,
  has_subscription: n < 2,
  subscription_plan: n < 2 ? "pro" : "free",
  subscription_status: n < 2 ? "active" : null,
  subscription_price_cents: n < 2 ? 2000 : 0,
  success_rate: rate,
  avg_response_time: 1200,
  days_since_signup: 90,
  days_since_last_use: n,
});
const users = [
  user(0, 184, 61, 98),
  user(1, 131, 22, 96),
  user(2, 74, 4, 91),
  user(3, 58, 0, 84),
  user(4, 41, 17, 77),
];

const asked = (n: number): AskedQuestion => ({
  id: `00000000-0000-4000-8000-0000000001${10 + n}`,
  question_text: "Does deathtouch work together with trample when it is blocked by two creatures?",
  question_type: n % 3 === 2 ? "forge" : "oracle",
  user_email: "l.moreau@example.org",
  cards_mentioned: ["Questing Beast"],
  reasoning_effort: "medium",
  response_success: n % 4 !== 1,
  response_time_ms: 1800,
  confidence: 0.92,
  strength: n % 4 === 1 ? "none" : "ruling",
  discussion_id: null,
  error_message: n % 4 === 1 ? "TIMEOUT" : null,
  created_at: "2026-11-20T10:00:00.000Z",
});
const questions = NUMBERS.slice(0, 8).map(asked);

/** An answer that a reader marked wrong. */
export const review: AnswerReview = {
  message_id: "A".repeat(21),
  reader_id: "00000000-0000-4000-8000-000000000009",
  question: "Does a creature with protection from red die to a red board wipe?",
  cards: [],
  type: "oracle",
  answer: "No. Protection prevents all damage from red sources.",
  ruling: {
    ruling: "No.",
    explanation: "Protection prevents all damage from red sources.",
    outcome: "ruling",
    verdict: "no",
    relevant_rules: [
      {
        number: "702.16e",
        text: "Damage from sources with the stated quality is prevented.",
        edition: "2026-09-25",
        verbatim: false,
      },
    ],
    card_interactions: [],
    mentioned_cards: [],
    web_search_used: false,
    recent_updates: null,
    sourcesAndLinks: [],
    groundingMetadata: null,
    confidence: 0.9,
    timestamp: "2026-11-20T10:00:00.000Z",
  },
  engine: { kind: "local", model: null },
  comment: "It depends: destroying is no damage.",
  marked_at: "2026-11-20T10:00:00.000Z",
  state: "open",
  note: null,
  reviewed_by: null,
  reviewed_at: null,
};

const setUp: SetUp = {
  payments: "paypal",
  missing_for_sale: [],
  operator: "Ravnica SAS",
  support_email: "support@example.org",
  support_is_default: false,
  community_url: "https://www.reddit.com/r/mtgrules",
  community_is_default: true,
};

/** What the server of a busy site would tell its admin, by the end of the address. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  "is-admin": { is_admin: true },
  "set-up": setUp,
  "global-stats-summary": stats,
  "top-users": { items: users },
  "power-users": { items: users.slice(0, 4) },
  "daily-activity": { items: days, total },
  "recent-errors": { items: questions.filter(({ error_message }) => error_message !== null) },
  "answer-breakdown": {
    engines: [{ name: "local", count: 4100 }],
    errors: [{ name: "TIMEOUT", count: 37 }],
  },
  "questions-with-responses": { items: questions, next_cursor: "more" },
  "zaps-consumption-stats": {
    total_users_with_zaps: 4900,
    total_zaps_available: 61_200,
    avg_zaps_per_user: 11.7,
    users_low_zaps: 1900,
    users_no_zaps: 310,
    avg_questions_per_day_7d: 158,
  },
  "subscription-stats": {
    total_subscriptions: 240,
    trial_users: 0,
    conversion_rate: 3.9,
    churned_last_30d: 8,
    total_revenue_estimate: 1_204_500,
  },
  "mrr-metrics": {
    current_mrr: 182_500,
    new_mrr_30d: 24_000,
    churned_mrr_30d: 6500,
    active_paying_customers: 203,
  },
  reviews: { items: [review], next_cursor: null, total: 1 },
  people: {
    admins: [{ email: "judge.kim@example.org", ban_reason: null, ban_expires: null }],
    banned: [],
  },
  log: LOG,
};

const NOBODY: GlobalStats = {
  active_users_7d: 0,
  active_users_30d: 0,
  total_users: 0,
  questions_7d: 0,
  questions_30d: 0,
  total_questions: 0,
  oracle_questions: 0,
  forge_questions: 0,
  global_success_rate: null,
  errors_7d: 0,
  avg_response_time_ms: null,
};
const NO_ANSWERS = {
  ...{ oracle_ruling: 0, oracle_likely: 0, oracle_none: 0, oracle_unknown: 0 },
  ...{ forge_decided: 0, forge_undecided: 0, forge_unknown: 0, failed: 0, marked_wrong: 0 },
};
const NOTHING = { items: [], next_cursor: null, total: 0 };

/** What it tells on the day on which nobody has asked anything yet. */
export const FIRST_DAY: Readonly<Record<string, unknown>> = {
  ...ANSWERS,
  "global-stats-summary": NOBODY,
  "top-users": NOTHING,
  "power-users": NOTHING,
  "daily-activity": {
    items: days.map(({ day }) => ({
      ...{ day, total_questions: 0, unique_users: 0, oracle_questions: 0, forge_questions: 0 },
      ...{ success_rate: null, avg_response_time: null },
      ...{ p50_response_time: null, p95_response_time: null, ...NO_ANSWERS },
    })),
    total: { ...NO_ANSWERS, success_rate: null },
  },
  "recent-errors": NOTHING,
  "answer-breakdown": { engines: [], errors: [] },
  "questions-with-responses": NOTHING,
  reviews: NOTHING,
};
