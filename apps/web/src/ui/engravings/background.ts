import { BOARD_FAMILIES } from "./board-families.ts";
import { CHAT_FAMILIES } from "./chat-families.ts";
import { type DrawFamily, round, seededRandom } from "./drawing.ts";

export type BackgroundKind = "chat" | "board";

/** HEAD-05: 12 drawings for chats, 30 for decks and dashboards. */
export const BACKGROUND_COUNT = { chat: 12, board: 30 } as const;

const FAMILIES: Record<BackgroundKind, readonly DrawFamily[]> = {
  chat: Object.values(CHAT_FAMILIES),
  board: Object.values(BOARD_FAMILIES),
};

// At the left and right edges, so that the reading column stays calm.
const FOCUS_POINTS = [
  [0.93, 0.1],
  [0.97, 0.92],
  [0.04, 0.95],
  [0.86, 0.1],
  [1.02, 0.5],
  [0.02, 0.1],
] as const;

const third = (share: number): "Min" | "Mid" | "Max" =>
  share < 0.3 ? "Min" : share > 0.7 ? "Max" : "Mid";

/**
 * The engraving of an index as an SVG, always the same one (guide §10).
 *
 * @param index from 0. Beyond the count it starts again
 * @param id begins the names of its parts: two drawings of a page may not share them
 * @param width,height of its view box
 */
export const background = (
  kind: BackgroundKind,
  index: number,
  id: string,
  width = 1280,
  height = 800,
): string => {
  const count = BACKGROUND_COUNT[kind];
  const number = ((index % count) + count) % count;
  const random = seededRandom(number * 7919 + (kind === "chat" ? 17 : 4243));
  const families = FAMILIES[kind];
  const place =
    Math.floor(number / families.length) + (number % families.length) * (kind === "chat" ? 3 : 2);
  const [shareX, shareY] = FOCUS_POINTS[place % FOCUS_POINTS.length] ?? FOCUS_POINTS[0];
  const x = shareX * width;
  const y = shareY * height;
  const reach = 330 + random() * 130;
  const drawing = families[number % families.length]?.({ id, x, y, reach, random }) ?? "";
  return (
    `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="x${third(shareX)}Y${third(shareY)} slice" fill="none" stroke="currentColor" stroke-width="1" aria-hidden="true">` +
    `<defs><radialGradient id="${id}f" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(reach * 1.55)}"><stop offset=".25" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>` +
    `<mask id="${id}m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#${id}f)"/></mask></defs>` +
    `<g mask="url(#${id}m)">${drawing}</g></svg>`
  );
};
