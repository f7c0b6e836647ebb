import { describe, expect, test } from "vitest";
import { ask, options } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { loadStarterRulebook } from "../../test/load-rulebook.ts";
import { createJudge } from "../judges.ts";

const judge = createJudge({ rulebook: loadStarterRulebook(), knowledge: shippedKnowledge });
const answer = async (question: string, history: readonly string[] = []) => {
  const said = history.map((content) => ({ role: "user" as const, content }));
  const { ruling } = await judge.answer(ask(question, "fr", { history: said }), options());
  return ruling;
};

describe("[ORA-12] a discussion that holds a ruling on trample", () => {
  const BEFORE = [
    "Mon attaquante avec le piétinement et le contact mortel est bloquée par deux créatures. Une blessure par bloqueuse suffit-elle ?",
  ];

  test.each([
    "Quel est le taux de TVA sur la vente de cartes Magic en France ?",
    "Et la météo demain ?",
  ])("declines what is not about the rules: %s", async (question) => {
    expect((await answer(question, BEFORE)).outcome).toBe("declined");
  });

  test("decides a complete question on its own", async () => {
    const question = "Does a creature with vigilance tap when it attacks?";
    const { verdict, relevant_rules } = await answer(question, BEFORE);
    expect(verdict).toBe("no");
    expect(relevant_rules.map(({ number }) => number)).not.toContain("702.19b");
    expect(relevant_rules.map(({ number }) => number)).toContain("702.20b");
  });

  // It taps for its own abilities: a “no” to this question would be false.
  test("says the rule, and neither yes nor no, where the question leaves out when", async () => {
    const { verdict, relevant_rules } = await answer("Does a creature with vigilance tap?", BEFORE);
    expect(verdict).toBeNull();
    expect(relevant_rules.map(({ number }) => number)).not.toContain("702.19b");
    expect(relevant_rules.map(({ number }) => number)).toContain("702.20b");
  });

  test("does not lend its settled question to a follow-up about another keyword", async () => {
    const numbers = (await answer("Et avec la menace ?", BEFORE)).relevant_rules.map(
      ({ number }) => number,
    );
    expect(numbers).toContain("702.111b");
    expect(numbers).not.toContain("702.2c");
  });

  test("answers a follow-up by what it continues", async () => {
    const trample = ["Mon attaquante avec le piétinement est bloquée. Où vont ses blessures ?"];
    const { relevant_rules, outcome } = await answer("Et avec le contact mortel ?", trample);
    expect(outcome).toBe("ruling");
    expect(relevant_rules.map(({ number }) => number)).toContain("702.2c");
  });
});
