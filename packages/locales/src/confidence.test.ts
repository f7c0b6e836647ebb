import { describe, expect, it } from "vitest";
import { confidenceBand, confidencePercent } from "./confidence.ts";
import { rulingBand } from "./ruling-band.ts";

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

  it.each([
    ["a sure ruling has the band of its figure", "ruling", "ruling", 0.95, 5],
    ["a likely ruling is to be confirmed, whatever its share", "ruling", "likely", 0.9, 3],
    ["a doubtful likely ruling stays below that", "ruling", "likely", 0.3, 2],
    ["an answer stored before strengths were kept goes by its figure", "ruling", undefined, 0.6, 3],
    ["an answer that decides nothing has no band", "cannot_settle", "none", 0.9, undefined],
    ["a declined question has no band", "declined", undefined, 0.9, undefined],
  ] as const)("[ORA-02] %s", (_, outcome, strength, confidence, band) => {
    expect(rulingBand({ outcome, confidence, ...(strength ? { strength } : {}) })).toBe(band);
  });

  it("[ORA-02] the figure never claims a higher band than the ruling's", () => {
    expect(confidencePercent(0.92)).toBe(92);
    expect(confidencePercent(0.849)).toBe(84);
    expect(confidencePercent(0.923)).toBe(92);
  });
});
