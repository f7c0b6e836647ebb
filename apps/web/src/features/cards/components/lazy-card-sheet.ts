import { lazyPart } from "../../../lib/page/lazy-part.ts";

/** All that is known of a card, for a pop-up. */
export const CardSheet = lazyPart(() => import("./card-sheet.tsx"), "CardSheet");
