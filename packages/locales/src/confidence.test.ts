import { describe, expect, it } from "vitest";
import { confidenceBand, confidencePercent } from "./confidence.ts";

describe("confidence", () => {
  it.each([
    [1, 5],
    [0.85, 5],
    [0.849, 4],
    [0.7, 4],
    [0.699, 3],
    [0.5, 3],
    [0.499, 2],
    [0.3, 2],
    [0.299, 1],
    [0, 1],
  ])("[ORA-02] %d is in band %d", (confidence, band) => {
    expect(confidenceBand(confidence)).toBe(band);
  });

  it("[ORA-02] the figure never claims a higher band than the ruling's", () => {
    expect(confidencePercent(0.92)).toBe(92);
    expect(confidencePercent(0.849)).toBe(84);
    expect(confidencePercent(0.923)).toBe(92);
  });
});
