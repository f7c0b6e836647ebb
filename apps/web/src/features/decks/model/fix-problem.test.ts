import type { DeckLegality } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { fixProblem } from "./fix-problem.ts";
import { lineWith } from "./line-for-tests.ts";

const problem = (code: string, params: Record<string, string | number>) =>
  ({ code, params, message: code }) as DeckLegality["problems"][number];
const changesOf = (...given: Parameters<typeof fixProblem>) =>
  fixProblem(...given)?.changes.map((change) =>
    change.op === "set_quantity" ? [change.line_id, change.quantity] : change.op,
  );

describe("[FOR-06] one tap on a reason", () => {
  const line = (id: string, quantity: number, board: "main" | "sideboard" | "maybeboard") => ({
    ...lineWith("Opt", quantity, board),
    id,
  });
  const lines = [
    line("main", 4, "main"),
    line("side", 2, "sideboard"),
    line("may", 9, "maybeboard"),
  ];

  it.each([
    [4, [["side", 0]]],
    [5, [["side", 1]]],
    [
      1,
      [
        ["side", 0],
        ["main", 1],
      ],
    ],
  ])("keeps %i copies, the deck’s before the sideboard’s", (allowed, changes) => {
    const reason = problem("tooManyCopies", { name: "Opt", copies: 6, allowed });
    expect(changesOf(reason, lines)).toEqual(changes);
  });

  it("keeps one of a restricted card and none of a banned one", () => {
    expect(changesOf(problem("restricted", { name: "Opt" }), lines)).toEqual([
      ["side", 0],
      ["main", 1],
    ]);
    expect(changesOf(problem("banned", { name: "Opt" }), lines)).toEqual([
      ["side", 0],
      ["main", 0],
    ]);
  });

  it("mends nothing where the reason is no card or the card is gone", () => {
    expect(fixProblem(problem("tooFewCards", { cards: 4 }), lines)).toBeUndefined();
    expect(fixProblem(problem("banned", { name: "Ponder" }), lines)).toBeUndefined();
  });
});
