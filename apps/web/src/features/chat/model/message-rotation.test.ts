import { thinkingMessages } from "@spellwright/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rotateMessages, shuffle } from "./message-rotation.ts";

const seeded = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

describe("thinking messages", () => {
  it.each(["fr", "en"] as const)("[ORA-04] %s: none repeats until all were shown", (language) => {
    const messages = thinkingMessages(language);
    const next = rotateMessages(messages, seeded(7));
    for (let round = 0; round < 3; round++) {
      expect(new Set(messages.map(next)).size).toBe(messages.length);
    }
  });

  it("[ORA-04] a message never follows itself where two rounds meet", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const next = rotateMessages(["a", "b", "c"], seeded(seed));
        const shown = Array.from({ length: 12 }, next);
        expect(shown.some((message, index) => message === shown[index - 1])).toBe(false);
      }),
    );
  });

  it("[ORA-04] shuffling loses nothing and leaves the list as it was", () => {
    const list = [1, 2, 3, 4, 5];
    expect(shuffle(list, seeded(3)).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });
});
