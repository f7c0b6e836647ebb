import { describe, expect, test } from "vitest";
import { BACKGROUND_COUNT, background } from "./background.ts";
import { plateArt } from "./plate-art.ts";
import { seal } from "./seal.ts";

const drawings = (kind: "chat" | "board") =>
  Array.from({ length: BACKGROUND_COUNT[kind] }, (_, index) => background(kind, index, "d"));

describe("[HEAD-05] generative backgrounds", () => {
  test.each(["chat", "board"] as const)("every %s drawing differs from the others", (kind) => {
    expect(new Set(drawings(kind)).size).toBe(BACKGROUND_COUNT[kind]);
  });
  test("the same index always draws the same, and starts again after the last", () => {
    expect(background("chat", 3, "d")).toBe(background("chat", 3, "d"));
    expect(background("chat", 15, "d")).toBe(background("chat", 3, "d"));
    expect(background("chat", -1, "d")).toBe(background("chat", 11, "d"));
  });
  test("two drawings of one page share no part, even when they are the same drawing", () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const [behind, inside] = [background("chat", 8, "a"), background("chat", 8, "b", 320, 640)];
    expect(idsOf(behind).length).toBeGreaterThan(0);
    expect(idsOf(behind).filter((id) => idsOf(inside).includes(id))).toEqual([]);
  });
  test("no coordinate is broken", () => {
    for (const drawing of [...drawings("chat"), ...drawings("board")])
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test("[HEAD-05] a seal has one ring per confidence band", () => {
  for (const band of [1, 2, 3, 4, 5]) expect(seal(band, "s").match(/<path/g)).toHaveLength(band);
});

test("[HEAD-05] a plate of no colour is drawn as colourless", () => {
  expect(plateArt([], 1, "p")).toContain("--m-c");
  expect(plateArt(["w", "u", "b", "r", "g"], 1, "p")).not.toMatch(/NaN|undefined/);
});
