import { describe, expect, test } from "vitest";
import { ask, options } from "../test/ask.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadStarterRulebook } from "../test/load-rulebook.ts";
import { decisionOf } from "./decision.ts";
import { createJudge } from "./judges.ts";
import { phraseAsProbable } from "./phrase-as-probable.ts";

const judge = createJudge({ rulebook: loadStarterRulebook(), knowledge: shippedKnowledge });
const rulingOn = async (question: string, language: "fr" | "en") =>
  (await judge.answer(ask(question, language), options())).ruling;

const said = (
  ruling: string,
  verdict: "yes" | "no" | null,
  language: "fr" | "en",
  strength: "ruling" | "likely" = "likely",
) =>
  phraseAsProbable(
    decisionOf({ outcome: "ruling", ruling, explanation: "", confidence: 0.8, verdict, strength }),
    language,
  ).ruling;

describe("[ORA-02] the words of a strength", () => {
  test.each([
    ["Yes, it dies.", "yes", "en", "Probably yes: it dies."],
    ["No. It survives.", "no", "en", "Probably no: It survives."],
    ["Oui, elle meurt.", "yes", "fr", "Probablement oui\u00a0: elle meurt."],
    ["Si, elle bloque.", "yes", "fr", "Probablement oui\u00a0: elle bloque."],
    ["Non\u00a0: elle survit.", "no", "fr", "Probablement non\u00a0: elle survit."],
    ["The owner chooses.", null, "en", "The owner chooses."],
    ["Nobody gains life.", "no", "en", "Nobody gains life."],
  ] as const)("say a likely “%s” (%s, %s) as “%s”", (ruling, verdict, language, probable) => {
    expect(said(ruling, verdict, language)).toBe(probable);
  });

  test("leave what is sure as it is", () => {
    expect(said("Yes, it dies.", "yes", "en", "ruling")).toBe("Yes, it dies.");
  });

  test("say nothing twice", () => {
    expect(said("Probably yes: it dies.", "yes", "en")).toBe("Probably yes: it dies.");
  });
});

describe("[ORA-02] the strength of an answer", () => {
  test("is a ruling where somebody decided the very question", async () => {
    const ruling = await rulingOn("Does a creature with vigilance tap when it attacks?", "en");
    expect(ruling).toMatchObject({ strength: "ruling", verdict: "no" });
    expect(ruling.ruling).toMatch(/^No, /);
    expect(ruling.confidence).toBeGreaterThanOrEqual(0.95);
  });

  test("[ORA-19] is likely where more speaks for a yes than for a no, and tells what it rests on", async () => {
    const ruling = await rulingOn("lifelink doesn't work when blocking?", "en");
    expect(ruling).toMatchObject({ strength: "likely", outcome: "ruling", verdict: "yes" });
    expect(ruling.ruling).toMatch(/^Probably yes: /);
    expect(ruling.explanation).toMatch(/Based on a similar question: “.+”\./);
    expect(ruling.confidence).toBeLessThan(0.95);
  });

  test("[ORA-19] is none where no yes or no is likely enough: the headline is no other question's sentence", async () => {
    const ruling = await rulingOn(
      "trample, ward and scry on a battle somehow, does it work?",
      "en",
    );
    expect(ruling).toMatchObject({ strength: "none", verdict: null });
    expect(ruling.ruling).toBe("I have no ruling for this exact situation.");
    const titles = (ruling.near_questions ?? []).map(({ answer }) => answer);
    expect(titles).not.toContain(ruling.ruling);
  });
});
