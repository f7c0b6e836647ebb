import { lazyPage } from "@spellwright/router";

/** Privacy, terms, legal notice and withdrawal, by their address. */
export const LegalPage = lazyPage(() => import("./components/legal-page.tsx"), "LegalPage");
