import { expect, test } from "vitest";
import { type RetryOptions, retry } from "./retry.ts";

class Away extends Error {}

const failing = (times: number, error: Error) => {
  let tries = 0;
  const act = async (): Promise<number> => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
  return { act, tries: () => tries };
};

const trying = (signal: AbortSignal): RetryOptions => ({
  isPassing: (error) => error instanceof Away,
  pauseMs: 1000,
  patienceMs: Number.POSITIVE_INFINITY,
  signal,
});

test("[T-1] what is away for a moment is tried again", async () => {
  const { act } = failing(2, new Away());
  expect(await retry(act, trying(new AbortController().signal))).toBe(3);
});

test("[T-1] a refusal is not tried again", async () => {
  const { act, tries } = failing(1, new Error("refused"));
  await expect(retry(act, trying(new AbortController().signal))).rejects.toThrow("refused");
  expect(tries()).toBe(1);
});

test("[T-1] nothing is tried again after the patience is over", async () => {
  const { act, tries } = failing(1, new Away());
  const impatient = { ...trying(new AbortController().signal), patienceMs: -1 };
  await expect(retry(act, impatient)).rejects.toThrow(Away);
  expect(tries()).toBe(1);
});

test("[T-1] a result that comes while the bot ends counts", async () => {
  const ending = new AbortController();
  const act = async () => {
    ending.abort();
    return "posted";
  };
  expect(await retry(act, trying(ending.signal))).toBe("posted");
});
