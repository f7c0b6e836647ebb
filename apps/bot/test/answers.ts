import { type BotAnswer, reasoningWith, rulingWith } from "@spellwright/contract";

/** An answer of the API, sure of itself unless said otherwise. */
export const answerWith = (
  over: Partial<BotAnswer["ruling"]> = {},
  more: Partial<BotAnswer> = {},
): BotAnswer => ({
  outcome: "answered",
  question_id: "3f0f4a9e-6a07-4c7f-9a4e-1f6a6f3c2b11",
  ruling: rulingWith({
    ruling: "No, it survives.",
    explanation: "Indestructible creatures are not destroyed.",
    verdict: "no",
    relevant_rules: [
      { number: "702.12b", text: "Indestructible.", edition: "2026-08-07", verbatim: true },
    ],
    confidence: 0.92,
    ...over,
  }),
  detailed_reasoning: {
    ...reasoningWith(),
    step_by_step_analysis: [
      { step: 1, action: "Damage is marked.", rule_applied: "120.3e", timing: null, layer: null },
    ],
  },
  charged_to: "pack",
  zaps_charged: 1,
  answer_url: "https://example.org/en/oracle/answer/1",
  engine: { kind: "local", model: null },
  explain_zaps: 2,
  ...more,
});
