import { expect, test } from "vitest";
import { PREVIEW, previewPlace } from "./preview-place.ts";

const { width, height, gap } = PREVIEW;
const name = (left: number, right: number, top: number) => ({ left, right, top, bottom: top + 24 });

test("[FOR-06] the floating card stands right of a name, else left, and inside the window", () => {
  const window = { width: 1280, height: 800 };
  expect(previewPlace(name(100, 200, 300), window).left).toBe(200 + gap);
  expect(previewPlace(name(1000, 1200, 300), window).left).toBe(1000 - gap - width);
  expect(previewPlace(name(0, 100, 790), window).top).toBe(800 - height - gap);
  expect(previewPlace(name(0, 100, 2), window).top).toBe(gap);
});

test.each([
  [20, 120, 100],
  [200, 380, 300],
  [20, 370, 500],
  [300, 388, 800],
])("[CARD-02] on a phone it never covers the name at %i to %i, %i down", (left, right, top) => {
  const window = { width: 390, height: 844 };
  const box = name(left, right, top);
  const place = previewPlace(box, window);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.left + width).toBeLessThanOrEqual(window.width);
  expect(place.top).toBeGreaterThanOrEqual(gap);
  expect(place.top + place.maxHeight).toBeLessThanOrEqual(window.height);
  const isAcross = place.left < box.right && place.left + width > box.left;
  const covers = isAcross && place.top < box.bottom && place.top + height > box.top;
  expect(covers).toBe(false);
});
