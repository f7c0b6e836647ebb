import { expect, test } from "vitest";
import { createToolMemory } from "./tool-memory.ts";

test("[N] a model without tools is asked in one shot for an hour, then offered them again", () => {
  let now = 0;
  const memory = createToolMemory(() => now);
  expect(memory.mayHaveTools()).toBe(true);
  memory.noteWithout();
  expect(memory.mayHaveTools()).toBe(false);
  now = 3_599_999;
  expect(memory.mayHaveTools()).toBe(false);
  now = 3_600_000;
  expect(memory.mayHaveTools()).toBe(true);
});
