import { describe, expect, it } from "vitest";
import { readDecklist } from "../index.ts";

const readOne = (line: string) =>
  readDecklist(line, { knows: (name) => name === "Sol Ring" }).entries;
const PLAIN = { quantity: 1, name: "Sol Ring", setCode: null, collectorNumber: null, finish: null };

describe("[IMP-02] a pile in brackets is no printing", () => {
  it.each(["CMC 1", "CMC 10", "Turn 2", "Tier 1", "tier 10", "Drop-1", "MV 1", "1", "Grave"])(
    "is read: 1 Sol Ring [%s]",
    (pile) => {
      expect(readOne(`1 Sol Ring [${pile}]`)).toMatchObject([{ ...PLAIN, categories: [pile] }]);
    },
  );

  it("a cost in braces is no collector number", () => {
    expect(readOne("1 Sol Ring {1}")).toMatchObject([PLAIN]);
  });

  it.each([
    ["[C21] 263", "C21", "263"],
    ["[DDT] 5", "DDT", "5"],
    ["[C21 263]", "C21", "263"],
    ["[C21-5]", "C21", "5"],
    ["[DDT 52]", "DDT", "52"],
    ["[DDT:5]", "DDT", "5"],
    ["[DDT #5]", "DDT", "5"],
    ["(DDT 5)", "DDT", "5"],
    ["{DGM} #135", "DGM", "135"],
    ["(5)", null, "5"],
  ])("1 Sol Ring %s is a printing", (mark, setCode, collectorNumber) => {
    expect(readOne(`1 Sol Ring ${mark}`)).toMatchObject([{ ...PLAIN, setCode, collectorNumber }]);
  });
});

describe("[IMP-02] the French words of etched foil", () => {
  it.each(["[gravé]", "(Gravée)", "*gravee*", "[FOIL GRAVÉ]", "(foil gravée)", "[grave\u0301]"])(
    "are read: 1 Sol Ring %s",
    (mark) => {
      expect(readOne(`1 Sol Ring ${mark}`)).toMatchObject([{ ...PLAIN, finish: "etched" }]);
    },
  );
});
