import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRecentlySeen } from "./recently-seen.ts";

describe("[BOT-07] saying something once", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is new once, until it is forgotten", () => {
    const once = createRecentlySeen(1000);
    expect([once.first("a"), once.first("a"), once.has("a")]).toEqual([true, false, true]);
    vi.advanceTimersByTime(1000);
    expect([once.has("a"), once.first("a")]).toEqual([false, true]);
  });

  it("forgets the oldest words when there are too many", () => {
    const once = createRecentlySeen(1000, 2);
    for (const word of ["a", "b", "c"]) once.first(word);
    expect([once.has("a"), once.has("b"), once.has("c")]).toEqual([false, true, true]);
  });
});
