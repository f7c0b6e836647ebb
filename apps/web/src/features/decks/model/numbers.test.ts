import { expect, test } from "vitest";
import { averageText, percentageText } from "./numbers.ts";

test("[FOR-06] figures are written as each language writes them", () => {
  expect(averageText(2.75, "fr")).toBe("2,75");
  expect(averageText(null, "en")).toBe("–");
  expect(percentageText(12.5, "fr")).toMatch(/^12,5\s%$/);
  expect(percentageText(12.5, "en")).toBe("12.5%");
});
