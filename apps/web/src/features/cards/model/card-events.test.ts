import { expect, test } from "vitest";
import { searchOf, shownEvents } from "./card-events.ts";

test("[O-6] an event stands once, with the one player to whom it happens", () => {
  expect(
    shownEvents(["draw", "draw:you", "discard", "discard:you", "discard:opponent", "dies"]),
  ).toEqual([
    { name: "draw", whose: "you" },
    { name: "discard", whose: null },
    { name: "dies", whose: null },
  ]);
});

test("[O-6] an event leads to the cards on its other side", () => {
  const draw = { name: "draw", whose: "you" } as const;
  expect(searchOf("causes", draw)).toBe("rewards:draw");
  expect(searchOf("rewards", draw)).toBe("event:draw");
});
