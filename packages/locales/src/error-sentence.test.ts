import { ERRORS, type ErrorCode } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { errorSentence } from "./index.ts";

describe("errorSentence", () => {
  it("[BILL-08] advises a higher plan at the daily cap, except to pro", () => {
    expect(errorSentence("DAILY_CAP", { plan: "free", cap: 5 }, "en")).toContain("higher plan");
    expect(errorSentence("DAILY_CAP", { plan: "pro", cap: 40 }, "en")).not.toContain("higher plan");
    expect(errorSentence("DAILY_CAP", { plan: "pro", cap: 40 }, "en")).toContain("40");
  });

  it("[ERR-01] has a sentence of its own for every code, in both languages", () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      const french = errorSentence(code, {}, "fr");
      expect(french).not.toContain("errors.");
      expect(errorSentence(code, {}, "en"), code).not.toBe(french);
    }
  });
});
