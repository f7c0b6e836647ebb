import { ERRORS, type ErrorCode } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { errorSentence } from "./index.ts";

describe("errorSentence", () => {
  it("[BILL-08] advises a higher plan at the daily cap, except to pro", () => {
    expect(errorSentence("DAILY_CAP", { plan: "free", cap: 5 }, "en")).toContain("Upgrade");
    expect(errorSentence("DAILY_CAP", { plan: "pro", cap: 40 }, "en")).not.toContain("Upgrade");
    expect(errorSentence("DAILY_CAP", { plan: "pro", cap: 40 }, "en")).toContain("40");
  });

  it.each([
    [undefined, "in 1 minute."],
    [0, "in 1 minute."],
    [60, "in 1 minute."],
    [61, "in 2 minutes."],
    [3600, "in 60 minutes."],
  ])("[ERR-03] says how long to wait: %s s", (retry_after, wait) => {
    expect(errorSentence("RATE_LIMITED", { retry_after }, "en")).toContain(wait);
  });

  it("[ERR-01] 502, 504, our own limit and the overall limit are told apart", () => {
    const sentences = [
      errorSentence("TIMEOUT", { status: 502 }, "fr"),
      errorSentence("TIMEOUT", { status: 504 }, "fr"),
      errorSentence("CLIENT_TIMEOUT", {}, "fr"),
      errorSentence("CLIENT_TIMEOUT", { overall: true }, "fr"),
      errorSentence("CLIENT_TIMEOUT", { analysis: true }, "fr"),
    ];
    expect(sentences[0]).toMatch(/^Le serveur met trop de temps à répondre/);
    expect(sentences[1]).toMatch(/^Timeout – La requête a pris trop de temps/);
    expect(sentences[2]).toContain("plus de 3 minutes");
    expect(sentences[3]).toBe("Requête annulée – délai dépassé.");
    expect(sentences[4]).toBe("La requête a pris trop de temps. Veuillez réessayer.");
  });

  it("[ERR-01] has a sentence of its own for every code, in both languages", () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      const french = errorSentence(code, {}, "fr");
      expect(french).not.toContain("errors.");
      expect(errorSentence(code, {}, "en"), code).not.toBe(french);
    }
  });
});
