/** Edits that wait for the network, and what becomes of them. */
export const outbox = {
  willBeSent: "Sera envoyé",
  count_one: "{{count}} modification sera envoyée dès le retour du réseau.",
  count_other: "{{count}} modifications seront envoyées dès le retour du réseau.",
  questions_one: "{{count}} question aussi.",
  questions_other: "{{count}} questions aussi.",
  onlyQuestions_one: "{{count}} question sera envoyée dès le retour du réseau.",
  onlyQuestions_other: "{{count}} questions seront envoyées dès le retour du réseau.",
  settings: {
    name: "En attente d’envoi",
    nothing: "Toutes vos modifications sont enregistrées.",
    what_one: "{{count}} modification faite hors ligne attend d’être envoyée.",
    what_other: "{{count}} modifications faites hors ligne attendent d’être envoyées.",
  },
  leave: {
    title: "Se déconnecter sans envoyer ?",
    text_one:
      "{{count}} modification n’a pas encore été envoyée. Si vous vous déconnectez, elle est perdue.",
    text_other:
      "{{count}} modifications n’ont pas encore été envoyées. Si vous vous déconnectez, elles sont perdues.",
    action: "Se déconnecter",
  },
  notice: {
    conflict: "« {{name}} » a aussi été modifié sur un autre appareil.",
    refused: "Vos modifications de « {{name}} » n’ont pas été enregistrées.",
    decide: "Choisir",
    see: "Voir",
  },
  conflict: {
    title: "Que garder dans « {{name}} » ?",
    lead: "Cet appareil et un autre ont changé la même chose. Vos autres modifications seront réunies avec les siennes.",
    what: "Modifié",
    mine: "Ici",
    theirs: "Ailleurs",
    none: "retirée",
    copies: "{{quantity}} × {{board}}",
    commander: "commandant",
    empty: "vide",
    keepMine: "Garder les miennes",
    keepTheirs: "Garder celles de l’autre",
    rename: "Titre",
  },
  deletion: {
    title: "Supprimer « {{name}} » quand même ?",
    text: "Vous l’avez supprimé ici. Depuis, un autre appareil l’a modifié.",
    remove: "Supprimer quand même",
    keep: "Garder",
  },
  refused: {
    title: "Modifications de « {{name}} »",
    gone: "Ce deck a été supprimé sur un autre appareil. Votre version est encore sur celui-ci.",
    goneDiscussion: "Cette discussion a été supprimée sur un autre appareil.",
    saveAsNew: "Enregistrer comme nouveau deck",
    retry: "Réessayer",
    giveUp: "Abandonner",
  },
} as const;
