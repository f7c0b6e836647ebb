import type { Catalogue } from "../catalogue.ts";
import type { notices as reference } from "../fr/notices.ts";

export const notices = {
  oracle: "The Oracle has answered",
  forge: "The Forge has answered",
  failed: "The answer did not come",
  allow: "Allow in this browser",
  denied:
    "This browser blocks them for Spellwright. Allow them in the settings of the site to get any.",
  missing: "This browser shows no notifications.",
} satisfies Catalogue<typeof reference>;
