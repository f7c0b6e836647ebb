import { expect, test } from "vitest";
import { conceptRowsOf, packConcepts } from "./concept-rows.ts";

test("[ORA-17] each row holds its own concepts and no other’s, however many there are", () => {
  const ids = Array.from({ length: 19 }, (_, at) => `idea-${at}`);
  const rows = [[], ids, ["idea-0", "idea-8", "idea-18"], ["idea-7"], ["idea-7", "idea-7"]];
  const packed = conceptRowsOf(packConcepts(rows));
  const held = rows.map((_, row) => ids.filter((id) => packed.holds(row, id)));
  expect(held).toEqual([[], ids, ["idea-0", "idea-8", "idea-18"], ["idea-7"], ["idea-7"]]);
  expect(packed.holds(1, "unknown")).toBe(false);
});
