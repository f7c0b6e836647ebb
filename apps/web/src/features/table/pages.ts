import { lazyPage } from "@spellwright/router";

/** The table: life totals and what else a game is played with. It asks nothing of the server. */
export const TablePage = lazyPage(() => import("./components/table-page.tsx"), "TablePage");
