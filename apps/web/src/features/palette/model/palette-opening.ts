import { createOpening } from "../../../lib/page/opening.ts";

/** How it was opened: who has a keyboard types at once. */
type OpenedBy = "key" | "button";
const palette = createOpening<OpenedBy>();

/** Opens the palette: one field for cards, rules, discussions, decks and actions. */
export const openPalette = palette.open;
export const closePalette = palette.close;
export const usePaletteRequest = palette.useRequest;
