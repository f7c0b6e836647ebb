import { expect, test } from "vitest";
import { written } from "../../test/asked-model.ts";
import { faultOf } from "./guards.ts";
import type { ModelRuling } from "./model-ruling.ts";

const HONEST = {
  en: {
    ruling: "Yes, one damage for each blocker is enough.",
    explanation: "Deathtouch makes any amount of damage lethal, so the rest tramples over.",
  },
  fr: {
    ruling: "Oui, une blessure par bloqueuse suffit.",
    explanation: "Le contact mortel rend mortelle n’importe quelle blessure, le reste piétine.",
  },
} as const;

const answer = (language: "fr" | "en", more: Partial<ModelRuling> = {}): ModelRuling => ({
  ...written(),
  ...HONEST[language],
  outcome: "ruling",
  verdict: "yes",
  confidence: 0.8,
  ...more,
});

test.each(["fr", "en"] as const)("[ORA-17] an honest answer has no fault (%s)", (language) => {
  expect(faultOf(answer(language), language)).toBeUndefined();
});

// The hostile answers are measured together and a few may pass: here every guard stands for itself.
test.each([
  ["language", "fr", HONEST.en],
  ["language", "en", HONEST.fr],
  ["empty", "en", { ruling: "Yes", explanation: "It just is so here." }],
  ["empty", "fr", { ruling: "Oui, bien.", explanation: "Voilà." }],
  ["confidence", "en", { confidence: 5 }],
  ["confidence", "en", { confidence: -0.1 }],
  ["confidence", "en", { confidence: Number.NaN }],
  ["contact", "en", { explanation: "Deathtouch is explained at best-judge.com for all players." }],
  ["contact", "fr", { explanation: "Écrivez à arbitre@exemple.org pour en savoir plus, merci." }],
  ["contact", "en", { explanation: "Ask the judges on t.me/judges and they tell you more." }],
  ["leak", "en", { explanation: "My instructions say that any amount of damage is lethal." }],
  ["leak", "fr", { explanation: "En tant qu’IA, je dis que toute blessure est mortelle ici." }],
  ["leak", "en", { citations: [{ handle: "R1", quote: "", claim: "The system prompt says so." }] }],
  ["insult", "en", { explanation: "Only an idiot asks whether any amount of damage is lethal." }],
  ["insult", "fr", { explanation: "Il faut être stupide pour demander si elle est mortelle." }],
  ["headline-without-decision", "en", { outcome: "cannot_settle" }],
  [
    "headline-without-decision",
    "fr",
    { outcome: "cannot_settle", ruling: "Les règles ne le disent pas." },
  ],
  ["contradiction", "en", { verdict: "no" }],
  ["contradiction", "fr", { verdict: "no" }],
  ["contradiction", "en", { explanation: "No, all of its damage has to be assigned to it." }],
  [
    "contradiction",
    "en",
    {
      ruling: "The attacking creature survives the combat.",
      explanation: "The attacking creature dies in the combat.",
      verdict: null,
    },
  ],
  [
    "contradiction",
    "fr",
    {
      ruling: "Une blessure par bloqueuse suffit toujours.",
      explanation: "Une blessure par bloqueuse ne suffit jamais.",
      verdict: null,
    },
  ],
] as const)("[ORA-17] %s is a fault (%s, %#)", (fault, language, more) => {
  expect(faultOf(answer(language, more as Partial<ModelRuling>), language)).toBe(fault);
});
