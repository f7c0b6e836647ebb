/** Search over one’s own discussions. */
export const search = {
  open: "Chercher dans les discussions",
  title: "Chercher dans mes discussions",
  field: "Question, réponse, carte ou règle",
  hint: "Deux lettres au moins. Les accents ne comptent pas.",
  loading: "Recherche…",
  none: "Rien pour « {{query}} » dans vos discussions.",
  found_one: "{{count}} résultat",
  found_other: "{{count}} résultats",
  results: "Résultats",
  failed: "La recherche n’a pas abouti.",
  offline: "Vous êtes hors ligne : la recherche reprend avec la connexion.",
  inTitle: "Titre",
  inQuestion: "Question",
  inAnswer: "Réponse",
  missing: "Ce message n’est plus dans la discussion.",
};
