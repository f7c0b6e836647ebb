import { expect, test } from "vitest";
import { chanceBySide } from "./chance-by-side.ts";

const chanceOn = (onThePlay: boolean) => (onThePlay ? 0.4 : 0.5);

test("[FOR-09] a chance is that of the side that is told, else of both", () => {
  expect(chanceBySide(chanceOn, "play")).toEqual({ percent: 0.4 });
  expect(chanceBySide(chanceOn, "draw")).toEqual({ percent: 0.5 });
  expect(chanceBySide(chanceOn, null)).toEqual({ play: 0.4, draw: 0.5 });
});

test("[FOR-09] two chances that are told alike are one", () => {
  expect(chanceBySide((onThePlay) => (onThePlay ? 0.401 : 0.403), null)).toEqual({
    percent: 0.403,
  });
});
