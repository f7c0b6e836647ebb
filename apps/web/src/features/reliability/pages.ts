import { lazyPage } from "@spellwright/router";

/** How often the Oracle is right, as it was measured. */
export const ReliabilityPage = lazyPage(
  () => import("./components/reliability-page.tsx"),
  "ReliabilityPage",
);
