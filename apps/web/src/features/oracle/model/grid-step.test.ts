import { describe, expect, it } from "vitest";
import { gridStep } from "./grid-step.ts";

describe("arrows in a grid", () => {
  it.each([
    [0, "ArrowRight", 1],
    [0, "ArrowLeft", null],
    [1, "ArrowDown", 4],
    [4, "ArrowUp", 1],
    [2, "ArrowUp", null],
    [6, "ArrowDown", null],
    [0, "Enter", null],
  ] as const)("[ORA-10] from %d, %s leads to %s", (index, key, next) => {
    expect(gridStep(index, key, { count: 7, columns: 3 })).toBe(next);
  });
});
