import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Change, Changes } from "../database/index.ts";
import { createChangeAwareCache } from "./change-aware-cache.ts";

const createChanges = () => {
  const listeners: ((change: Change) => void)[] = [];
  return {
    heard: true as boolean,
    isHeard() {
      return this.heard;
    },
    hear: (listener: (change: Change) => void) => void listeners.push(listener),
    tell: (change: Change) => {
      for (const listener of listeners) listener(change);
    },
  } satisfies Changes & { heard: boolean };
};

describe("[AUTH-11] what was read", () => {
  let changes: ReturnType<typeof createChanges>;
  let reads: string[];
  let memory: ReturnType<typeof createChangeAwareCache<{ id: string }>>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
    changes = createChanges();
    reads = [];
    memory = createChangeAwareCache(changes, ({ id }) => id);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const read = (key: string) =>
    memory.read(key, async () => {
      reads.push(key);
      return { id: `of ${key}` };
    });

  test("is remembered for a second at most, by all who ask meanwhile", async () => {
    await Promise.all([read("a"), read("a"), read("b")]);
    await read("a");
    expect(reads).toEqual(["a", "b"]);
    vi.advanceTimersByTime(1_000);
    await read("a");
    expect(reads).toEqual(["a", "b", "a"]);
  });

  test("is not remembered while changes are not heard", async () => {
    await read("a");
    changes.heard = false;
    await Promise.all([read("a"), read("a")]);
    expect(reads).toEqual(["a", "a", "a"]);
  });

  test("is forgotten after a change of that account, of nobody known, or of anything", async () => {
    for (const change of [
      { about: "account", id: "of a" },
      { about: "accounts" },
      { about: "anything" },
    ] satisfies Change[]) {
      await Promise.all([read("a"), read("b")]);
      reads.length = 0;
      changes.tell(change);
      await read("a");
      expect(reads).toEqual(["a"]);
    }
    await Promise.all([read("a"), read("b")]);
    reads.length = 0;
    changes.tell({ about: "account", id: "of somebody" });
    changes.tell({ about: "knowledge" });
    await Promise.all([read("a"), read("b")]);
    expect(reads).toEqual([]);
  });

  test("is not remembered where a change came meanwhile", async () => {
    const asked = read("a");
    changes.tell({ about: "account", id: "of somebody" });
    await asked;
    await read("a");
    expect(reads).toEqual(["a", "a"]);
  });

  test("is not remembered where it failed", async () => {
    const failing = memory.read("a", async () => Promise.reject(new Error("away")));
    await expect(failing).rejects.toThrow("away");
    await read("a");
    expect(reads).toEqual(["a"]);
  });
});
