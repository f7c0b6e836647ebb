import { lazyPage } from "@spellwright/router";

/** One card with all that is known of it. Readable without an account (CARD-01). */
export const CardPage = lazyPage(() => import("./components/card-page.tsx"), "CardPage");
