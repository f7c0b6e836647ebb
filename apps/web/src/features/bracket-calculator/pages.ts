import { lazyPage } from "@spellwright/router";

/** The bracket of a pasted list, for anybody. */
export const BracketPage = lazyPage(() => import("./components/bracket-page.tsx"), "BracketPage");
