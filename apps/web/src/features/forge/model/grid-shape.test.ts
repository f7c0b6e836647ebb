import { expect, test } from "vitest";
import { columnsOf } from "./grid-shape.ts";

const shape = { rowHeight: 25, gap: 1.25, minColumnWidth: 20 };

test.each([
  { width: 10, columns: 1 },
  { width: 22.4, columns: 1 },
  { width: 46, columns: 2 },
  { width: 73, columns: 3 },
])("[FOR-02] $width rem hold $columns columns", ({ width, columns }) => {
  expect(columnsOf(shape, width)).toBe(columns);
});
