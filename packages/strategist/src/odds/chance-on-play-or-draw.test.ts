import { expect, test } from "vitest";
import { chanceOnPlayOrDraw } from "./chance-on-play-or-draw.ts";

const chanceOn = (onThePlay: boolean) => (onThePlay ? 0.4 : 0.5);

test("[FOR-09] a chance is that of the side that is told, else of both", () => {
  expect(chanceOnPlayOrDraw(chanceOn, "play")).toEqual({ percent: 0.4 });
  expect(chanceOnPlayOrDraw(chanceOn, "draw")).toEqual({ percent: 0.5 });
  expect(chanceOnPlayOrDraw(chanceOn, null)).toEqual({ play: 0.4, draw: 0.5 });
});

test("[FOR-09] tells one chance where those on the play and on the draw round alike", () => {
  expect(chanceOnPlayOrDraw((onThePlay) => (onThePlay ? 0.401 : 0.403), null)).toEqual({
    percent: 0.403,
  });
});
