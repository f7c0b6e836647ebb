import type { Catalogue } from "../catalogue.ts";
import type { explained as reference } from "../fr/explained.ts";

export const explained = {
  label: "What it means",
  free: "Free",
  rule: "Rule {{number}}",
  card: "See the card",
  questions: "Already settled",
} satisfies Catalogue<typeof reference>;
