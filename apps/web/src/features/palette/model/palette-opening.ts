import { createOpening } from "../../../lib/opening.ts";

const palette = createOpening<true>();

/** Opens the palette: one field for cards, rules, discussions, decks and actions. */
export const openPalette = () => palette.open(true);
export const closePalette = palette.close;
export const usePaletteOpen = (): boolean => palette.useRequest() !== null;
