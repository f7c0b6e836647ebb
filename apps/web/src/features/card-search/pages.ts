import { lazyPage } from "@spellwright/router";

/** All cards, by what they are. Readable without an account (CARD-01). */
export const CardSearchPage = lazyPage(
  () => import("./components/card-search-page.tsx"),
  "CardSearchPage",
);
