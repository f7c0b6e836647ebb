import { describe, expect, test } from "vitest";
import { resetsAt, utcDay, utcMonth } from "./calendar.ts";

describe("[BILL-07] the zaps of a month", () => {
  test.each([
    ["in the middle of a month", "2026-11-20T13:00:00Z", "2026-12-01T00:00:00.000Z"],
    ["on its last millisecond", "2026-11-30T23:59:59.999Z", "2026-12-01T00:00:00.000Z"],
    ["on the 1st itself", "2026-12-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
    ["in a leap February", "2028-02-29T12:00:00Z", "2028-03-01T00:00:00.000Z"],
  ])("come back on the 1st, UTC: %s", (_, now, expected) => {
    expect(resetsAt(new Date(now)).toISOString()).toBe(expected);
  });

  test("[BILL-04] days and months are UTC, whatever the offset the moment was written with", () => {
    const paris = new Date("2026-12-01T00:30:00+01:00");
    expect(utcDay(paris)).toBe("2026-11-30");
    expect(utcMonth(paris)).toBe("2026-11-01");
  });
});
