import { describe, expect, it } from "vitest";
import { starterIndex } from "../../../test/starter-cards.ts";
import { readDecklist, resolveDecklist } from "../../index.ts";

const resolve = (text: string) => resolveDecklist(readDecklist(text, starterIndex), starterIndex);

describe("[IMP-02] finds which number of a row is its copies", () => {
  it.each([
    ["Sol Ring, C21, 263", [1, "C21", "263"]],
    ["Sol Ring\tC21\t263", [1, "C21", "263"]],
    ["Sol Ring\tC21\t4", [1, "C21", "4"]],
    ["1 Sol Ring, C21, 263", [1, "C21", "263"]],
    ["Sol Ring\tC21\t263\t4", [4, "C21", "263"]],
    ["Sol Ring\tC21\t263\tfoil\t4", [4, "C21", "263"]],
    ["Sol Ring\tC21\tNM\t4", [4, "C21", null]],
    ["Sol Ring\t4\tC21\t263", [4, "C21", "263"]],
    ["4\tSol Ring\tArtifact\t1", [4, null, null]],
  ])("finds it in %j", (row, expected) => {
    const { entries, problems } = resolve(row);
    expect(entries.map(({ name }) => name)).toEqual(["Sol Ring"]);
    expect(entries.map((each) => [each.quantity, each.setCode, each.collectorNumber])).toEqual([
      expected,
    ]);
    expect(problems).toEqual([]);
  });

  it("asks about a number behind a type, which may be a mana value", () => {
    const { entries, problems } = resolve("Sol Ring\tArtifact\t6");
    expect(entries).toEqual([]);
    expect(problems).toMatchObject([{ line: 1, severity: "error" }]);
  });
});
