import { lazy } from "react";

/** All that is known of a card, for a pop-up. */
export const CardSheet = lazy(() =>
  import("./components/card-sheet.tsx").then((module) => ({ default: module.CardSheet })),
);
export { nameOf, type SpokenText, typesOf } from "./model/card-words.ts";
