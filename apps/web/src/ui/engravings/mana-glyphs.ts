import type { ManaColor } from "./mana-cost.ts";

type Stroke = { readonly d: string; readonly width?: number; readonly filled?: boolean };

/** Our own glyphs on a 16 × 16 sheet (guide §6): spark, double wave, crescent, peaks, sprout, diamond. */
export const COLOR_GLYPHS: Readonly<Record<ManaColor, readonly Stroke[]>> = {
  w: [
    { d: "M8 .8 9.5 6.5 15.2 8 9.5 9.5 8 15.2 6.5 9.5.8 8l5.7-1.5z", filled: true },
    { d: "m3.6 3.6 1.6 1.6m5.6 5.6 1.6 1.6m0-8.8-1.6 1.6m-5.6 5.6-1.6 1.6", width: 1.4 },
  ],
  u: [
    {
      d: "M1 5.6c2.3-3 4.7-3 7 0s4.7 3 7 0M1 10.6c2.3-3 4.7-3 7 0s4.7 3 7 0",
      width: 2.2,
    },
  ],
  b: [
    { d: "M11.8 13.6A6.6 6.6 0 1 1 11.8 2.4a5.6 5.6 0 1 0 0 11.2z", filled: true },
    { d: "M11.6 6.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z", filled: true },
  ],
  r: [{ d: "M1 14 4.6 4.5l2.6 4L9.4 1.5 15 14h-4.2L9.2 9.5 7.4 14z", filled: true }],
  g: [
    {
      d: "M8 15V7.5M8 9C3.6 9 1.6 6.6 1.6 2.6 6 2.6 8 5 8 9zM8 7.6c0-3.6 2-5.8 6.4-6 0 3.8-2 6-6.4 6z",
      width: 1.3,
      filled: true,
    },
  ],
  c: [{ d: "M8 1.6 14.4 8 8 14.4 1.6 8z", width: 2.2 }],
  s: [
    { d: "M8 1.6 14.4 8 8 14.4 1.6 8z", width: 1.8 },
    { d: "M8 5.2v5.6M5.6 6.6l4.8 2.8M10.4 6.6 5.6 9.4", width: 1.2 },
  ],
};

export const TAP_GLYPH: readonly Stroke[] = [
  { d: "M3 12.6A6 6 0 1 1 13 10", width: 2 },
  { d: "M15.4 8.4 13 12.2 9.8 9.2z", filled: true },
];
