import { describe, expect, test } from "vitest";
import { UserPreferences } from "./account.ts";
import {
  AskedQuestion,
  DailyActivity,
  GlobalStats,
  MrrMetrics,
  SubscriptionStats,
  UserUsage,
  ZapStats,
} from "./analytics.ts";
import { Deck, DeckCard } from "./deck.ts";
import { Discussion } from "./discussion.ts";
import { OraclePayload } from "./message.ts";
import { MessageId } from "./message-id.ts";
import { QuestionLog } from "./question-log.ts";
import { DetailedReasoning, Ruling } from "./ruling.ts";

const fieldsOf = (entity: { readonly shape: object }) => Object.keys(entity.shape);

describe("[DATA-01] an entity", () => {
  test.each([
    [
      "discussion",
      Discussion,
      "id title user_id type deck_id context_summary is_public created_at updated_at deck",
    ],
    [
      "message of the Oracle",
      OraclePayload,
      "id type content cards userMessageId reasoningItems ruling detailed_reasoning isWebResult timestamp",
    ],
    [
      "detailed reasoning",
      DetailedReasoning,
      "timing_analysis layer_system rule_interpretation step_by_step_analysis",
    ],
    [
      "deck",
      Deck,
      "id user_id name format description featured_card_name bracket bracket_confidence bracket_reasoning archetype is_favorite created_at updated_at game_changers_detected detected_combos card_count main_deck_count sideboard_count",
    ],
    ["deck card", DeckCard, "deck_id card_id card_name quantity is_sideboard is_commander"],
    [
      "preferences",
      UserPreferences,
      "user_id language theme notifications_enabled discord_user_id created_at updated_at",
    ],
    [
      "question log",
      QuestionLog,
      "id user_id question_type question_text question_length cards_mentioned reasoning_effort discussion_id response_success response_time_ms confidence error_message metadata created_at",
    ],
    [
      "[DATA-04] ruling",
      Ruling,
      "ruling explanation outcome verdict relevant_rules card_interactions mentioned_cards web_search_used recent_updates sourcesAndLinks groundingMetadata confidence timestamp",
    ],
    [
      "[ADM-02] sums of all questions",
      GlobalStats,
      "active_users_7d active_users_30d total_users questions_7d questions_30d total_questions oracle_questions forge_questions global_success_rate errors_7d avg_response_time_ms",
    ],
    [
      "[ADM-02] top user and power user",
      UserUsage,
      "user_id email total_questions oracle_questions forge_questions total_zaps_consumed monthly_remaining has_subscription subscription_plan subscription_status success_rate avg_response_time days_since_signup days_since_last_use",
    ],
    [
      "[ADM-02] question of anybody",
      AskedQuestion,
      "id question_text question_type user_email cards_mentioned reasoning_effort response_success response_time_ms confidence discussion_id error_message created_at",
    ],
    [
      "[ADM-02] activity of a day",
      DailyActivity,
      "day total_questions unique_users oracle_questions forge_questions success_rate avg_response_time",
    ],
    [
      "[ADM-02] monthly revenue",
      MrrMetrics,
      "current_mrr new_mrr_30d churned_mrr_30d active_paying_customers",
    ],
    [
      "[ADM-02] subscriptions",
      SubscriptionStats,
      "total_subscriptions trial_users conversion_rate churned_last_30d total_revenue_estimate",
    ],
    [
      "[ADM-02] zaps of everybody",
      ZapStats,
      "total_users_with_zaps total_zaps_available avg_zaps_per_user users_low_zaps users_no_zaps avg_questions_per_day_7d",
    ],
  ])("has every field of the specification, by its name: %s", (_name, entity, fields) => {
    expect(fieldsOf(entity)).toEqual(expect.arrayContaining(fields.split(" ")));
  });

  test("a message's id has 21 characters", () => {
    expect(MessageId.safeParse("V1StGXR8_Z5jdHi6B-myT").success).toBe(true);
    for (const id of ["V1StGXR8_Z5jdHi6B-my", "V1StGXR8_Z5jdHi6B-myTX", "V1StGXR8.Z5jdHi6B-myT"])
      expect(MessageId.safeParse(id).success, id).toBe(false);
  });
});

describe("[DATA-04] a ruling", () => {
  const rule = { number: "702.19b", text: "…", edition: "starter-2026-06-19", verbatim: false };
  const ruling = {
    ruling: "Yes.",
    explanation: "",
    outcome: "ruling",
    verdict: "yes",
    relevant_rules: Array(8).fill(rule),
    card_interactions: [],
    mentioned_cards: [],
    web_search_used: false,
    recent_updates: null,
    sourcesAndLinks: [],
    groundingMetadata: null,
    timestamp: "2026-11-20T12:00:00.000Z",
  };

  test("[ORA-15] has a confidence of 0.5 when nobody says more, and never leaves 0 to 1", () => {
    expect(Ruling.parse(ruling).confidence).toBe(0.5);
    for (const confidence of [0, 1]) expect(Ruling.parse({ ...ruling, confidence })).toBeTruthy();
    for (const confidence of [-0.01, 1.01, Number.NaN])
      expect(Ruling.safeParse({ ...ruling, confidence }).success).toBe(false);
  });

  test.each([
    ["a ninth rule", { relevant_rules: Array(9).fill(rule) }],
    ["an outcome of its own", { outcome: "maybe" }],
    ["a verdict that is neither yes nor no", { verdict: "maybe" }],
    ["a rule that does not say whether it is verbatim", { relevant_rules: [{ number: "1" }] }],
  ])("refuses %s", (_name, change) => {
    expect(Ruling.safeParse({ ...ruling, ...change }).success).toBe(false);
  });
});
