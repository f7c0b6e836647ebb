/** Discussions of the Oracle and the Forge: their list, sharing (DISC-01…04). */
export const discussions = {
  share: {
    open: "Partager",
    openPublic: "Partagée",
    publish: "Rendre publique…",
    confirmTitle: "Partager cette discussion ?",
    confirmText:
      "Elle devient publique : toute personne connectée qui a le lien peut lire vos questions et leurs réponses. Vous pouvez la rendre privée à tout moment.",
    confirm: "Rendre publique et copier le lien",
    copy: "Copier le lien",
    copied: "Lien copié",
    send: "Envoyer le lien…",
    makePrivate: "Rendre privée",
    madePrivate: "La discussion est de nouveau privée.",
    manualTitle: "Le lien de cette discussion",
    manualText:
      "Le navigateur n’a pas permis de le copier. Sélectionnez-le pour le copier vous-même.",
    link: "Lien",
  },
};
