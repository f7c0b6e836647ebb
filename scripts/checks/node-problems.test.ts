import { expect, test } from "vitest";
import { nodeProblems } from "./node-problems.ts";

const AGREEING = {
  engines: "^20.19 || ^22.12 || ^24",
  types: "20.19.25",
  newestTypes: "24.19.4",
  tried: ["20.19", "22.12", "24"],
};

test("[T-1] versions of Node that agree have no problem", () => {
  expect(nodeProblems(AGREEING)).toEqual([]);
});

test.each([
  ["types of a later Node than the lowest", { types: "22.1.0" }],
  ["a newest Node without its types", { newestTypes: "22.1.0" }],
  ["a version that nobody tries", { tried: ["20.19", "24"] }],
])("[T-1] %s are reported", (_what, change) => {
  expect(nodeProblems({ ...AGREEING, ...change })).toHaveLength(1);
});
