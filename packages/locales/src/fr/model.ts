/** What the page says of a language model that answers (ERR-04). */
export const model = {
  forming: "La décision s’écrit. Les règles citées seront vérifiées à la fin.",
  fallbackLocal:
    "{{asked}} ne répondait pas\u00a0: Spellwright a répondu à sa place, sans modèle. Aucun zap débité.",
  withheld:
    "Ce que {{asked}} a écrit ne tenait pas\u00a0: Spellwright a répondu à sa place. Aucun zap débité.",
  fallback: "{{asked}} était surchargé\u00a0: {{answered}} a répondu à sa place.",
} as const;
