/** What is done with an answer and a discussion: again, quote, feedback, export, card search. */
export const firstConversation = {
  actions: {
    label: "Actions de la réponse",
    more: "Autres actions sur la réponse",
    copyMarkdown: "Copier en Markdown",
    again: "Redemander",
    edit: "Modifier la question",
    helpful: "Réponse utile",
    wrong: "Réponse fausse…",
  },
  versions: {
    label: "Réponses à cette question",
    position: "{{index}} / {{count}}",
    spoken: "Réponse {{index}} sur {{count}}",
    previous: "Réponse précédente",
    next: "Réponse suivante",
  },
  quote: {
    button: "Citer ce passage",
    passage: "« {{passage}} »",
  },
  feedback: {
    title: "Qu’est-ce qui est faux ?",
    lead: "Votre avis nous aide à corriger l’Oracle.",
    comment: "Qu’est-ce qui est faux ? (facultatif)",
    send: "Envoyer l’avis",
    sent: "Merci, votre avis est enregistré.",
    withdraw: "Retirer mon avis",
    withdrawn: "Avis retiré",
  },
  export: {
    menu: "Autres actions sur la discussion",
    markdown: "Exporter en Markdown",
    json: "Exporter en JSON",
    fileName: "discussion",
  },
  detail: {
    label: "Précisez pour obtenir une décision",
  },
  changed: {
    mark: "modifiée depuis",
    title: "Cette règle a changé depuis la réponse.",
    before: "Dans la réponse, règles du {{date}}",
    now: "Aujourd’hui, règles du {{date}}",
    moved: "Aujourd’hui, règle {{number}} des règles du {{date}}",
    removed: "Cette règle n’existe plus dans les règles du {{date}}.",
  },
  access: {
    deleted: "Cette discussion a été supprimée.",
  },
  cards: {
    open: "Chercher des cartes",
  },
} as const;
