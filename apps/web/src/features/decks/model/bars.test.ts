import { expect, test } from "vitest";
import { barsOf } from "./bars.ts";

test("[FOR-06] bars stand beside the longest, which is solid; nothing counted draws nothing", () => {
  expect(barsOf([4, 8, 0], (count) => count)).toEqual([
    { item: 4, length: 0.5, longest: false },
    { item: 8, length: 1, longest: true },
    { item: 0, length: 0, longest: false },
  ]);
  expect(barsOf([0], (count) => count)).toEqual([{ item: 0, length: 0, longest: false }]);
});
