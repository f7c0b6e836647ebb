import { expect, test } from "vitest";
import { PREVIEW, previewPlace } from "./preview-place.ts";

test("[FOR-06] the floating card stands right of a name, else left, and inside the window", () => {
  const window = { width: 1280, height: 800 };
  expect(previewPlace({ left: 100, right: 200, top: 300 }, window).left).toBe(200 + PREVIEW.gap);
  expect(previewPlace({ left: 1000, right: 1200, top: 300 }, window).left).toBe(
    1000 - PREVIEW.gap - PREVIEW.width,
  );
  expect(previewPlace({ left: 0, right: 100, top: 790 }, window).top).toBe(
    800 - PREVIEW.height - PREVIEW.gap,
  );
  expect(previewPlace({ left: 0, right: 100, top: 2 }, window).top).toBe(PREVIEW.gap);
});
