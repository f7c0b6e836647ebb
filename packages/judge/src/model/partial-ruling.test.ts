import { describe, expect, test } from "vitest";
import { partialRuling } from "./partial-ruling.ts";

describe("[ORA-17] a ruling while it is written", () => {
  test.each([
    [{ outcome: "ruling" }, undefined],
    [{ ruling: "No" }, undefined],
    [{ ruling: 7 }, undefined],
    ["No", undefined],
    [{ ruling: "No, rule 702.2" }, { ruling: "No, rule", explanation: "" }],
    [{ ruling: "No, rule 702.20b: it stays untap" }, { ruling: "No,: it stays", explanation: "" }],
    [
      { ruling: "No, it stays untapped.", explanation: "See https://evil.exa" },
      { ruling: "No, it stays untapped.", explanation: "See" },
    ],
    [
      { ruling: "No.", explanation: "<b>It</b> stays [R1] untapped" },
      { ruling: "No.", explanation: "It stays" },
    ],
  ])("%j shows %j", (partial, shown) => {
    expect(partialRuling(partial)).toEqual(shown);
  });
});
