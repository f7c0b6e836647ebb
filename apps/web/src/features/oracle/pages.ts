import { lazyPage } from "../../lib/router/index.ts";

/** The code of a page loads when its route is shown, or pointed at. */
export const OraclePage = lazyPage(() => import("./components/oracle-page.tsx"), "OraclePage");
