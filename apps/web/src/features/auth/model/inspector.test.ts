import { describe, expect, test } from "vitest";
import { isInspectorDocked } from "./inspector.ts";

const sizes = (
  outer: readonly [number, number],
  inner: readonly [number, number],
  devicePixelRatio = 1,
) => ({
  outerWidth: outer[0],
  outerHeight: outer[1],
  innerWidth: inner[0],
  innerHeight: inner[1],
  devicePixelRatio,
});

describe("[AUTH-09] docked developer tools", () => {
  test.each([
    { why: "a plain window", at: sizes([1280, 800], [1280, 680]), docked: false },
    { why: "both gaps", at: sizes([1280, 900], [900, 700]), docked: true },
    { why: "gaps of exactly 300 and 160", at: sizes([1280, 900], [980, 740]), docked: false },
    { why: "one pixel more", at: sizes([1280, 900], [979, 739]), docked: true },
    { why: "only wide", at: sizes([1280, 900], [900, 800]), docked: false },
    { why: "only high", at: sizes([1280, 900], [1280, 500]), docked: false },
    { why: "page zoom 150 %", at: sizes([1440, 1050], [960, 640], 1.5), docked: false },
    { why: "page zoom 200 %", at: sizes([1440, 900], [720, 390], 2), docked: false },
    { why: "a dense screen", at: sizes([1440, 900], [1440, 780], 2), docked: false },
    { why: "a dense screen, both gaps", at: sizes([1440, 900], [1000, 700], 2), docked: true },
  ])("are found ($docked): $why", ({ at, docked }) => {
    expect(isInspectorDocked(at)).toBe(docked);
  });
});
