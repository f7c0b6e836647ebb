import { firstSearch } from "./first-search.ts";

/** Search over one’s own discussions. */
export const search = {
  ...firstSearch,
  title: "Chercher dans mes discussions",
  field: "Question, réponse, carte ou règle",
  hint: "Au moins deux lettres. Les accents ne comptent pas.",
  loading: "Recherche…",
  none: "Rien pour « {{query}} » dans vos discussions.",
  found_one: "{{count}} résultat",
  found_other: "{{count}} résultats",
  results: "Résultats",
  failed: "La recherche n’a pas abouti.",
  offline: "Vous êtes hors ligne : la recherche reprendra au retour du réseau.",
  inTitle: "Titre",
  inQuestion: "Question",
  inAnswer: "Réponse",
  palette: {
    ...firstSearch.palette,
    field: "Carte, règle, discussion, deck ou action",
    recent: "Récents",
    cards: "Cartes",
    rules: "Règles",
    discussions: "Discussions",
    decks: "Decks",
    actions: "Actions",
    glossary: "Glossaire des règles",
    news: "Nouveautés",
    none: "Rien pour « {{query}} ».",
    offline: "Hors ligne, la recherche porte sur les cartes et les règles de cet appareil.",
  },
} as const;
