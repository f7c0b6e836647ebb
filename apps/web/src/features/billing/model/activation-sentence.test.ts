import type { PlanActivation } from "@spellwright/contract";
import { loadPartTexts, translator } from "@spellwright/locales";
import { beforeAll, describe, expect, test } from "vitest";
import { activationSentence } from "./activation-sentence.ts";

const basic: PlanActivation = {
  already_active: false,
  plan_id: "basic",
  status: "done",
  planned: null,
};
const later: PlanActivation = {
  ...basic,
  planned: { starts_at: "2027-01-01T00:00:00.000Z", until_then: "pro" },
};

beforeAll(async () => {
  for (const language of ["fr", "en"] as const) await loadPartTexts("payments", language);
});

describe("[BILL-07] the sentence on a plan that was agreed to", () => {
  test.each([
    ["open", basic, "Thank you! You’re on Basic now."],
    ["not paid yet", { ...basic, status: "pending" }, /^PayPal is still checking the payment\./],
    ["later", later, "Your Basic plan begins on January 1; your Pro plan stays active until then."],
  ] as const)("says that it is %s", (_, activation, sentence) => {
    expect(activationSentence(activation, translator("en"), "en")).toMatch(sentence);
  });

  test("says in French that it begins later", () => {
    expect(activationSentence(later, translator("fr"), "fr")).toBe(
      "Votre offre Basic commence le 1er janvier\u202f; votre offre Pro reste active jusque-là.",
    );
  });
});
