import type { Catalogue } from "../catalogue.ts";
import type { transcript as reference } from "../fr/transcript.ts";

export const transcript = {
  notice:
    "Spellwright discussion of {{date}}. Unofficial fan content: at a tournament, the judge decides.",
  edition: "edition {{edition}}",
  sources: "Sources",
  confidence: "Confidence: {{percent}}%",
  localJudge: "Spellwright’s own judge",
} satisfies Catalogue<typeof reference>;
