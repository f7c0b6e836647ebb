import type { Catalogue } from "../catalogue.ts";
import type { notices as reference } from "../fr/notices.ts";

export const notices = {
  answerHere: "Answer on this device",
  oracle: "The Oracle has answered",
  forge: "The Forge has answered",
  failed: "The answer failed",
  allow: "Allow in this browser",
  denied: "Your browser blocks notifications from Spellwright. Allow them in the site settings.",
  missing: "This browser does not support notifications.",
} satisfies Catalogue<typeof reference>;
