import { describe, expect, test } from "vitest";
import { answerOf, COMBAT, handle, QUESTION, UNSETTLED, written } from "../../test/asked-model.ts";

describe("[N-3] a computed result that the model doubts", () => {
  const DOUBT = written({
    ruling: "6 damage go to the player.",
    verdict: null,
    computed_result: "disagrees",
  });
  const promptedFacts = async () => {
    const { prompts } = await answerOf(DOUBT, COMBAT);
    return [...(prompts[0]?.prompt ?? "").matchAll(/^\[(F\d+)\]\n\| (.*)$/gm)];
  };

  test("is shown with each fact that the model may dispute, in our words", async () => {
    const facts = await promptedFacts();
    expect(facts.length).toBeGreaterThan(1);
    for (const [, wrong_assumption = "", fact = ""] of facts) {
      const { ruling, given } = await answerOf({ ...DOUBT, wrong_assumption }, COMBAT);
      expect(ruling).toMatchObject({ outcome: "cannot_settle", strength: "none" });
      expect(ruling.explanation).toContain("4 damage");
      expect(ruling.explanation).toContain(`disputes this: “${fact}”`);
      expect(given.withheld).toBe("other_result");
    }
  });

  test.each([
    ["no fact", null],
    ["a fact that was not given", "F99"],
    ["words of its own", "The 2/2 left combat before damage."],
  ])("[T-9] is shown alone where the model names %s", async (_what, wrong_assumption) => {
    const { ruling, given } = await answerOf({ ...DOUBT, wrong_assumption }, COMBAT);
    expect(ruling.explanation).toContain("4 damage");
    expect(JSON.stringify(ruling)).not.toMatch(/6 damage|left combat|disputes/);
    expect(given.withheld).toBe("other_result");
  });

  test("stands where the model gives no ruling", async () => {
    const { ruling, given } = await answerOf(
      written({ outcome: "cannot_settle", verdict: null, ruling: "The rules do not tell." }),
      COMBAT,
    );
    expect(ruling.ruling).toMatch(/^Up to 4 damage/);
    expect(given).toMatchObject({ withheld: "no_ruling", engine: { kind: "local" } });
  });
});

describe("[T-9] a model that rules nothing", () => {
  const SAID = "Vigilance keeps it untapped, whatever attacks.";
  const FREE = {
    verdict: null,
    explanation: SAID,
    interactions: [{ cards: ["Serra Angel"], description: SAID }],
    steps: [{ action: SAID, handle, timing: null, layer: null }],
    recent_updates: SAID,
  };

  test.each([
    ["cannot settle", { outcome: "cannot_settle", ruling: SAID }],
    ["asks back with an answer", { outcome: "needs_detail", ruling: `${SAID} Which one?` }],
    ["declines", { outcome: "declined", ruling: SAID }],
  ] as const)("has no word of its own shown where it %s", async (_how, more) => {
    const { ruling, given } = await answerOf(written({ ...FREE, ...more }), UNSETTLED, {
      ...{ searchesWeb: true, searches: 1 },
    });
    expect(ruling).toMatchObject({ outcome: "cannot_settle", strength: "none" });
    expect(JSON.stringify(given)).not.toMatch(/whatever attacks|Serra/);
    expect(ruling.relevant_rules.length).toBeGreaterThan(0);
  });

  test("may ask one question back, and says no more", async () => {
    const asks = { outcome: "needs_detail", ruling: "Which creature attacks?" } as const;
    const { ruling } = await answerOf(written({ ...FREE, ...asks }), UNSETTLED);
    expect(ruling).toMatchObject({ ...asks, explanation: "", card_interactions: [] });
    expect(ruling.relevant_rules).toEqual([]);
  });
});

describe("[N-1] sources of what a model tells", () => {
  test("the table is one", async () => {
    const gameState = { players: [{ name: "Ana", life: 17 }] };
    const { given } = await answerOf(
      written({ ruling: "No, and Ana stays at 17 life." }),
      QUESTION,
      {},
      { gameState },
    );
    expect(given.withheld).toBeNull();
  });

  test("a figure of three digits needs one too", async () => {
    const { given } = await answerOf(written({ ruling: "No, and you gain 500 life." }), UNSETTLED);
    expect(given.withheld).toBe("unsourced");
  });

  test("a quotation of several sentences that none holds is left out", async () => {
    const explanation =
      "The rule says “All attackers rest at once here. They never wake up again.” So it is.";
    const { ruling } = await answerOf(written({ explanation }));
    expect(ruling.explanation).not.toContain("never wake up");
  });

  test("a headline of nothing but a rule number is no ruling", async () => {
    const { given } = await answerOf(written({ verdict: null, ruling: "CR 702.19b" }), UNSETTLED);
    expect(given.withheld).toBe("unfit");
  });
});
