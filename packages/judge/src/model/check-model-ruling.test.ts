import { describe, expect, test } from "vitest";
import { answerOf, COMBAT, QUESTION, UNSETTLED, written } from "../../test/asked-model.ts";

describe("[N-3] a computed result that the model doubts", () => {
  const DOUBT = written({
    ruling: "6 damage go to the player.",
    verdict: null,
    computed_result: "disagrees",
    wrong_assumption: "The 2/2 left combat before damage.",
  });

  test("is told beside the ruling, with what it disputes", async () => {
    const { ruling, given } = await answerOf(DOUBT, COMBAT);
    expect(ruling.outcome).toBe("cannot_settle");
    expect(ruling.explanation).toContain("4 damage");
    expect(ruling.explanation).toContain("The 2/2 left combat before damage.");
    expect(given.withheld).toBe("other_result");
  });

  test("is told without claims that no source holds", async () => {
    const { ruling } = await answerOf(
      { ...DOUBT, wrong_assumption: "Trample was banned by the judges last month." },
      COMBAT,
    );
    expect(ruling.explanation).not.toContain("banned");
  });

  test("shows nothing of a doubt with an address in it", async () => {
    const { ruling } = await answerOf(
      { ...DOUBT, wrong_assumption: "Write to cheat@example.org and ask." },
      COMBAT,
    );
    expect(ruling.ruling).toMatch(/^Up to 4 damage/);
    expect(JSON.stringify(ruling)).not.toContain("example.org");
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
