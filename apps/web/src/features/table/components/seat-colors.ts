/** A colour for each seat, so that a panel and what is said of its player elsewhere are seen to be one. */
export const SEAT_COLORS = [
  "var(--m-u)",
  "var(--m-r)",
  "var(--m-g)",
  "var(--m-w)",
  "var(--m-b)",
  "var(--m-c)",
] as const;
