import { BOARD_FAMILIES } from "./board-families.ts";
import { CHAT_FAMILIES } from "./chat-families.ts";
import { type DrawFamily, round, seededRandom } from "./drawing.ts";

/** Colours of Magic, lower case as in the names of our custom properties; `c` is colourless. */
export type PlateColor = "w" | "u" | "b" | "r" | "g" | "c";

// Each colour has its own motifs, so that identity never rests on hue alone.
const { rosette, astrolabe, waves, rays } = CHAT_FAMILIES;
const { ridge, facets, spiral, lattice } = BOARD_FAMILIES;
const MOTIFS: Record<PlateColor, readonly [DrawFamily, DrawFamily]> = {
  w: [rays, facets],
  u: [waves, rosette],
  b: [astrolabe, lattice],
  r: [ridge, rays],
  g: [spiral, ridge],
  c: [facets, astrolabe],
};

const gradientStops = (colors: readonly PlateColor[]): string => {
  const [only] = colors;
  if (colors.length === 1)
    return (
      `<stop stop-color="var(--m-${only})"/>` +
      `<stop offset="1" stop-color="color-mix(in oklab, var(--m-${only}) 42%, oklch(.2 .03 220))"/>`
    );
  return colors
    .map(
      (color, index) =>
        `<stop offset="${round((index / (colors.length - 1)) * 100)}%" stop-color="color-mix(in oklab, var(--m-${color}) 82%, oklch(.2 .03 220))"/>`,
    )
    .join("");
};

/**
 * The engraved plate that stands in for a card or a deck (guide §10).
 *
 * @param colors its colour identity. None counts as colourless
 * @param seed chooses the drawing
 * @param id unique on the page
 */
export const plateArt = (
  colors: readonly PlateColor[],
  seed: number,
  id: string,
  width = 320,
  height = 148,
): string => {
  const identity: readonly PlateColor[] = colors.length > 0 ? colors : ["c"];
  const random = seededRandom(seed * 131 + 7);
  const angle = round(20 + random() * 40);
  const reach = Math.max(width, height) * (0.5 + random() * 0.12);
  const x = width * (0.55 + random() * 0.25);
  const y = height * (0.42 + random() * 0.35);
  const color = identity[Math.floor(random() * identity.length)] ?? "c";
  const motif = identity.length > 3 ? rosette : MOTIFS[color][seed % 2 === 0 ? 0 : 1];
  const size = `width="${width}" height="${height}"`;
  return (
    `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>` +
    `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${gradientStops(identity)}</linearGradient>` +
    `<radialGradient id="${id}h" cx="${round((x / width) * 100)}%" cy="${round((y / height) * 100)}%" r="75%"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#031013" stop-opacity=".5"/></radialGradient></defs>` +
    `<rect ${size} fill="url(#${id})"/><rect ${size} fill="url(#${id}h)"/>` +
    `<g fill="none" stroke="#fff" stroke-opacity=".42" stroke-width=".7" color="rgb(255 255 255 / .42)">${motif({ id: `${id}m`, x, y, reach, random })}</g></svg>`
  );
};
