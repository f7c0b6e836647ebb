import type { Catalogue } from "../catalogue.ts";
import type { model as reference } from "../fr/model.ts";

export const model = {
  forming: "The ruling is being written. The cited rules will be checked at the end.",
  fallbackLocal:
    "{{asked}} did not answer: Spellwright answered in its place, without a model. No zap was used.",
  withheld:
    "{{asked}}’s answer didn’t check out: Spellwright answered in its place. No zap was used.",
  fallback: "{{asked}} was overloaded: {{answered}} answered in its place.",
} satisfies Catalogue<typeof reference>;
