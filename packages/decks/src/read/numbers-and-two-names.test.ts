import { createCardIndex } from "@spellwright/cards";
import { describe, expect, it } from "vitest";
import { readDecklist, resolveDecklist } from "../index.ts";

const index = createCardIndex(
  ["Sol Ring", "Plains", "Relentless Rats", "Lightning Bolt"].map((name) => ({
    ...{ id: name, name, printedName: null, rank: 1, faceNames: [] },
    flavorNames: name === "Sol Ring" ? ["Ring of Power"] : [],
  })),
);
const resolve = (text: string) => resolveDecklist(readDecklist(text, index), index);

describe("[IMP-02] reads a number behind a name, without any sign", () => {
  it.each([
    ["Relentless Rats 100", 100, null, null],
    ["Plains 100", 100, null, null],
    ["1 Plains 270", 1, null, "270"],
    ["Plains #270", 1, null, "270"],
    ["Plains ZNR 270", 1, "ZNR", "270"],
    ["Plains 8ED", 1, "8ED", null],
  ])("reads %s", (line, quantity, setCode, collectorNumber) => {
    const { entries, problems } = resolve(line);
    expect(entries).toMatchObject([{ quantity, setCode, collectorNumber }]);
    expect(problems).toEqual([]);
  });
});

describe("[IMP-02] two names in one line", () => {
  it.each([
    "1 Lightnng Bolt // Sol Ring",
    "1 Lightnng Bolt/Sol Ring",
    "1 Lightnng Bolt (Sol Ring)",
    "1 Lightnng Bolt - Sol Ring",
  ])("tells which card was taken: %s", (line) => {
    const { entries, problems } = resolve(line);
    expect(entries.map(({ name }) => name)).toEqual(["Sol Ring"]);
    expect(problems).toMatchObject([
      {
        line: 1,
        reason: "nameCorrected",
        params: { written: "Lightnng Bolt", name: "Sol Ring" },
        severity: "notice",
      },
    ]);
  });

  it.each(['1 Sol Ring "Lightning Bolt"', "1 Sol Ring « Plains »"])(
    "tells that a name in quotes is another card's: %s",
    (line) => {
      const { entries, problems } = resolve(line);
      expect(entries.map(({ name }) => name)).toEqual(["Sol Ring"]);
      expect(problems).toMatchObject([{ reason: "nameCorrected", params: { name: "Sol Ring" } }]);
    },
  );

  it.each([
    '1 Sol Ring "the one everybody plays"',
    '1 Sol Ring "Ring of Power"',
    "1 Somebody’s Secret // Sol Ring",
    "1 Ring of Powr // Sol Ring",
    "1 Ring of Power // Sol Ring",
  ])("takes a name of the printing without a word: %s", (line) => {
    const { entries, problems } = resolve(line);
    expect(entries.map(({ name }) => name)).toEqual(["Sol Ring"]);
    expect(problems).toEqual([]);
  });
});
