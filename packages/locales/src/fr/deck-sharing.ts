/** The link that shows a deck to whoever has it, and what it shows (FOR-07). */
export const deckSharing = {
  title: "Partager le deck",
  text: "Toute personne qui a le lien voit la liste, sans compte et sans rien pouvoir changer. Vous pouvez le désactiver à tout moment.",
  textShared: "Toute personne qui a ce lien voit la liste. Désactivez-le, et il ne marche plus.",
  link: "Lien du deck",
  make: "Créer le lien",
  end: "Désactiver le lien",
  copy: "Copier le lien",
  copied: "Lien copié",
  send: "Envoyer le lien…",
  notCopied: "Le navigateur n’a pas permis de copier.",
  missingTitle: "Ce lien ne montre aucun deck",
  missingText: "Son propriétaire l’a peut-être désactivé, ou l’adresse est incomplète.",
} as const;
