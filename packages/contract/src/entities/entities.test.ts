import { describe, expect, test } from "vitest";
import { UserPreferences } from "./account.ts";
import { Deck, DeckCard } from "./deck.ts";
import { Discussion } from "./discussion.ts";
import { OraclePayload } from "./message.ts";
import { MessageId } from "./message-id.ts";
import { QuestionLog } from "./question-log.ts";
import { DetailedReasoning, Ruling } from "./ruling.ts";

const fieldsOf = (entity: { readonly shape: object }) => Object.keys(entity.shape);

describe("[DATA-01] an entity has every field of the specification, by its name", () => {
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
  ])("%s", (_name, entity, fields) => {
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
