import { describe, expect, test } from "vitest";
import { ask, options } from "../../test/ask.ts";
import { answerOf, COMBAT, judge, QUESTION, written } from "../../test/asked-model.ts";
import { modelThatWrites } from "../../test/written-model.ts";

describe("a ruling while it is written", () => {
  const { reasoning, citations, outcome, verdict, ruling } = written();
  const whole = { reasoning, citations, outcome, verdict, ruling };
  const partials = [
    { ...whole, ruling: "No, it stays untap" },
    { ...whole, explanation: "Vigilance sa" },
  ];

  test("[T-9] is shown once it is whole and a settled question bears it", async () => {
    const { writing } = await answerOf(written(), QUESTION, { partials });
    expect(writing).toEqual([{ ruling, explanation: "Vigilance" }]);
  });

  const OTHERWISE = { verdict: "yes", ruling: "Yes, it becomes tapped as usual." } as const;

  test.each([
    ["where nothing bears it", OTHERWISE, "low"],
    ["where it is read a second time", {}, "high"],
  ] as const)("[T-9] is not shown %s", async (_when, more, effort) => {
    const output = written(more);
    const partial = { ...whole, ...more, explanation: "Vigilance sa" };
    const { model } = modelThatWrites(output, { partials: [partial] });
    const writing: unknown[] = [];
    const onWriting = (one: unknown) => writing.push(one);
    await judge.answer(ask(QUESTION, "en"), options({ model, effort, onWriting }));
    expect(writing).toEqual([]);
  });

  test("[ORA-17] is the engine's own where one computed it", async () => {
    const { writing } = await answerOf(written({ ruling: "6 damage." }), COMBAT, {
      partials: [{ ruling: "6 damage go to the player " }],
    });
    expect(writing).toEqual([
      { ruling: expect.stringMatching(/^Up to 4 damage/), explanation: "" },
    ]);
  });
});
