import { expect, test } from "vitest";
import { orderChannels } from "./order-channels.ts";

const channel = (id: string, type: number, position: number, parentId: string | null = null) => ({
  id,
  name: id,
  type,
  position,
  parentId,
});

test("[BOT-02] channels stand as Discord shows them; voice and empty categories are left out", () => {
  const ordered = orderChannels([
    channel("30", 4, 1),
    channel("31", 0, 9, "30"),
    channel("20", 4, 0),
    channel("21", 2, 0, "20"),
    channel("40", 4, 2),
    channel("42", 15, 3, "40"),
    channel("41", 5, 3, "40"),
    channel("10", 0, 5),
    channel("32", 0, 2, "30"),
    channel("50", 0, 0, "no such category"),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(["50", "10", "30", "32", "31", "40", "41", "42"]);
});
