import { expect, test } from "vitest";
import { conceptRowsOf, packConcepts } from "./concept-rows.ts";

test("[ORA-17] each group holds its own concepts and no other’s, with their shares, however many there are", () => {
  const ids = Array.from({ length: 300 }, (_, at) => `idea-${at}`);
  const rows = [
    new Map<string, number>(),
    new Map(ids.map((id) => [id, 1])),
    new Map([
      ["idea-299", 0.2],
      ["idea-8", 0],
    ]),
  ];
  const packed = conceptRowsOf(packConcepts(rows));
  const held = rows.map((_, row) => ids.filter((id) => packed.holds(row, id)));
  expect(held).toEqual([[], ids, ["idea-8", "idea-299"]]);
  expect(packed.holds(1, "unknown")).toBe(false);
  expect([...packed.sharesOf(2)]).toEqual([
    ["idea-8", 0],
    ["idea-299", 0.2],
  ]);
  expect(["idea-0", "idea-8", "unknown"].map(packed.count)).toEqual([1, 2, 0]);
});
