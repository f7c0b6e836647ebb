import { describe, expect, test } from "vitest";
import { declareErrors, ERRORS, isErrorCode } from "./errors.ts";

describe("the error catalogue", () => {
  test("[DATA-06] every code has the status its family asks for", () => {
    const statuses = {
      INVALID_JSON: 400,
      UNAUTHENTICATED: 401,
      INSUFFICIENT_ZAPS: 402,
      MONTHLY_LIMIT: 402,
      FORBIDDEN: 403,
      PGRST116: 404,
      REQUEST_ID_CONFLICT: 409,
      BODY_TOO_LARGE: 413,
      RATE_LIMITED: 429,
      DAILY_CAP: 429,
      OFFLINE_WAITS: 429,
      DATABASE_UNAVAILABLE: 503,
      MODEL_UNAVAILABLE: 503,
    } as const;
    for (const [code, status] of Object.entries(statuses))
      expect(ERRORS[code as keyof typeof statuses].status, code).toBe(status);
  });

  test("[ERR-02] only outages and time-outs are repeated, once; the daily cap never", () => {
    const repeated = Object.entries(ERRORS).filter(([, { retry }]) => retry === "once");
    for (const [code, { status }] of repeated) expect([503, 504], code).toContain(status);
    expect(ERRORS.DAILY_CAP.retry).toBe("never");
    expect(ERRORS.CLIENT_TIMEOUT.retry).toBe("never");
  });

  test("[DATA-06] a name that every object has is no code", () => {
    for (const name of ["constructor", "__proto__", "toString", "", 404, null])
      expect(isErrorCode(name)).toBe(false);
    expect(isErrorCode("PGRST116")).toBe(true);
  });

  test("[DATA-06] a call declares the status and the parameters of the catalogue", () => {
    expect(declareErrors("RATE_LIMITED")).toEqual({
      RATE_LIMITED: { status: 429, data: ERRORS.RATE_LIMITED.params },
    });
  });
});
