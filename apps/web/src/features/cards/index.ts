import { lazy } from "react";

const load = () => import("./components/card-sheet.tsx");

/** All that is known of a card, for a pop-up. */
export const CardSheet = lazy(() => load().then((module) => ({ default: module.CardSheet })));

/** Fetches its code before a card opens, so that it opens without network too. */
export const preloadCardSheet = (): void => {
  // Without network now, it is asked for again when a card opens.
  load().catch(() => undefined);
};

export { nameOf, type SpokenText, typesOf } from "./model/card-words.ts";
