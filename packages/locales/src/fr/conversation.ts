import { firstConversation } from "./first-conversation.ts";

/** What is done in a conversation, with the parts that open only when they are asked for. */
export const conversation = {
  ...firstConversation,
  again: {
    title: "Redemander",
    lead: "La nouvelle réponse s’ajoute sous la même question ; la précédente reste lisible.",
    ask_one: "Redemander pour {{count}} zap",
    ask_other: "Redemander pour {{count}} zaps",
    checking: "Vérification des zaps",
    localTitle: "La réponse serait la même",
    localReason: "La même question donne la même réponse. Ajoutez plutôt une carte ou un détail.",
  },
  feedback: {
    ...firstConversation.feedback,
    refunds:
      "Signalez une réponse probable de ce mois comme fausse et elle vous est remboursée, deux fois par mois au plus.",
    refunded: "Merci, votre avis est enregistré et la réponse vous est remboursée.",
  },
  cards: {
    ...firstConversation.cards,
    title: "Chercher des cartes",
    query: "Nom de la carte, en français ou en anglais",
    hint: "Tapez au moins trois lettres du nom.",
    loading: "Recherche des cartes…",
    none: "Aucune carte pour « {{query}} ».",
    offline: "La recherche de cartes ne répond pas. Réessayez dans un instant.",
    found_one: "{{count}} carte trouvée",
    found_other: "{{count}} cartes trouvées",
    results: "Cartes trouvées",
    chosen_zero: "Aucune carte choisie",
    chosen_one: "{{count}} carte choisie",
    chosen_other: "{{count}} cartes choisies",
    remove: "Retirer {{name}}",
    insert_zero: "Insérer dans la question",
    insert_one: "Insérer {{count}} carte",
    insert_other: "Insérer {{count}} cartes",
    full: "Trente cartes au plus par question.",
  },
} as const;
