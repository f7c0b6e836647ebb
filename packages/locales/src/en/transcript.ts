import type { Catalogue } from "../catalogue.ts";
import type { transcript as reference } from "../fr/transcript.ts";

export const transcript = {
  notice: "Spellwright discussion of {{date}}. Unofficial fan content; no judge is bound by it.",
  edition: "edition {{edition}}",
  rules: "Rules cited",
  sources: "Sources",
  confidence: "Confidence: {{percent}}% · {{engine}}",
  localJudge: "local judge",
} satisfies Catalogue<typeof reference>;
