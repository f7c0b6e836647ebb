/** What a term means or a card says, under the question that is being written (ORA-05). */
export const explained = {
  label: "Ce que cela veut dire",
  free: "Gratuit",
  rule: "Règle {{number}}",
  card: "Voir la carte",
  questions: "Déjà tranché",
} as const;
