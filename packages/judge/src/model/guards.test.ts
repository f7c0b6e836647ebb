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

const HEADLINE = {
  en: { ruling: "No, one damage for each blocker is enough." },
  fr: { ruling: "Non, une blessure par bloqueuse suffit." },
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
  ["contradiction", "en", { quantity: "3", ruling: "Yes, 4 damage for each blocker is enough." }],
  ["contradiction", "fr", { quantity: "3/3", ruling: "Oui, elle devient une 4/4 pour le tour." }],
] as const)("[ORA-17] %s is a fault (%s, %#)", (fault, language, more) => {
  expect(faultOf(answer(language, more as Partial<ModelRuling>), language)).toBe(fault);
});

test.each([
  ["« Non seulement »", "fr", { explanation: "Non seulement elle piétine, mais elle suffit." }],
  ["“twice”", "en", { quantity: "2", ruling: "No, it triggers twice, once for each of them." }],
  ["a condition", "fr", { explanation: "Si elle est bloquée, le reste piétine." }],
  [
    "a subject that begins with no",
    "en",
    { explanation: "No blocker can absorb more than lethal damage here." },
  ],
  ["a number told in words", "en", { quantity: "1" }],
  ["another sentence that denies something", "en", { explanation: "It does not need more." }],
] as const)("[ORA-17] %s contradicts nothing (%s)", (_what, language, more) => {
  expect(
    faultOf(answer(language, { verdict: "no", ...HEADLINE[language], ...more }), language),
  ).toBe(undefined);
});
