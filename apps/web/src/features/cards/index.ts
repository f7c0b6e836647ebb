import { lazyPart } from "../../lib/lazy-part.ts";

/** All that is known of a card, for a pop-up. */
export const CardSheet = lazyPart(() => import("./components/card-sheet.tsx"), "CardSheet");

export { nameOf, type SpokenText, typesOf } from "./model/card-words.ts";
