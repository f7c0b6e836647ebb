import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../http/api-error.ts";
import { createQueryClient } from "../http/query-client.ts";
import { readAgainOnReturn } from "./read-again-on-return.ts";

const lost = new ApiError("NETWORK", "en");

/** A part of the page that reads something. Tells how often, and what came. */
const shown = (failures: readonly Error[]) => {
  const queries = createQueryClient();
  let read = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ["a discussion"],
    queryFn: async () => {
      read += 1;
      const failure = failures[read - 1];
      if (failure !== undefined) throw failure;
      return "there";
    },
  });
  const leave = observer.subscribe(() => undefined);
  const stop = readAgainOnReturn(queries);
  return {
    result: () => observer.getCurrentResult().data,
    timesRead: () => read,
    leave,
    end: () => {
      leave();
      stop();
    },
  };
};

describe("[PWA-01] what did not arrive, when the network is back", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("is read until the network carries it, and then no more", async () => {
    const page = shown([lost, lost, lost]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.timesRead()).toBe(1);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.result()).toBe("there");
    expect(page.timesRead()).toBe(4);
    page.end();
  });

  test("is left alone when it is no longer on the screen", async () => {
    const page = shown([lost]);
    await vi.advanceTimersByTimeAsync(1);
    page.leave();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.timesRead()).toBe(1);
    page.end();
  });

  test("stays refused if it was refused", async () => {
    const page = shown([new ApiError("FORBIDDEN", "en")]);
    await vi.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.timesRead()).toBe(1);
    page.end();
  });

  test("is given up when the network drops again, until it is back", async () => {
    const page = shown([lost, lost]);
    await vi.advanceTimersByTimeAsync(1);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.timesRead()).toBe(1);
    onLine.mockRestore();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.result()).toBe("there");
    page.end();
  });
});
