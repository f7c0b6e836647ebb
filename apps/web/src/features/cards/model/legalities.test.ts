import { expect, test } from "vitest";
import { legalitiesOf } from "./legalities.ts";

test("[CARD-01] formats stand in their order; unknown formats and states are left out", () => {
  const legalities = {
    vintage: "restricted",
    commander: "banned",
    standard: "not_legal",
    "unheard of": "legal",
    modern: "unheard of",
  };
  expect(legalitiesOf(legalities)).toEqual([
    { format: "standard", state: "not_legal" },
    { format: "vintage", state: "restricted" },
    { format: "commander", state: "banned" },
  ]);
});
