import { expect, test } from "vitest";
import { clearanceOf } from "./clearance.ts";

const HEIGHT = 800;
const composer = { top: 660, bottom: 784 };

test.each([
  { what: "an empty screen", boxes: [], clearance: 0 },
  { what: "the composer at the foot", boxes: [composer], clearance: 140 },
  {
    what: "the wait right above the composer",
    boxes: [{ top: 540, bottom: 640 }, composer],
    clearance: 260,
  },
  {
    what: "the wait far above the composer",
    boxes: [{ top: 100, bottom: 200 }, composer],
    clearance: 140,
  },
  { what: "a composer in the middle", boxes: [{ top: 300, bottom: 420 }], clearance: 0 },
  { what: "what was scrolled away below", boxes: [{ top: 900, bottom: 990 }], clearance: 0 },
  { what: "what fills the screen", boxes: [{ top: -40, bottom: 900 }], clearance: 704 },
])("[HEAD-06] [ORA-04] messages stand clear of $what", ({ boxes, clearance }) => {
  expect(clearanceOf(boxes, HEIGHT)).toBe(clearance);
});
