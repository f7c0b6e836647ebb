import type { Catalogue } from "../catalogue.ts";
import type { firstSearch as reference } from "../fr/first-search.ts";

export const firstSearch = {
  open: "Search the discussions",
  missing: "This message is no longer in the discussion.",
  palette: {
    title: "Go to…",
  },
} satisfies Catalogue<typeof reference>;
