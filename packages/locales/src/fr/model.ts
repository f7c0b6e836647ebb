/** What the page says of a language model that answers (ERR-04). */
export const model = {
  forming: "La décision s’écrit. Les règles citées seront vérifiées à la fin.",
  fallback: "{{asked}} était surchargé\u00a0: {{answered}} a répondu à sa place.",
};
